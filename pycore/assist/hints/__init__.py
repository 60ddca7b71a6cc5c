"""Hints: the next step a person could take, and how hard a puzzle is, judged by the steps it needs.

technique   a way to conclude something from a position; they are tried from the simplest on
grade       the hardest technique needed, in five levels
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ...bitboards.solutions import solutions_in_slices
from ...model.bilingual import Text
from ...model.cell_names import Names
from ...model.incremental import Incremental, paused, result_of
from ...model.placement import Placement
from .almost_locked import als_xz
from .chains import any_chain, empty_rectangle, x_chain, xy_chain
from .colouring import colouring
from .fish import finned, fish
from .hidden_rectangles import hidden_rectangle
from .locked import claiming, pointing
from .multi_colouring import multi_colouring
from .paired import remote_pair, w_wing
from .points import POINTS
from .position import Position
from .remarks import SEVERAL, remarked, unlike_the_only
from .singles import hidden_single, naked_single
from .step import Step, Strength
from .subsets import hidden, naked
from .sue_de_coq import sue_de_coq
from .trial import contradiction, long_trial, trial
from .turbot import turbot
from .unique_rectangles import unique_rectangle
from .wings import xy_wing, xyz_wing

__all__ = [
    "LEVELS",
    "LEVEL_NAMES",
    "Grade",
    "Position",
    "Step",
    "Strength",
    "grade",
    "grading",
    "hint",
    "hint_in_slices",
    "solved_by",
    "steps",
    "unlike_the_only",
]

TECHNIQUES: tuple[tuple[int, Callable[[Position], Step | None]], ...] = (
    (0, hidden_single),
    (0, naked_single),
    (1, pointing),
    (1, claiming),
    (1, naked(2)),
    (1, hidden(2)),
    (2, naked(3)),
    (2, hidden(3)),
    (2, fish(2)),
    (2, naked(4)),
    (2, hidden(4)),
    (2, turbot),
    (2, remote_pair),
    (2, unique_rectangle),
    (2, hidden_rectangle),
    (2, xy_wing),
    (2, w_wing),
    (2, fish(3)),
    (2, xyz_wing),
    (2, empty_rectangle),
    (2, colouring),
    (3, multi_colouring),
    (3, finned(2)),
    (3, finned(3)),
    (3, fish(4)),
    (3, sue_de_coq),
    (3, finned(4)),
    (3, x_chain),
    (3, xy_chain),
    (3, als_xz),
    (3, any_chain),
)
"""Level and technique, the simplest first."""

Scale = tuple[tuple[str, Text], ...]
"""Levels of difficulty, by name, with what they need."""

LEVELS: Scale = (
    ("easy", Text("Easy: singles only", "初級（単独候補だけ）")),
    ("medium", Text("Medium: pointing, claiming, pairs", "中級（候補の予約、ペア）")),
    ("hard", Text("Hard: triples, wings, fish", "上級（トリプル、ウィングなどの型）")),
    ("expert", Text("Expert: chains, fish with fins", "超上級（チェーン、フィン付きの型）")),
    ("extreme", Text("Extreme: trials", "最上級（仮置き）")),
)
"""Those of the techniques."""

LEVEL_NAMES = tuple(name for name, _ in LEVELS)

TRIAL = 4


class Use(NamedTuple):
    """How often a technique was used, its title and its level."""

    title: Text
    times: int
    level: int


@dataclass(frozen=True)
class Grade:
    """How hard a puzzle is: its level (an index into `scale`), the techniques that were used, by
    name, and how many cells are filled by then."""

    level: int
    used: Mapping[str, Use]
    filled: int
    scale: Scale = LEVELS

    @property
    def name(self) -> str:
        """The name of the level."""
        return self.scale[self.level][0]

    @property
    def words(self) -> Text:
        """What the level needs, and the score."""
        words, score = self.scale[self.level][1], self.score
        if score is None:
            return words
        return Text(f"{words.en}; {score:,} points", f"{words.ja}、{score:,} 点")

    @property
    def score(self) -> int | None:
        """The points of all steps (points.py); None where no techniques are named."""
        if not self.used:
            return None
        return sum(POINTS[name] * use.times for name, use in self.used.items())

    @property
    def techniques(self) -> dict[str, int]:
        """How often each technique was used."""
        return {name: use.times for name, use in self.used.items()}

    def after(self, level: int, step: Step) -> Grade:
        """Return the grade after one more step of that level."""
        times = self.used[step.technique].times if step.technique in self.used else 0
        used = {**self.used, step.technique: Use(step.title, times + 1, level)}
        return Grade(max(self.level, level), used, self.filled + len(step.places))


def next_rule(position: Position, most: int = TRIAL) -> tuple[int, Step] | None:
    """Return the simplest step by rule from a position, with its level (up to `most`); None when no
    rule applies."""
    for level, technique in TECHNIQUES:
        step = technique(position) if level <= most else None
        if step:
            return level, step
    return None


def next_step(placement: Placement, position: Position) -> Incremental[tuple[int, Step] | None]:
    """Find the simplest step, a trial if no rule applies; None when nothing can be concluded. It
    comes in slices."""
    ruled = next_rule(position)
    if ruled:
        return ruled
    yield
    step = trial(placement, position) or (yield from long_trial(placement, position))
    return (TRIAL, step) if step else None


def hint(
    placement: Placement,
    filled: Mapping[int, int],
    names: Names | None = None,
    removed: Iterable[tuple[int, int]] = (),
) -> Step:
    """Return the next step when `filled` (by cell) is added to the givens, or what is wrong with
    these values.

    `removed` are (cell, value) pairs that earlier steps have excluded. Without `names` cells and
    units are named by number.
    """
    return result_of(hint_in_slices(placement, filled, names, removed))


def hint_in_slices(
    placement: Placement,
    filled: Mapping[int, int],
    names: Names | None = None,
    removed: Iterable[tuple[int, int]] = (),
) -> Incremental[Step]:
    """Do the same as `hint`, in slices."""
    givens = placement.givens
    wrong = yield from remarked(placement, filled, solutions_in_slices, names)
    if wrong:
        return wrong
    is_unique = yield from _has_one_solution(placement)
    position = Position(placement, {**givens, **filled}, names, removed, is_unique)
    if contradiction(position):  # marks were removed wrongly
        position = Position(placement, {**givens, **filled}, names, is_unique=is_unique)
    step = yield from next_step(placement, position)
    if step:
        return step[1]
    return SEVERAL


def _has_one_solution(placement: Placement) -> Incremental[bool]:
    return len((yield from solutions_in_slices(placement, 2))) == 1


def steps(placement: Placement, names: Names | None = None) -> Iterator[tuple[int, Step]]:
    """Yield the steps from the givens to the end, or until nothing more can be concluded, each with
    its level.

    For a placement with a solution; the steps come one at a time, so that the caller may stop.
    """
    return (step for step in steps_and_pauses(placement, names) if step)


def steps_and_pauses(
    placement: Placement, names: Names | None = None
) -> Iterator[tuple[int, Step] | None]:
    """Yield the same, in slices: None for a pause in the search for the next step."""
    is_unique = yield from paused(_has_one_solution(placement), None)
    position = Position(placement, placement.givens, names, is_unique=is_unique)
    while len(position.filled) < placement.size:
        step = yield from next_step(placement, position)
        if step is None:
            return
        yield step
        position.take(step[1].places, step[1].removes)


def solved_by(placement: Placement, level: int) -> bool:
    """Return whether the rules up to this level (without trials) fill in everything in a puzzle
    with exactly one solution."""
    position = Position(placement, placement.givens, is_unique=True)
    while step := next_rule(position, level):
        position.take(step[1].places, step[1].removes)
    return len(position.filled) == placement.size


def grading(placement: Placement) -> Iterator[Grade]:
    """Yield the grade so far of a puzzle with exactly one solution; the last one is complete. It
    comes in slices."""
    grade = Grade(0, {}, len(placement.givens))
    yield grade
    for reached in steps_and_pauses(placement):
        if reached:
            grade = grade.after(*reached)
        yield grade


def grade(placement: Placement) -> Grade:
    """Return how hard a puzzle with exactly one solution is."""
    *_, whole = grading(placement)
    return whole
