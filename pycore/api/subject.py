"""The subject of a call: an entry of the catalogue with options and givens, or the caller's own
placement or movement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from ..model.bilingual import BadInput, Named, Text, spelled
from ..model.cell_names import Names, by_number
from ..model.drawing import Drawing, grid
from ..model.movement import Movement
from ..model.only_all_different import only_all_different
from ..model.placement import Placement
from ..model.puzzle import Puzzle, Settings, as_typed
from ..model.rules import numbers_in, whole_numbers
from ..model.seed import read_seed
from ..plan.given_faults import faults_of
from ..search import chosen_strategy, incomplete_for, strategies_for, strategy_named
from ..search.strategy import Strategy
from ..task.faults import usable

if TYPE_CHECKING:
    from ..task.movements import MovementTask
    from ..task.placements import PlacementTask

Options = Mapping[str, str | int]
"""Options as typed, or numbers: {"order": "7"}, {"order": 7}."""

Givens = Mapping[int, int]
"""Values fixed before the search, by cell."""

LARGEST = 10**600
"""The limit on a placement's numbers, because Python does not write longer ones in decimal."""


NO_SETTINGS: Settings = MappingProxyType({})
"""The names of a user's own placement."""


class PlacementSubject(NamedTuple):
    """A placement with its givens; `puzzle` is None outside the catalogue."""

    made: Placement
    drawing: Drawing
    puzzle: Puzzle | None = None
    settings: Settings = NO_SETTINGS

    @property
    def check(self) -> Callable[[Any], bool]:
        """The independent check of a solution."""
        return self.made.is_solution

    @property
    def strategies(self) -> list[Strategy]:
        """Return the strategies that suit, in the order in which they are compared."""
        return strategies_for(self.made)

    @property
    def offered(self) -> list[Strategy]:
        """Return these and the strategies that can only find a solution."""
        return [*self.strategies, *incomplete_for(self.made)]

    @property
    def names(self) -> Names:
        """Return the names of cells and lines, by default numbers."""
        return self.puzzle.names(self.settings) if self.puzzle else by_number(self.made.size)


class MovementSubject(NamedTuple):
    """A movement from its start."""

    made: Movement[Any]
    drawing: Drawing

    @property
    def check(self) -> Callable[[Any], bool]:
        """The independent check of a line."""
        return self.made.is_line

    @property
    def strategies(self) -> list[Strategy]:
        """Return the strategies that suit, in the order in which they are compared."""
        return strategies_for(self.made)

    @property
    def offered(self) -> list[Strategy]:
        """Return these strategies: each of them sees everything."""
        return self.strategies


def placement_subject(
    task: Puzzle | Placement,
    options: Options | None,
    givens: Givens | None,
    drawing: Drawing | None = None,
) -> PlacementSubject:
    """Return the subject. The caller's own placement without a drawing forms a row.

    Raises BadInput for an unusable option or given, for a drawing of something else, for too large
    numbers, and for a puzzle with moves.
    """
    if isinstance(task, Movement):
        raise BadInput(None, MOVES)
    if isinstance(task, Puzzle):
        settings = task.settings(as_typed(options or {}))
        blank, seen, puzzle = task.placement(settings), task.draw(settings), task
        _check_drawn(blank, seen)
    else:
        _no_options(options)
        settings, blank, puzzle = {}, task, None
        seen = grid(1, task.size) if drawing is None else drawing
        _check_drawn(task, seen)
        _check_numbers(task)
    names = puzzle.names(settings) if puzzle else None
    for fault in faults_of(blank, givens or {}, names):
        raise BadInput(*fault)
    return PlacementSubject(blank.fixing(givens or {}), seen, puzzle, settings)


def movement_subject(
    task: Puzzle | Movement[Any], options: Options | None, start: str | None
) -> MovementSubject:
    """Return the subject; `start` is a position as text, None for the default.

    Raises BadInput for an unusable option or start, and for a puzzle with cells.
    """
    if isinstance(task, Puzzle):
        from ..task.movements import movement_task  # not for placements

        understood = usable(movement_task(task, as_typed(options or {}), start or ""))
        _check_drawn(understood.movement, understood.drawing)
        return MovementSubject(understood.movement, understood.drawing)
    if isinstance(task, Placement):
        raise BadInput(None, CELLS)
    _no_options(options)
    made = task.at(task.read(start)) if start else task
    return MovementSubject(made, grid(1, made.spots))


