"""Flags in combination: --workers, --keep, --limit, --seconds and givens, for `solve` and `count`.

straight   the same command without workers
again      the same command once more, with the same file of finished parts
lines lost the file loses lines before the command is given once more
hurried    the first time the command has next to no seconds
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

from pycore.model.placement import Solution
from tests.fuzz import asked
from tests.fuzz.asked import Answer, Asked, answer, by_threads, folder_of, refusal, true_answer
from tests.fuzz.harness import Fuzzer, Tried, expect

HURRIED = ("--seconds", "0.0001")
IN_TIME = ("--seconds", "600")


class Flagged(NamedTuple):
    """What is asked; how many workers and parts (workers None: none are named); whether parts are
    kept; the limit; whether it has few seconds, or enough; which part of the lines is lost."""

    asked: Asked
    workers: int | None
    parts: int
    keep: bool
    limit: int | None
    hurried: bool
    in_time: bool
    lost: float


def flagged(random: Random) -> Flagged:
    """Any combination."""
    return Flagged(
        asked.asked(random),
        random.choice((None, 1, 2, 3)),
        random.choice((1, 3, 20, 60)),
        random.random() < 0.6,
        random.choice((None, None, 1, 2, 10, 999_999_999)),
        random.random() < 0.15,
        random.random() < 0.3,
        random.random(),
    )


def check(case: Flagged, tried: Tried) -> None:
    """The answers agree with the oracle, with each other, and with what is kept."""
    truth = case.asked.truth
    with folder_of(case.asked.board) as (folder, puzzle), by_threads(case.parts):
        words, kept = case.asked.words(puzzle), folder / "kept"
        straight = answer([*words, *limit_words(case)])
        tried["command lines"] += 1
        judge("straight", case, straight, truth)
        flags = [*limit_words(case), *worker_words(case), *(IN_TIME if case.in_time else ())]
        flags += ["--keep", str(kept)] if case.keep else []
        if case.hurried:
            judge("hurried", case, answer([*words, *flags, *HURRIED]), truth, cut=True)
        for name in ("first", "again", "lines lost"):
            given = answer([*words, *flags])
            judge(name, case, given, truth)
            same_answer(name, given, straight, case)
            tried["command lines"] += 1
            if not case.keep:
                break
            tried[name] += 1
            kept_on(name, case, kept)


def limit_words(case: Flagged) -> list[str]:
    """The limit as words."""
    return [] if case.limit is None else ["--limit", str(case.limit)]


def worker_words(case: Flagged) -> list[str]:
    """The workers as words."""
    return [] if case.workers is None else ["--workers", str(case.workers)]


def judge(
    name: str, case: Flagged, given: Answer, truth: list[Solution], cut: bool = False
) -> None:
    """An answer, or a refusal for a reason that holds."""
    with_keep = case.keep and name != "straight"
    reasons = {
        "givens that contradict each other": not truth,
        "nobody keeps what is limited": with_keep and case.limit is not None,
        "nothing is kept of what is not visited": with_keep and not case.asked.is_visited,
    }
    if not refusal(name, given, reasons):
        true_answer(name, given, truth, case.limit, cut)


def same_answer(name: str, given: Answer, straight: Answer, case: Flagged) -> None:
    """It says what the straight run says; where a limit ended it, nodes and cuts may differ."""
    if 2 in (given.code, straight.code):
        return
    expect(f"{name}: printed as by a straight run", given.cells, straight.cells)
    apart = {"nodes", "cuts", "classes"} if not straight.totals["finished"] else set()
    ours, theirs = (
        {field: value for field, value in each.totals.items() if field not in apart}
        for each in (given, straight)
    )
    expect(f"{name}: totals as those of a straight run", ours, theirs)


def kept_on(name: str, case: Flagged, file: Path) -> None:
    """What is kept is not done again; then lose some of its lines."""
    with suppress(FileNotFoundError):  # nothing is kept of what was refused
        head, *lines = file.read_bytes().splitlines(keepends=True)
        expect(f"{name}: each part is kept once", len(set(lines)), len(lines))
        random = Random(case.lost)
        file.write_bytes(head + b"".join(line for line in lines if random.random() > case.lost))


def simpler(case: Flagged) -> Iterator[Flagged]:
    """A flag less, fewer parts, something simpler that is asked."""
    for plainer in (
        case._replace(workers=None),
        case._replace(keep=False),
        case._replace(limit=None),
        case._replace(hurried=False),
        case._replace(in_time=False),
    ):
        if plainer != case:
            yield plainer
    for parts in (1, 3):
        if parts < case.parts:
            yield case._replace(parts=parts)
    for simpler_asked in asked.simpler(case.asked):
        yield case._replace(asked=simpler_asked)


FUZZER = Fuzzer(
    "flags",
    "However --workers, --keep, --limit, --seconds and givens are combined, the answer is true, "
    "and the same as that of a straight run.",
    flagged,
    check,
    simpler,
    short=20,
    share=3,
)
