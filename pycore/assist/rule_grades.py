"""The difficulty of a placement of any rules, by the propagation needed to solve it.

easy    each rule by itself on the remaining candidates, one after another
medium  all propagators: sets of candidates and sums that follow from several rules too
hard    one trial: a candidate with which propagation fails is excluded, and the rest follows
expert  more: several trials, or trials within trials

The levels are named like those for groups (hints/), whose techniques are finer, except the last:
nothing is harder than expert here.
"""

from __future__ import annotations

from ..model.bilingual import Text
from ..model.incremental import Incremental
from ..model.placement import Placement
from ..propagation.all_different import Locked, Sets
from ..propagation.propagators import Rules
from ..propagation.store import Masks, Propagator, Store
from .grids import has_one_solution
from .hints import Grade, Scale

LEVELS: Scale = (
    ("easy", Text("Easy: one rule at a time", "初級（条件を 1 つずつ見る）")),
    ("medium", Text("Medium: rules together, sets", "中級（条件の組み合わせ、候補の組）")),
    ("hard", Text("Hard: one trial", "上級（仮置き 1 回）")),
    ("expert", Text("Expert: several trials", "最上級（仮置き数回）")),
)

EASY, MEDIUM, HARD, EXPERT = range(4)


def solved_by(placement: Placement, level: int) -> Incremental[bool]:
    """Return whether the methods of this level, below EXPERT, solve a placement that has a
    solution. If so, it has exactly one, because everything excluded is impossible."""
    rules = Rules(placement)
    yield
    return (yield from _solved(rules, level))


def within(placement: Placement, level: int) -> Incremental[bool]:
    """Return whether a placement has exactly one solution, found by the methods of a level; False
    if deciding takes too long."""
    if level == EXPERT:
        return has_one_solution(placement)
    return solved_by(placement, level)


def open_candidates(placement: Placement, level: int) -> Incremental[dict[int, int]]:
    """Return the cells that the methods of EASY or MEDIUM leave open, with their numbers of
    candidates. For a placement that has a solution."""
    rules = Rules(placement)
    yield
    masks = _settled(rules, level).masks
    return {cell: masks[cell].bit_count() for cell in _open_cells(masks)}


def levels_of(placement: Placement) -> list[int]:
    """Return the possible levels of puzzles with these rules: none is MEDIUM if several rules or
    sets show no more than single rules."""
    rules = Rules(placement)
    more = len(_simple(rules)) < len(rules.propagators)
    return [level for level in range(len(LEVELS)) if more or level != MEDIUM]


def level_of(placement: Placement) -> Incremental[int]:
    """Return the level of a placement with exactly one solution."""
    rules = Rules(placement)
    yield
    for level in (EASY, MEDIUM, HARD):
        if (yield from _solved(rules, level)):
            return level
    return EXPERT


def grade_of(placement: Placement) -> Incremental[Grade]:
    """Like `level_of`, as a grade that names no techniques."""
    level = yield from level_of(placement)
    return Grade(level, {}, placement.size, LEVELS)


def _solved(rules: Rules, level: int) -> Incremental[bool]:
    store = _settled(rules, level)
    yield
    if not _open_cells(store.masks):
        return True
    return level == HARD and (yield from _solved_by_one_trial(store))


def _settled(rules: Rules, level: int) -> Store:
    """Return the candidates left without trials."""
    store = rules.store()
    if level == EASY:
        store = Store(rules.values, store.peers, _simple(rules))
    store.begin(rules.domains())
    return store


def _simple(rules: Rules) -> list[Propagator]:
    """Return the propagators of single rules."""
    return [each for each in rules.stated if not isinstance(each, Sets | Locked)]


def _open_cells(masks: Masks) -> list[int]:
    """Return the cells with more than one candidate, fewest first."""
    left = [cell for cell, mask in enumerate(masks) if mask & mask - 1]
    return sorted(left, key=lambda cell: masks[cell].bit_count())


def _solved_by_one_trial(store: Store) -> Incremental[bool]:
    """Return whether some candidate fails, and everything follows without it."""
    known: Masks = store.masks.copy()
    for cell in _open_cells(known):
        for number in range(known[cell].bit_length()):
            bit = known[cell] & 1 << number
            store.go_to(known)
            if bit and not (store.narrow(cell, bit) and store.settle()):
                store.go_to(known)
                if store.narrow(cell, ~bit) and store.settle() and not _open_cells(store.masks):
                    return True
            yield
    return False
