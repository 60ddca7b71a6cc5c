"""Grades beside those of hodoku-py and pencilmark: `python -m tests.bench.grades FOLDER`.

The folder has one list of Sudokus a source, 81 characters a line. The others run in an environment
of their own, with a limit for each puzzle; what they said is kept in the folder, so that a run goes
on where the last one ended. The answer is what docs/levels.md says: rank correlations, and which
levels meet.

left out  a puzzle that one of the others did not grade within the limit; it is counted
ranks     1, 2, 3 ... by score, equal scores with the mean of their ranks
"""

from __future__ import annotations

import json
import math
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from pycore.assist.hints import LEVEL_NAMES, grading
from pycore.puzzles import puzzle_named
from tests.bench.others import python_with

OTHERS = ("hodoku-py==0.2.1", "pencilmark==1.0.0rc1")
SCRIPT = Path(__file__).parent / "programs" / "others_grades.py"
KEPT = "grades.jsonl"

SECONDS = 60
"""The limit for one puzzle and one program, of processor time."""

BY_HODOKU = ("EASY", "MEDIUM", "HARD", "UNFAIR", "EXTREME")
BY_PENCILMARK = {"Very Easy": 0, "Easy": 1, "Medium": 2, "Hard": 2, "Very Hard": 3, "Extreme": 4}
"""Their levels beside ours, by index."""


class Graded(NamedTuple):
    """A puzzle with its source; of each program the level and the score."""

    source: str
    ours: tuple[str, float]
    hodoku: tuple[str, float]
    pencilmark: tuple[str, float]


def main(folder: Path) -> None:
    """Grade all puzzles, and print how the grades agree."""
    source_of = {
        puzzle: listed.stem
        for listed in sorted(folder.glob("*.txt"))
        for puzzle in listed.read_text().split()
    }
    theirs = _graded_by_others([*source_of], folder / KEPT)
    whole = [
        Graded(source_of[puzzle], _ours(puzzle), *_pair(theirs[puzzle]))
        for puzzle in source_of
        if all(theirs[puzzle].values())
    ]
    refused = {
        name: sum(not theirs[puzzle][name] for puzzle in source_of)
        for name in ("hodoku", "pencilmark")
    }
    print(f"{len(source_of)} puzzles of {len({*source_of.values()})} sources")
    print(f"not graded by the others within {SECONDS} s: {refused}")
    print("by source:", dict(Counter(each.source for each in whole)))
    hard = [each for each in whole if LEVEL_NAMES.index(each.ours[0]) >= 2]
    for title, some in (("all", whole), ("hard and more", hard)):
        ours = [each.ours[1] for each in some]
        one = [each.hodoku[1] for each in some]
        other = [each.pencilmark[1] for each in some]
        found = correlation(ours, one), correlation(ours, other), correlation(one, other)
        print(f"{title}, {len(some)}: ours with HoDoKu's, with pencilmark's, these two:", *found)
    for level in LEVEL_NAMES:
        mine = [each for each in whole if each.ours[0] == level]
        hodoku, pencilmark = (dict(Counter(each[k][0] for each in mine)) for k in (2, 3))
        print(level, len(mine), hodoku, pencilmark)
    print("two levels away from both:", sum(min(_apart(each)) > 1 for each in whole))
    print("from one:", [each for each in whole if max(_apart(each)) > 1 >= min(_apart(each))])


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """The rank correlation (Spearman)."""
    a, b = _ranks(one), _ranks(other)
    middle = (len(a) + 1) / 2
    both = sum((x - middle) * (y - middle) for x, y in zip(a, b, strict=True))
    each = sum((x - middle) ** 2 for x in a) * sum((y - middle) ** 2 for y in b)
    return round(both / math.sqrt(each), 3)


def _ranks(scores: Sequence[float]) -> list[float]:
    places: dict[float, list[int]] = {}
    for place, score in enumerate(sorted(scores), 1):
        places.setdefault(score, []).append(place)
    return [sum(places[score]) / len(places[score]) for score in scores]


def _apart(graded: Graded) -> tuple[int, int]:
    """How many levels ours is away from each of theirs."""
    ours = LEVEL_NAMES.index(graded.ours[0])
    beside = BY_HODOKU.index(graded.hodoku[0]), BY_PENCILMARK[graded.pencilmark[0]]
    return abs(ours - beside[0]), abs(ours - beside[1])


def _pair(theirs: Mapping[str, Sequence[object]]) -> tuple[tuple[str, float], tuple[str, float]]:
    (level, score), (band, difficulty) = theirs["hodoku"], theirs["pencilmark"]
    return (str(level), float(str(score))), (str(band), float(str(difficulty)))


def _ours(puzzle: str) -> tuple[str, float]:
    sudoku = puzzle_named("sudoku")
    empty = sudoku.placement(sudoku.settings({}))
    given = {cell: int(sign) for cell, sign in enumerate(puzzle) if sign not in "0."}
    *_, grade = grading(empty.with_givens(given))
    return grade.name, float(grade.score or 0)


def _graded_by_others(
    puzzles: Sequence[str], kept: Path
) -> Mapping[str, Mapping[str, Sequence[object]]]:
    """What the others say of each puzzle; what is not kept yet is asked, and kept."""
    lines = kept.read_text().splitlines() if kept.exists() else []
    known = {entry.pop("puzzle"): entry for entry in map(json.loads, lines)}
    new = [puzzle for puzzle in puzzles if puzzle not in known]
    if new:
        command = [str(python_with("bench-grades", *OTHERS)), str(SCRIPT), str(SECONDS)]
        with kept.open("a") as file:
            subprocess.run(command, input="\n".join(new), stdout=file, text=True, check=True)
        return _graded_by_others(puzzles, kept)
    return known


if __name__ == "__main__":
    main(Path(sys.argv[1]))
