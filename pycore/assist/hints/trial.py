"""Trials: when no other technique applies, assume a mark and follow singles to a contradiction.

The trial presented is the shortest found: of the trials that fail soonest, the one whose
contradiction needs the fewest singles; other singles are omitted. If no trial leads to a
contradiction, the solution is looked up, and the step says so.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from ...bitboards.deduce import place_singles
from ...bitboards.layout import layout_of
from ...bitboards.solutions import solutions_in_slices
from ...model.bilingual import Text
from ...model.incremental import Incremental
from ...model.placement import Placement
from .position import Position
from .singles import hidden_single, naked_single
from .step import Step, listed

FOLLOWED = 8
"""The number of failing trials written out; the bit boards show, approximately, which fail
soonest."""

WORTH = 3
"""A trial with this many times the singles of the best so far is not written out: too few of them
would be dropped."""

MOST_SINGLES = 120
"""A trial is abandoned after this many singles."""

TITLE = Text("Trial", "仮置き")


def trial(placement: Placement, position: Position) -> Step | None:
    """Find the shortest trial that excludes a mark; None when singles can exclude no mark."""
    best: tuple[list[tuple[int, int]], Text] | None = None
    for cell, value in marks_that_fail(placement, position)[:FOLLOWED]:
        chain = follow(position, cell, value, WORTH * len(best[0]) if best else MOST_SINGLES)
        told = chain and needed(position, chain[0])
        if told and (best is None or len(told[0]) < len(best[0])):
            best = told
    if best is None:
        return None
    (cell, value), *rest = best[0]
    at, reason = position.cell_name(cell), best[1]
    return Step(
        "trial",
        TITLE,
        Text(
            f"None of the rules that Edagari knows applies: try {at.en}.",
            f"Edagari の知っている手筋では進めません。{at.ja}で仮置きしてみてください。",
        ),
        Text(
            f"Suppose {at.en} is {value} and fill in the singles that follow ({len(rest)}).",
            f"{at.ja}を {value} と仮定して、決まるマスを順に埋めます（{len(rest)} マス）。",
        ),
        Text(
            f"Then {reason.en}, so {at.en} is not {value}.",
            f"すると{reason.ja}。したがって{at.ja}は {value} ではありません。",
        ),
        (cell,),
        removes=((cell, value),),
        chain=tuple(best[0]),
        premises=position.everything(),
    )


def marks_that_fail(placement: Placement, position: Position) -> list[tuple[int, int]]:
    """Return the marks, (cell, value), from which singles lead to a contradiction, quickest
    first."""
    layout = layout_of(placement)
    board = layout.board(position.filled)
    marked = {
        cell * layout.width + position.number_of[value]
        for cell in range(placement.size)
        for value in position.marked(cell)
    }
    for candidate in set(layout.candidates(board)) - marked:
        board &= ~layout.bits[candidate]
    failing = []
    for candidate in sorted(marked):
        trail: list[int] = []
        if place_singles(layout, board & layout.left[candidate], trail) < 0:
            failing.append((len(trail), candidate))
    failing.sort()
    return [
        (candidate // layout.width, position.values[candidate % layout.width])
        for _, candidate in failing
    ]


def follow(
    position: Position, cell: int, value: int, most: int
) -> tuple[list[tuple[int, int]], Text] | None:
    """Return the singles that follow when the cell has the value, up to a contradiction, and the
    contradiction in words.

    None when there is no contradiction within `most` singles.
    """
    supposed = position.copy()
    supposed.place(cell, value)
    chain = [(cell, value)]
    while len(chain) - 1 <= most:
        wrong = contradiction(supposed)
        if wrong:
            return chain, wrong
        step = naked_single(supposed) or hidden_single(supposed)
        if step is None:
            return None
        supposed.place(*step.places[0])
        chain.append(step.places[0])
    return None


def needed(
    position: Position, chain: list[tuple[int, int]]
) -> tuple[list[tuple[int, int]], Text] | None:
    """Return a chain reduced to the singles that its contradiction needs, and the contradiction."""
    words = _ends(position, chain)
    for entry in chain[:0:-1]:
        fewer = [each for each in chain if each != entry]
        wrong = _ends(position, fewer)
        if wrong:
            chain, words = fewer, wrong
    return words and (chain, words)


def _ends(position: Position, chain: list[tuple[int, int]]) -> Text | None:
    """Return the contradiction at the end of a chain; None if there is none, or if one of its
    values is not a single after the earlier ones."""
    supposed = position.copy()
    for at, (cell, value) in enumerate(chain):
        if at and not _is_single(supposed, cell, position.number_of[value]):
            return None
        supposed.place(cell, value)
    return contradiction(supposed)


def _is_single(position: Position, cell: int, number: int) -> bool:
    if position.marks[cell] == 1 << number:
        return True
    units = (unit for unit in position.units_with[cell] if unit in position.full)
    return any(position.places(unit, number) == [cell] for unit in units)


def contradiction(position: Position) -> Text | None:
    """Describe a cell without marks, or a value without a place in a full unit ("... has no place
    in row 2")."""
    for cell, mask in enumerate(position.marks):
        if not mask and cell not in position.filled:
            at = position.cell_name(cell)
            return Text(f"nothing is left for {at.en}", f"{at.ja}に入る数がなくなります")
    for unit in position.full:
        left = reduce(or_, [position.marks[cell] for cell in position.units[unit]])
        if left.bit_count() < len(position.empty(unit)):  # a full unit lacks a value for each cell
            number = next(number for number in position.wanting(unit) if not left >> number & 1)
            name, value = position.unit_names[unit], position.values[number]
            return Text(
                f"{value} has no place in {name.en}",
                f"{name.ja}に {value} の入るマスがなくなります",
            )
    return None


def long_trial(placement: Placement, position: Position) -> Incremental[Step | None]:
    """Look up the value of the tightest cell in the unique solution, in slices; None if there are
    several solutions, or none."""
    found = yield from solutions_in_slices(placement.with_givens(position.filled), 2)
    if len(found) != 1:
        return None
    open_ = [cell for cell in range(placement.size) if cell not in position.filled]
    cell = min(open_, key=lambda cell: position.marks[cell].bit_count())
    at, value = position.cell_name(cell), found[0][cell]
    others = listed([other for other in position.marked(cell) if other != value])
    return Step(
        "long-trial",
        Text("Trials within trials", "仮置きの繰り返し"),
        Text(
            f"None of the rules that Edagari knows applies: try {at.en}.",
            f"Edagari の知っている手筋では進めません。{at.ja}で仮置きしてみてください。",
        ),
        Text(
            "One supposition is not enough here; trials within trials are needed.",
            "1 回の仮定では決まりません。仮置きを重ねる必要があります。",
        ),
        Text(
            f"Every attempt with {others.en} leads to a contradiction, so {at.en} is {value}.",
            f"{others.ja} から進めるとどれも行き詰まるので、{at.ja}は {value} です。",
        ),
        (cell,),
        places=((cell, value),),
        premises=position.everything(),
    )
