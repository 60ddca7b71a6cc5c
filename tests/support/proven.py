"""A check that a search tells the truth: every reason is proved from its premises, and consequences
and dead ends have reasons.

alone  a value without alternatives, tried or to try: it follows, or is computed
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from pycore.assist.hints.step import Step
from pycore.assist.rule_hints import hint_in_slices
from pycore.model.cell_names import Names
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.model.reason import Reason
from pycore.model.rules import Rule
from pycore.search.events import CUT, LEARNED, NO_VALUE, PLACED, REMOVED, Search, unpack
from pycore.search.reasons import TAUGHT, Moment, NoReason
from tests.support.proving import contradictory, possible
from tests.support.satisfying import TooLong

FAMILIES: Sequence[tuple[str, dict[str, str], str]] = (
    ("sudoku", {"size": "4"}, ". . . 4 . 3 . . . . 1 . 2 . . ."),
    ("sudoku", {"size": "4", "variants": "even r1c1; odd r2c3; knight"}, ""),
    ("sudoku", {"size": "6", "diagonals": "yes"}, ""),
    ("latin-square", {"order": "4"}, ""),
    ("killer-sudoku", {"cages": "AABBACCBDDCBDEEE A=6 B=10 C=8 D=7 E=9"}, ""),
    ("futoshiki", {"signs": ">..< ..v.. .... ..vv^ .... .^... ..>. ....v >.>."}, ""),
    ("kenken", {"cages": "AABC DDBC EFFF EEGG A=3− B=5+ C=2÷ D=12× E=7+ F=12× G=3−"}, ""),
    ("skyscrapers", {"clues": "1223 3221 1323 4221"}, ""),
    ("kakuro", {"board": "# 4\\ 6\\ / \\3 . . / \\7 . ."}, ""),
    ("nonogram", {"runs": "3 / 2 1 / 1 / 2 2 / 1 | 2 1 / 2 1 / 1 / 1 1 / 2 1"}, ""),
    ("mosaic", {"clues": ".3. 4.. ..1"}, ""),
    ("star-battle", {"regions": "AABB AABB CCDD CCDD", "stars": "1"}, ""),
    ("takuzu", {"signs": "=.. .... ..x .... ... x... ..."}, ""),
    ("sudoku", {"size": "4", "variants": "quad 1-2=r1c1 renban r4c1-r4c3 clone r1c4=r3c2"}, ""),
    ("sudoku", {"size": "4", "variants": "between r1c1-r3c3 sums r1c2-r1c3 all-xv"}, ""),
    ("magic-ring", {}, ""),
    ("magic-triangle", {"order": "3"}, ""),
    ("magic-square", {"order": "3"}, ""),
    ("queens", {"n": "5"}, ""),
    ("langford", {"n": "4"}, ""),
    ("permutations", {"n": "4"}, ""),
    ("magic-star", {}, ""),
    ("magic-blocks", {}, ""),
    ("magic-hexagon", {}, ""),
    ("cross-sums", {}, ""),
    ("verbal-arithmetic", {"sum": "SEND + MORE = MONEY"}, ""),
    ("verbal-arithmetic", {"sum": "4 × ABCD = DCBA"}, ""),
    ("verbal-arithmetic", {"sum": "□□9 + 9□ = □□03"}, ""),
    ("verbal-arithmetic", {"sum": "AB × CB = EFG + AB0 = HIJ"}, ""),
    ("own-figure", {"file": "pentagram"}, ""),
)
"""Small boards of every family of placements: puzzle, options, givens."""

EVERYTHING = ("trial", "long-trial", "in-all-solutions")
"""The techniques that rest on everything known."""


class Told(NamedTuple):
    """An event with its reason, if any, and its content."""

    kind: int
    cell: int
    value: int
    reason: Reason | None
    alone: bool


def told(search: Search, placement: Placement, names: Names, most: int) -> Iterator[Told]:
    """The first values that a search places, cuts, and removes without anything after them."""
    assert search.why
    assert search.follows
    givens, board = placement.givens, [0] * placement.size
    tried, before, count, learned = [0], -1, 0, 0
    next(search.batches)
    while count < most:
        try:
            batch = search.batches.send(1)
        except StopIteration:
            return
        for packed in batch.events:
            kind, left, cell, value = unpack(packed)
            moment = Moment(list(board), bound=learned)
            if kind == PLACED:
                tried[-1] += 1
                alone = tried[-1] == 1 and left == 1 and cell not in givens
                reason = _asked(search.follows, moment, cell, value, names)
                yield Told(kind, cell, value, reason, alone)
                board[cell] = value + 1
                tried.append(0)
            elif kind == CUT:
                tried[-1] += board[cell] == 0
                yield Told(kind, cell, value, _asked(search.why, moment, cell, value, names), False)
            elif kind == REMOVED:
                if before == PLACED:
                    reason = _asked(search.why, moment, cell, NO_VALUE, names)
                    yield Told(kind, cell, value, reason, False)
                board[cell] = 0
                tried.pop()
            elif kind == LEARNED:
                learned = 512 * cell + value
                moment = Moment(list(board), bound=learned)
                reason = _asked(search.why, moment, TAUGHT, NO_VALUE, names)
                yield Told(kind, cell, value, reason, False)
            before, count = kind, count + 1


def _asked(ask: object, moment: Moment, cell: int, value: int, names: Names) -> Reason | None:
    try:
        return ask(moment, cell, value, names)  # type: ignore[operator,no-any-return]
    except NoReason:
        return None


def check_search(
    search: Search, placement: Placement, names: Names, most: int, deduces: bool
) -> dict[str, int]:
    """Prove the reasons of the first events; return the number proved of each sort, and the number
    that took too long."""
    counted = {"proved": 0, "too long": 0}
    for each in told(search, placement, names, most):
        kind, cell, _, reason, alone = each
        if reason is None:
            assert kind not in (CUT, LEARNED), f"it has a reason: {each}"
            assert not (deduces and kind == REMOVED), f"what is taken back has a reason: {each}"
            assert not (alone and (deduces or cell in search.computed)), f"it follows: {each}"
            continue
        try:
            prove(placement, search.rules, each)
            counted["proved"] += 1
        except TooLong:
            counted["too long"] += 1
    return counted


def prove(placement: Placement, rules: Sequence[Rule], told: Told) -> None:
    """Prove one reason from its premises, which name nothing twice, and only highlighted cells."""
    reason, premises = told.reason, told.reason and told.reason.premises
    assert reason
    assert premises is not None, f"a reason has premises: {told}"
    assert len(set(premises.rules)) == len(premises.rules)
    assert {cell for cell, _ in premises.values} <= {*reason.cells}, f"it is highlighted: {told}"
    if told.kind != PLACED:
        assert contradictory(placement, rules, premises), f"a proof of a dead end: {told}"
        return
    number = placement.values[told.value]
    assert possible(placement, rules, premises, told.cell) <= {number}, f"a proof: {told}"


def check_hints(placement: Placement, names: Names, most: int) -> dict[str, int]:
    """Follow the hints, and prove each from its premises; return the number by technique."""
    filled: dict[int, int] = {}
    removed: list[tuple[int, int]] = []
    counted: dict[str, int] = {}
    for _ in range(most):
        step = result_of(hint_in_slices(placement, filled, names, removed))
        if not step.places and not step.removes:
            break
        stands = {**placement.givens, **filled}
        try:
            prove_step(placement, step, stands, removed)
            counted[step.technique] = counted.get(step.technique, 0) + 1
        except TooLong:
            counted["too long"] = counted.get("too long", 0) + 1
        filled |= dict(step.places)
        removed += step.removes
    return counted


def prove_step(
    placement: Placement,
    step: Step,
    stands: Mapping[int, int],
    removed: Collection[tuple[int, int]],
) -> None:
    """Prove a step from its premises: values on the board, rules, and earlier removals."""
    premises = step.premises
    assert premises is not None, f"a step has premises: {step}"
    assert all(stands.get(cell) == value for cell, value in premises.values), step
    assert {*premises.excluded} <= {*removed} or step.technique in EVERYTHING, step
    for cell, value in step.places:
        others = [each for each in placement.values if each != value]
        left = possible(placement, placement.rules, premises, cell, others)
        assert not left, f"a proof of {cell} = {value}: {step}"
    for cell, value in step.removes:
        left = possible(placement, placement.rules, premises, cell, [value])
        assert not left, f"a proof that {cell} is not {value}: {step}"
