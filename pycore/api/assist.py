"""Helping a person: what all solutions share, the next step, a new puzzle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import randint

from ..assist.backbone import Backbone as Known
from ..assist.generate import LARGEST_SEED, Making, Wish, read_seed
from ..assist.generate import generate as make
from ..assist.hints import LEVEL_NAMES, Step, grading
from ..assist.rule_hints import hint_in_slices
from ..assist.some_solutions import backbone as what_is_shared
from ..model.bilingual import BadInput, Named, Text, shown, spelled
from ..model.drawing import Drawing
from ..model.notation import write_line
from ..model.placement import Placement
from ..model.puzzle import Puzzle
from ..model.rules import whole_numbers
from .arguments import checked, unusable
from .budget import Budget, last_state, within
from .subject import PlacementSubject, all_different, check_values, placement_subject


@dataclass(frozen=True, slots=True)
class Shared:
    """What is known of all solutions: `possible[cell]` are values that the cell has in some
    solution, in increasing order.

    `open` counts what is not decided yet; `finished` is when nothing is. Then `certain` are the
    cells with the same value in all solutions, and `possible` is empty everywhere if there is no
    solution. Until then `certain` is empty.
    """

    possible: tuple[tuple[int, ...], ...]
    certain: Mapping[int, int]
    open: int
    finished: bool


@checked
def shared(
    task: Puzzle | Placement,
    options: Mapping[str, str] | None = None,
    givens: Mapping[int, int] | None = None,
    *,
    seconds: float | None = None,
    progress: Callable[[Shared], object] | None = None,
) -> Shared:
    """What all solutions have in common. Raises BadInput for what cannot be used."""
    budget = Budget(seconds)
    placement = placement_subject(task, options, givens).made

    def tell(known: Known) -> None:
        if progress:
            progress(_shared(known))

    return _shared(last_state(what_is_shared(placement), budget, tell)[0])


def _shared(known: Known) -> Shared:
    finished = not known.open
    return Shared(known.possible, known.certain if finished else {}, known.open, finished)


@dataclass(frozen=True, slots=True)
class Hinted:
    """The next step, None unless `finished`: when the time was up before one was found."""

    step: Step | None
    finished: bool


@checked
def hint(
    task: Puzzle | Placement,
    options: Mapping[str, str] | None = None,
    givens: Mapping[int, int] | None = None,
    filled: Mapping[int, int] | None = None,
    removed: Iterable[tuple[int, int]] = (),
    *,
    seconds: float | None = None,
) -> Hinted:
    """The next step that a person could take, or what is wrong with what stands.

    `filled` (by cell) is what the person has filled in beside the givens, `removed` are the (cell,
    value) pairs that steps before this have excluded; they have no meaning where there are other
    rules than that numbers differ. Raises BadInput for what cannot be used.
    """
    budget = Budget(seconds)
    asked = placement_subject(task, options, givens)
    check_values(asked, filled or {})
    pairs = list(_pairs(asked, removed))
    work = hint_in_slices(asked.made, filled or {}, asked.names, pairs)
    step = within(work, budget)
    return Hinted(step, step is not None)


PAIRS = Text("pairs of a cell and one of its values", "マスとその数の組")


def _pairs(
    asked: PlacementSubject, removed: Iterable[tuple[int, int]]
) -> Iterator[tuple[int, int]]:
    """The pairs that are excluded. Raises BadInput for what is none of this placement."""
    if not isinstance(removed, Iterable):
        raise unusable("removed", PAIRS, removed)
    for pair in removed:
        if not (isinstance(pair, tuple | list) and whole_numbers(tuple(pair)) and len(pair) == 2):
            raise unusable("removed", PAIRS, pair)
        cell, value = pair
        if cell not in range(asked.made.size) or value not in asked.made.values:
            raise unusable("removed", PAIRS, pair)
        yield cell, value


@dataclass(frozen=True, slots=True)
class Generated:
    """A new puzzle with exactly one solution: `givens` by cell, `text` in the puzzle's own text
    form (None for a placement of one's own).

    `finished` tells whether the work came to its end: then `givens` is None only when no puzzle of
    the difficulty came out. The same `seed` and wishes give the same puzzle. `difficulty` is a name
    of the levels easy, medium, hard, expert, `techniques` how often each was needed; None and empty
    when the time was up before that was known.
    """

    givens: Mapping[int, int] | None
    text: str | None
    finished: bool
    seed: int
    difficulty: str | None
    techniques: Mapping[str, int]


@checked
def generate(
    task: Puzzle | Placement,
    options: Mapping[str, str] | None = None,
    *,
    seed: int | None = None,
    difficulty: str | None = None,
    symmetric: bool = False,
    minimal: bool = False,
    drawing: Drawing | None = None,
    seconds: float | None = None,
    progress: Callable[[Making], object] | None = None,
) -> Generated:
    """Make a puzzle with exactly one solution; the givens of a placement of one's own stay.

    Without a seed one is drawn. `symmetric`: the givens lie in half-turn symmetry of the drawing;
    `minimal`: none of them (with `symmetric`: no pair) can go. Raises BadInput for what cannot be
    used, for a puzzle with other rules, and where there is no solution at all.
    """
    budget = Budget(seconds)
    asked = placement_subject(task, options, None, drawing)
    placement = all_different(asked)
    chosen = randint(0, LARGEST_SEED) if seed is None else read_seed(spelled(seed))
    wish = Wish(chosen, _level(difficulty), symmetric, minimal)
    making, ended = last_state(make(placement, asked.drawing, wish), budget, progress)
    if making.puzzle is None:
        return Generated(None, None, ended, chosen, None, {})
    graded, whole = last_state(grading(placement.with_givens(making.puzzle)), budget, None)
    return Generated(
        dict(making.puzzle),
        _text(asked, making.puzzle),
        whole,
        chosen,
        LEVEL_NAMES[graded.level] if whole else None,
        graded.techniques if whole else {},
    )


def _level(difficulty: str | None) -> int | None:
    """The level of that name. Raises BadInput when there is none."""
    if difficulty is None:
        return None
    if difficulty in LEVEL_NAMES:
        return LEVEL_NAMES.index(difficulty)
    names = ", ".join(LEVEL_NAMES)
    raise BadInput(
        Named("difficulty"),
        Text(
            f"{shown(str(difficulty))} is not known; choose one of {names}.",
            f"{shown(str(difficulty))} はありません（{names}）。",
        ),
    )


def _text(asked: PlacementSubject, givens: Mapping[int, int]) -> str | None:
    return write_line(givens, asked.puzzle, asked.settings) if asked.puzzle else None
