"""Hints: the next step a person could take, and the difficulty of a puzzle by the steps it needs.

technique   a kind of inference from a position; the simplest are tried first
grade       the hardest technique needed, in five levels
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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
from .followed import with_single
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
from .turbot import FORMS, turbot
from .unique_rectangles import unique_rectangle
from .wings import xy_wing, xyz_wing

__all__ = [
    "LEVELS",
    "LEVEL_NAMES",
    "TECHNIQUE_NAMES",
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
    "up_to",
    "up_to_level",
    "used_to_solve",
]


class Technique(NamedTuple):
    """The level, the name of its steps, and the function that finds one."""

    level: int
    names: tuple[str, ...]
    find: Callable[[Position], Step | None]


TECHNIQUES = (
    Technique(0, ("hidden-single",), hidden_single),
    Technique(0, ("naked-single",), naked_single),
    Technique(1, ("pointing",), pointing),
    Technique(1, ("claiming",), claiming),
    Technique(1, ("naked-pair",), naked(2)),
    Technique(1, ("hidden-pair",), hidden(2)),
    Technique(2, ("naked-triple",), naked(3)),
    Technique(2, ("hidden-triple",), hidden(3)),
    Technique(2, ("x-wing",), fish(2)),
    Technique(2, ("naked-quad",), naked(4)),
    Technique(2, ("hidden-quad",), hidden(4)),
    Technique(2, tuple(FORMS), turbot),
    Technique(2, ("remote-pair",), remote_pair),
    Technique(2, ("unique-rectangle",), unique_rectangle),
    Technique(2, ("hidden-rectangle",), hidden_rectangle),
    Technique(2, ("xy-wing",), xy_wing),
    Technique(2, ("w-wing",), w_wing),
    Technique(2, ("swordfish",), fish(3)),
    Technique(2, ("xyz-wing",), xyz_wing),
    Technique(2, ("empty-rectangle",), empty_rectangle),
    Technique(2, ("simple-colouring",), colouring),
    Technique(3, ("multi-colouring",), multi_colouring),
    Technique(3, ("finned-x-wing",), finned(2)),
    Technique(3, ("finned-swordfish",), finned(3)),
    Technique(3, ("jellyfish",), fish(4)),
    Technique(3, ("sue-de-coq",), sue_de_coq),
    Technique(3, ("finned-jellyfish",), finned(4)),
    Technique(3, ("x-chain",), x_chain),
    Technique(3, ("xy-chain",), xy_chain),
    Technique(3, ("als-xz",), als_xz),
    Technique(3, ("chain",), any_chain),
)
"""Simplest first."""

TECHNIQUE_NAMES = tuple(name for technique in TECHNIQUES for name in technique.names)

Scale = tuple[tuple[str, Text], ...]
"""Levels of difficulty, by name, with the methods that they need."""

LEVELS: Scale = (
    ("easy", Text("Easy: singles only", "初級（単独候補だけ）")),
    ("medium", Text("Medium: pointing, claiming, pairs", "中級（候補の予約、ペア）")),
    ("hard", Text("Hard: triples, wings, fish", "上級（トリプル、ウィングなどの型）")),
    ("expert", Text("Expert: chains, fish with fins", "超上級（チェーン、フィン付きの型）")),
    ("extreme", Text("Extreme: trials", "最上級（仮置き）")),
)
"""The levels of the techniques."""

LEVEL_NAMES = tuple(name for name, _ in LEVELS)

TRIAL = 4


class Use(NamedTuple):
    """How often a technique was used, its title and its level."""

    title: Text
    times: int
    level: int


@dataclass(frozen=True)
class Grade:
    """The difficulty of a puzzle: its level (an index into `scale`), the techniques used, by name,
    and the number of cells filled so far."""

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
        """The methods that the level needs, and the score."""
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


def next_rule(
    position: Position, techniques: Sequence[Technique] = TECHNIQUES
) -> tuple[int, Step] | None:
    """Return the simplest step by rule from a position, with its level; None when no rule
    applies."""
    for technique in techniques:
        step = technique.find(position)
        if step:
            return technique.level, step
    return None


def next_step(placement: Placement, position: Position) -> Incremental[tuple[int, Step] | None]:
    """Find the simplest step, in slices: a trial if no rule applies, None if nothing can be
    concluded."""
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
    """Return the next step after adding `filled` (by cell) to the givens, with the single that it
    leaves, or the fault in these values.

    `removed` are (cell, value) pairs excluded by earlier steps. Without `names` cells and units are
    named by number.
    """
    return result_of(hint_in_slices(placement, filled, names, removed))


def hint_in_slices(
    placement: Placement,
    filled: Mapping[int, int],
    names: Names | None = None,
    removed: Iterable[tuple[int, int]] = (),
) -> Incremental[Step]:
    """Like `hint`, in slices."""
    givens = placement.givens
    wrong = yield from remarked(placement, filled, solutions_in_slices, names)
    if wrong:
        return wrong
    is_unique = yield from _has_one_solution(placement)
    position = Position(placement, {**givens, **filled}, names, removed, is_unique)
    if contradiction(position):  # marks were removed wrongly
        position = Position(placement, {**givens, **filled}, names, is_unique=is_unique)
    step = yield from next_step(placement, position)
    return with_single(position, step[1]) if step else SEVERAL


def _has_one_solution(placement: Placement) -> Incremental[bool]:
    return len((yield from solutions_in_slices(placement, 2))) == 1


def steps(placement: Placement, names: Names | None = None) -> Iterator[tuple[int, Step]]:
    """Yield the steps from the givens on, each with its level, until the end or until nothing more
    can be concluded.

    For a placement with a solution; steps are found one at a time.
    """
    return (step for step in steps_and_pauses(placement, names) if step)


def steps_and_pauses(
    placement: Placement, names: Names | None = None
) -> Iterator[tuple[int, Step] | None]:
    """Like `steps`, in slices: None for a pause in the search for the next step."""
    is_unique = yield from paused(_has_one_solution(placement), None)
    position = Position(placement, placement.givens, names, is_unique=is_unique)
    while len(position.filled) < placement.size:
        step = yield from next_step(placement, position)
        if step is None:
            return
        yield step
        position.take(step[1].places, step[1].removes)


def solved_by(placement: Placement, level: int) -> bool:
    """Return whether the rules up to this level (without trials) solve a puzzle with exactly one
    solution."""
    return used_to_solve(placement, up_to_level(level)) is not None


def up_to_level(level: int) -> Sequence[Technique]:
    """Return the techniques of a level and the levels below."""
    return [technique for technique in TECHNIQUES if technique.level <= level]


def up_to(name: str) -> Sequence[Technique]:
    """Return the techniques up to the one with this name."""
    last = next(at for at, technique in enumerate(TECHNIQUES) if name in technique.names)
    return TECHNIQUES[: last + 1]


def used_to_solve(placement: Placement, techniques: Sequence[Technique]) -> set[str] | None:
    """Solve a puzzle with exactly one solution by these techniques, always the simplest; return the
    names of those used, None if they do not solve it."""
    position = Position(placement, placement.givens, is_unique=True)
    used = set()
    while reached := next_rule(position, techniques):
        step = reached[1]
        used.add(step.technique)
        position.take(step.places, step.removes)
    return used if len(position.filled) == placement.size else None


def grading(placement: Placement) -> Iterator[Grade]:
    """Yield the grade so far of a puzzle with exactly one solution, in slices; the last one is
    complete."""
    grade = Grade(0, {}, len(placement.givens))
    yield grade
    for reached in steps_and_pauses(placement):
        if reached:
            grade = grade.after(*reached)
        yield grade


def grade(placement: Placement) -> Grade:
    """Grade a puzzle with exactly one solution."""
    *_, whole = grading(placement)
    return whole
