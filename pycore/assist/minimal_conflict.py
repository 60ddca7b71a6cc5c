"""A minimal conflict: givens that cannot hold together, when there is no solution.

conflict  givens that no solution has together; minimal if each of them is needed
question  whether some of the givens have a solution, answered by the quickest strategy

Givens are left out, many at a time and then one by one, while there is still no solution (shrinking
by deletion). One pass over single givens is enough, because fewer givens never have fewer
solutions. It works in slices; the caller may stop at any time and keep the partial result.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from ..model.bilingual import Text, in_a_row, joined
from ..model.cell_names import LETTERS, Names
from ..model.contradictions import contradictions
from ..model.drawing import Drawing
from ..model.incremental import Incremental, advance, paused
from ..model.placement import Placement
from ..model.reason import Reason
from ..plan.given_faults import faults_of
from ..search import default_strategy, strategies_for
from ..search.events import CUT, PLACED, Search, unpack
from ..search.placements.wipeout import wipeout
from ..search.reasons import Moment
from .hints.remarks import RULES_ALONE

T = TypeVar("T")
State = TypeVar("State")

LOOKED_WITH = "forced"
"""The strategy whose first cut directly shows the sum that the givens break."""


@dataclass(frozen=True, slots=True)
class MinimalConflict:
    """The result so far: the cells of givens that cannot hold together (None: not known yet, or in
    the end that they can), whether each of them is needed, and the rule they break if that is
    directly visible."""

    cells: tuple[int, ...] | None
    least: bool = False
    reason: Reason | None = None


def conflict(
    blank: Placement, givens: Mapping[int, int], drawing: Drawing, names: Names
) -> Iterator[MinimalConflict]:
    """Yield the result so far after each slice of work; the last one is complete. `givens` are
    added to the rules of the placement."""

    def possible(
        cells: tuple[int, ...], known: MinimalConflict
    ) -> Generator[MinimalConflict, None, bool]:
        """Return whether these givens can hold together; yield the result so far meanwhile."""
        question = solvable(blank, {cell: givens[cell] for cell in cells}, drawing)
        return (yield from paused(question, known))

    remaining, known = tuple(sorted(givens)), MinimalConflict(None)
    yield known
    if (yield from possible(remaining, known)):
        yield known
        return
    remaining = yield from shrunk(remaining, possible, MinimalConflict)
    fixed = {cell: givens[cell] for cell in remaining}
    yield MinimalConflict(remaining, True, looked_at(blank, fixed, drawing, names))


def shrunk(
    remaining: tuple[T, ...],
    possible: Callable[[tuple[T, ...], State], Generator[State, None, bool]],
    state: Callable[[tuple[T, ...]], State],
) -> Generator[State, None, tuple[T, ...]]:
    """Return a minimal subset that is still impossible; yield the subset so far meanwhile."""
    size = len(remaining)
    while size:
        for some in [remaining[at : at + size] for at in range(0, len(remaining), size)]:
            fewer = tuple(one for one in remaining if one not in some)
            if not (yield from possible(fewer, state(remaining))):
                remaining = fewer
        size //= 2
    return remaining


def solvable(blank: Placement, givens: Mapping[int, int], drawing: Drawing) -> Incremental[bool]:
    """Return whether there is a solution with these givens."""
    if faults_of(blank, givens):
        return False
    placement = blank.fixing(givens)
    search = yield from default_strategy(placement).prepare(placement, drawing)
    for batch in search.batches:
        if batch.found:
            return True
        yield
    return False


def looked_at(
    blank: Placement, givens: Mapping[int, int], drawing: Drawing, names: Names
) -> Reason | None:
    """Return the rule that the givens break, or the thing that has no place beside them, if visible
    without trying anything."""
    placement = blank.fixing(givens)
    for rule in blank.rules:
        for clash in contradictions(rule, placement.givens, names):
            return clash
    dead = wipeout(blank, givens, names)
    if dead:
        return dead
    way = next((way for way in strategies_for(placement) if way.name == LOOKED_WITH), None)
    if way is None:
        return None
    search = way.start(placement, drawing)
    events = [unpack(event) for event in first_events(search, 2 * placement.size + 2)]
    kinds = [event.kind for event in events]
    placed = [event for event in events if event.kind == PLACED]
    if kinds.count(CUT) != 1 or kinds[len(placed)] != CUT or len(kinds) != 2 * len(placed) + 1:
        return None  # something was tried, or there are more events than these
    if search.why is None or not {event.cell for event in placed} <= givens.keys():
        return None
    board = [0] * placement.size
    for event in placed:
        board[event.cell] = event.value + 1
    cut = events[len(placed)]
    return search.why(Moment(board), cut.cell, cut.value, names)


def first_events(search: Search, most: int) -> list[int]:
    """Return the first events of a search: `most`, and one more if there are more."""
    events: list[int] = []
    next(search.batches)
    while len(events) <= most and (batch := advance(search.batches, 1)):
        events += batch.events
    return events


MOST_WITH_NAMES = 5

FEWER = Text("Perhaps only some of them conflict.", "このうちの一部だけが原因かもしれません。")


def in_words(
    known: MinimalConflict, givens: Mapping[int, int], names: Names, own: Collection[int] = ()
) -> Text:
    """Describe a conflict in a sentence or two. `own` are cells that the user filled in and can
    clear; they are named first."""
    if known.cells is None:
        return Text("These numbers can stand together.", "これらの数は両立します。")
    if not known.cells:
        return RULES_ALONE
    mine = listed([cell for cell in known.cells if cell in own], givens, names)
    rest = listed([cell for cell in known.cells if cell not in own], givens, names)
    en, ja = listed(known.cells, givens, names)
    what = Text("cells", "マス") if names.values else Text("numbers", "数")
    why = known.reason.words if known.reason else Text("", "") if known.least else FEWER
    if len(known.cells) == 1:
        words = Text(f"No solution has {en}.", joined(ja, "を含む解はありません。"))
        if names.values:
            words = _never(known.cells[0], givens, names)
    elif mine.en and rest.en:
        words = Text(
            f"The {what.en} filled in contradict the givens: {mine.en}, with {rest.en}.",
            joined(
                f"自分で入れた{what.ja}と初めの{what.ja}が両立しません：{mine.ja}"
                f"（初めの{what.ja}は",
                rest.ja,
                "）。",
            ),
        )
    else:
        words = Text(f"These clash: {en}.", f"次の{what.ja}は両立しません：{ja}。")
    return Text(f"{words.en} {why.en}".rstrip(), f"{words.ja}{why.ja}")


def _never(cell: int, givens: Mapping[int, int], names: Names) -> Text:
    """Say that no solution has that value, which has a name, in the cell."""
    at, state = names.cell(cell), names.state(givens[cell])
    return Text(
        f"There is no solution in which {at.en} is {state.en}.",
        joined(at.ja, "が", state.ja, "になる解はありません。"),
    )


def listed(cells: Iterable[int], givens: Mapping[int, int], names: Names) -> Text:
    """List values with their cells; if there are many, under short names."""
    cells = list(cells)
    if len(cells) > MOST_WITH_NAMES:
        names = shortened(names)
    return in_a_row(names.held(cell, givens[cell]) for cell in cells)


def shortened(names: Names) -> Names:
    """Return short names of the cells, unless they are letters, which the board does not show."""
    if len(names.signs) <= LETTERS:
        return names
    return names._replace(cells=tuple(Text(sign, sign) for sign in names.signs))
