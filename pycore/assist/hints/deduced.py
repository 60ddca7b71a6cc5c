"""Steps by propagation: what one rule excludes decides a cell, or what several exclude together.

board     the candidates that no value on the board excludes by itself
once      a propagator looks at the board, and nothing follows from what it excludes: what a person
          sees who looks at one rule
together  all propagators, until nothing more follows; the reason names the last steps
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ...model.bilingual import Text
from ...model.cell_names import Names
from ...model.placement import Placement
from ...propagation.all_different import HiddenSingles, Locked, Sets
from ...propagation.distinct_sum import DistinctSum
from ...propagation.linear import Bounds
from ...propagation.propagators import Rules
from ...propagation.row import Row
from ...propagation.store import Masks, Propagator, Store
from ...propagation.why import Explainer, with_origin
from .step import Step, look_at

TECHNIQUES: Mapping[type[Propagator], tuple[str, Text]] = {
    HiddenSingles: ("only-place", Text("Only one place", "1 か所にしか入らない")),
    Bounds: ("bounds", Text("Least and most", "最小と最大")),
    DistinctSum: ("combinations", Text("Combinations of a sum", "和の組み合わせ")),
    Row: ("every-way", Text("The same in every way", "どの並べ方でも同じ")),
    Sets: ("sets", Text("Pairs and larger sets", "ペアなどの組")),
    Locked: ("locked", Text("Locked candidates", "候補の予約")),
}
"""Name and title of what a propagator sees, the easiest to see first."""

SEVERAL_SUMS = ("several-sums", Text("Innies and outies", "はみ出したマスの和"))
"""Of a sum that no rule states, and that follows from several."""

ANOTHER = ("one-rule", Text("By one rule", "1 つの条件から"))
TOGETHER = ("together", Text("By several rules together", "いくつかの条件から"))

rules_of = lru_cache(maxsize=2)(Rules)
"""Kept from one hint to the next."""


class Once(Store):
    """Candidates from which nothing follows."""

    def narrow(self, cell: int, mask: int) -> bool:
        """Leave only the candidates in the mask; return False if none is."""
        self.masks[cell] &= mask
        return self.masks[cell] != 0


def by_one_rule(placement: Placement, stands: Mapping[int, int], names: Names) -> Step | None:
    """Return the easiest step that one rule gives. `stands` are the values on the board, by cell,
    the givens among them; the placement has a solution with them."""
    rules = rules_of(placement)
    board = _board(rules, stands)
    once = Once(rules.values, rules.store().peers, ())
    for propagator in sorted(rules.propagators, key=lambda each: _effort(each, rules, stands)):
        once.masks = board.copy()
        propagator.run(once)
        decided = [
            (cell, once.masks[cell])
            for cell in propagator.cells
            if once.masks[cell] != board[cell] and once.masks[cell] & once.masks[cell] - 1 == 0
        ]
        if decided:
            return _seen(propagator, rules, board, decided, names)
    return None


def by_several_rules(placement: Placement, stands: Mapping[int, int], names: Names) -> Step | None:
    """Return the first cell that propagation decides, with its reason."""
    rules = rules_of(placement)
    explainer = Explainer(rules)
    follow = [each for each in explainer.decided(stands) if each[0] not in stands]
    for cell, value in follow:
        reason = explainer.why_follows(stands, cell, value, names)
        if reason:
            at, holds = names.cell(cell), names.holds(cell, value)
            where = look_at(at)
            so = Text(f"So {holds.en}.", f"したがって{holds.ja}。")
            places = ((cell, value),)
            return Step(*TOGETHER, where, reason.words, so, reason.cells, places, look=(cell,))
    return None


def _board(rules: Rules, stands: Mapping[int, int]) -> Masks:
    masks = rules.domains()
    for cell, value in stands.items():
        bit = rules.values.of([value])
        masks[cell] &= bit
        for other in range(len(masks)):
            if rules.near[cell] >> other & 1 and other not in stands:
                masks[other] &= ~bit
    return masks


def _effort(
    propagator: Propagator, rules: Rules, stands: Mapping[int, int]
) -> tuple[bool, int, int]:
    """Return how hard it is to see what a rule excludes: its kind, then its empty cells."""
    kinds = list(TECHNIQUES)
    kind = kinds.index(type(propagator)) if type(propagator) in kinds else len(kinds)
    is_stated = propagator in rules.stated
    return not is_stated, kind, sum(cell not in stands for cell in propagator.cells)


def _seen(
    propagator: Propagator, rules: Rules, board: Masks, decided: list[tuple[int, int]], names: Names
) -> Step:
    """Return the step of a propagator: all cells that it decides for the same reason."""
    clauses = [propagator.because(board, cell, bit, names) for cell, bit in decided]
    why = with_origin(clauses[0], propagator, names)
    places = tuple(
        (cell, rules.values.least[bit])
        for (cell, bit), clause in zip(decided, clauses, strict=True)
        if clause == clauses[0]
    )
    hold = names.all_hold(places)
    named = names.line(propagator.cells) or names.listed([cell for cell, _ in places])
    name, title = TECHNIQUES.get(type(propagator), ANOTHER)
    if propagator not in rules.stated:
        name, title = SEVERAL_SUMS
    return Step(
        name,
        title,
        look_at(named),
        Text(f"Here {why.en}.", f"{why.ja}。"),
        Text(f"So {hold.en}.", f"したがって、{hold.ja}。"),
        propagator.cells,
        places,
    )