def subject_of(task: PlacementTask) -> PlacementSubject:
    """Return the subject of a valid task."""
    return PlacementSubject(task.placement, task.drawing, task.puzzle, task.settings)


def movement_subject_of(task: MovementTask) -> MovementSubject:
    """Return the subject of a valid task with moves."""
    return MovementSubject(task.movement, task.drawing)


def subject_of_any(task: PlacementTask | MovementTask) -> PlacementSubject | MovementSubject:
    """Return the subject of a task of either kind."""
    from ..task.placements import PlacementTask

    return subject_of(task) if isinstance(task, PlacementTask) else movement_subject_of(task)


def any_subject(
    task: Puzzle | Placement | Movement[Any],
    options: Options | None,
    givens: Givens | None,
    start: str | None,
) -> PlacementSubject | MovementSubject:
    """Return the subject, of either kind. Raises BadInput for unusable arguments, also for a start
    with a placement and givens with a movement."""
    if isinstance(task, Movement) or (isinstance(task, Puzzle) and task.kind == "movement"):
        if givens:
            raise _meaningless("givens")
        return movement_subject(task, options, start)
    if start:
        raise _meaningless("start")
    return placement_subject(task, options, givens)


def strategy_for(
    asked: PlacementSubject | MovementSubject, name: str | None, seed: int | None = None
) -> Strategy:
    """Return the strategy of that name, by default the quickest suitable one, with that seed, by
    default its own. Raises BadInput."""
    return chosen_strategy(name, asked.made, None if seed is None else read_seed(spelled(seed)))


def check_values(asked: PlacementSubject, values: Givens) -> None:
    """Raise BadInput for a nonexistent cell or value, without checking for conflicts."""
    made = asked.made
    for cell, value in values.items():
        known = whole_numbers((cell, value)) and cell in range(made.size) and value in made.values
        if not known:
            raise BadInput(*faults_of(made, {cell: value}, asked.names)[0])


def all_different(asked: PlacementSubject) -> Placement:
    """Return the placement. Raises BadInput if it has rules other than all-different."""
    if not only_all_different(asked.made):
        raise BadInput(
            Named(asked.puzzle.name) if asked.puzzle else None,
            Text(
                "has rules other than that numbers differ; this needs a puzzle without them.",
                "では使えません。「同じ数が並ばない」という条件だけのパズルで使えます。",
            ),
        )
    return asked.made


MOVES = Text(
    "This has moves, not cells to fill in.", "これは動かすパズルで、数を入れるマスはありません。"
)
CELLS = Text(
    "This has cells to fill in, not moves.", "これは数を入れるパズルで、動かすものはありません。"
)


def _check_drawn(made: Placement | Movement[Any], drawing: Drawing) -> None:
    from ..task.drawn import check_drawn

    check_drawn(made, drawing)


def _check_numbers(placement: Placement) -> None:
    if any(abs(number) >= LARGEST for number in _numbers(placement)):
        raise BadInput(
            None, Text("Numbers have 600 digits at most.", "数は 600 桁までにしてください。")
        )


def _numbers(placement: Placement) -> Iterator[int]:
    yield from placement.values
    for rule in placement.rules:
        yield from numbers_in(rule)


def _no_options(options: Options | None) -> None:
    if options:
        raise _meaningless("options")


def _meaningless(name: str) -> BadInput:
    return BadInput(Named(name), Text("cannot be used here.", "はここでは使えません。"))


def racers(
    asked: PlacementSubject | MovementSubject,
    names: tuple[str, ...] | None = None,
    seed: int | None = None,
) -> list[Strategy]:
    """Return the strategies of these names, or all suitable ones, with this seed where they draw
    random numbers. Raises BadInput for an unsuitable name, and for a seed that none would use."""
    chosen = (
        asked.offered if names is None else [strategy_named(name, asked.made) for name in names]
    )
    if seed is not None and not any(strategy.seeded for strategy in chosen):
        raise BadInput(
            Named("seed"),
            Text(
                "cannot be used: none of these strategies draws random numbers.",
                "は使えません（どの解き方も乱数を使いません）。",
            ),
        )
    return [strategy.with_seed(seed) if strategy.seeded else strategy for strategy in chosen]
