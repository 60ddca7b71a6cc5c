"""Steps by propagation: the exclusions of one rule, or of several together, decide a cell.

board     the candidates that no single value on the board excludes
once      a propagator examines the board without follow-ups, like a person looking at one rule
together  all propagators run until nothing more follows; the reason names the last steps
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from ...model.bilingual import Text
from ...model.cell_names import Names
from ...model.placement import Placement
from ...model.reason import Premises, fewest
from ...model.regular import OneOf
from ...model.rule_text import also
from ...model.rules import AllDifferent, Given, Rule, cells_of
from ...propagation.all_different import HiddenSingles, Locked, Sets
from ...propagation.distinct_sum import DistinctSum
from ...propagation.linear import Bounds
from ...propagation.propagators import Rules
from ...propagation.row import Row
from ...propagation.store import Masks, Propagator, Store
from ...propagation.why import Explainer, with_origin
from ...propagation.written_bounds import WrittenBounds
from .step import Step, look_at

TECHNIQUES: Mapping[type[Propagator], tuple[str, Text]] = {
    HiddenSingles: ("only-place", Text("Only one place", "1 か所にしか入らない")),
    WrittenBounds: ("written-sum", Text("The written sum", "筆算の桁と数")),
    Bounds: ("bounds", Text("Least and most", "最小と最大")),
    DistinctSum: ("combinations", Text("Combinations of a sum", "和の組み合わせ")),
    Row: ("every-way", Text("The same in every way", "どの並べ方でも同じ")),
    Sets: ("sets", Text("Pairs and larger sets", "ペアなどの組")),
    Locked: ("locked", Text("Locked candidates", "候補の予約")),
}
"""Name and title of each propagator's findings, easiest to see first."""

SEVERAL_SUMS = ("several-sums", Text("Innies and outies", "はみ出したマスの和"))
"""For a sum that no rule states but several imply."""

ANOTHER = ("one-rule", Text("By one rule", "1 つの条件から"))
TOGETHER = ("together", Text("By several rules together", "いくつかの条件から"))

rules_of = lru_cache(maxsize=2)(Rules)
"""Cached from one hint to the next."""


class Once(Store):
    """Candidates without follow-ups."""

    def narrow(self, cell: int, mask: int) -> bool:
        """Leave only the candidates in the mask; return False if none is left."""
        self.masks[cell] &= mask
        return self.masks[cell] != 0


def by_one_rule(placement: Placement, stands: Mapping[int, int], names: Names) -> Step | None:
    """Return the easiest step from one rule. `stands` are the values on the board, by cell, the
    givens among them; the placement has a solution with them."""
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
            return _seen(propagator, rules, stands, board, decided, names)
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
            return Step(
                *TOGETHER,
                where,
                reason.words,
                so,
                reason.cells,
                places,
                look=(cell,),
                premises=reason.premises,
            )
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
    """Return the effort of seeing what a rule excludes: its kind, then its empty cells."""
    kinds = list(TECHNIQUES)
    kind = kinds.index(type(propagator)) if type(propagator) in kinds else len(kinds)
    is_stated = propagator in rules.stated
    return not is_stated, kind, sum(cell not in stands for cell in propagator.cells)


def _seen(
    propagator: Propagator,
    rules: Rules,
    stands: Mapping[int, int],
    board: Masks,
    decided: list[tuple[int, int]],
    names: Names,
) -> Step:
    """Return the step of a propagator: all cells that it decides for one reason."""
    clauses = [propagator.because(board, cell, bit, names) for cell, bit in decided]
    places = tuple(
        (cell, rules.values.least[bit])
        for (cell, bit), clause in zip(decided, clauses, strict=True)
        if clause == clauses[0]
    )
    hold = names.all_hold(places)
    premises = _premises(propagator, rules, stands, dict(places))
    first, bit = decided[0]
    less, _ = _look(propagator, rules, dict(premises.values), premises.rules)
    why = with_origin(propagator.because(less, first, bit, names), propagator, names)
    named = {propagator.rule, *(propagator.origin.rules if propagator.origin else ())}
    more = also([rules.placement.rules[n] for n in premises.rules if n not in named], names)
    there = names.line(propagator.cells) or names.listed([cell for cell, _ in places])
    name, title = TECHNIQUES.get(type(propagator), ANOTHER)
    if propagator not in rules.stated:
        name, title = SEVERAL_SUMS
    return Step(
        name,
        title,
        look_at(there),
        Text(f"Here {why.en}{more.en}.", f"{why.ja}{more.ja}。"),
        Text(f"So {hold.en}.", f"したがって、{hold.ja}。"),
        tuple(dict.fromkeys([*propagator.cells, *(cell for cell, _ in premises.values)])),
        places,
        look=propagator.cells,
        premises=premises,
    )


def _look(
    propagator: Propagator, rules: Rules, stands: Mapping[int, int], kept: Collection[int]
) -> tuple[Masks, Masks]:
    """Return the board of some values and rules, and the result of a propagator on it."""
    store, board = rules.only(kept)
    for cell, value in stands.items():
        bit = rules.values.of([value])
        board[cell] &= bit
        for peer in store.peers[cell]:
            if peer not in stands:
                board[peer] &= ~bit
    once = Once(rules.values, store.peers, ())
    once.masks = board.copy()
    near = [sum(1 << peer for peer in peers) for peers in store.peers]
    if rules.needs(propagator) <= {*kept}:
        propagator.among(near).run(once)
    return board, once.masks


def _premises(
    propagator: Propagator, rules: Rules, stands: Mapping[int, int], places: Mapping[int, int]
) -> Premises:
    """Return a minimal set of values and rules from which a propagator concludes the values of
    some cells."""
    every = [n for n, rule in enumerate(rules.placement.rules) if not isinstance(rule, Given)]

    def so(values: Mapping[int, int], kept: Collection[int]) -> bool:
        _, left = _look(propagator, rules, values, kept)
        return all(left[cell] == rules.values.of([value]) for cell, value in places.items())

    def next_to(rule: Rule) -> bool:
        touches = not {*propagator.cells}.isdisjoint(cells_of(rule))
        return touches and isinstance(rule, AllDifferent | OneOf)

    near = [n for n in every if n in rules.needs(propagator) or next_to(rules.placement.rules[n])]
    near = near if so(stands, near) else every
    values = dict(fewest([*stands.items()], lambda some: so(dict(some), near)))
    return Premises(tuple(values.items()), tuple(fewest(near, lambda some: so(values, some))))
