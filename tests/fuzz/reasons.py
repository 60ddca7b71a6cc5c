"""Reasons: what a search or a hint names proves what it says, and what follows has a reason.

begun    a placement of which a part of a solution is filled in (rule_hints.py)
written  letters for digits, with a sum that is right for some of them
"""

from __future__ import annotations

from random import Random

from pycore.model.cell_names import by_number
from pycore.model.placement import Placement
from pycore.model.regular import OneOf
from pycore.model.rules import AllDifferent, Given, Rule
from pycore.model.written_sum import WrittenSum
from pycore.search import strategies_for
from tests.fuzz.aids import OTHER_GROUPS, all_grids, placement_of
from tests.fuzz.harness import Fuzzer, Tried, Wrong
from tests.fuzz.making import Board, board
from tests.fuzz.oracle import solutions_of
from tests.fuzz.rule_hints import Begun, smaller
from tests.support.proven import check_hints, check_search

MOST_EVENTS = 40
DIGITS = tuple(range(10))


def begun(random: Random) -> Begun:
    """Any board, a grid of different numbers, or a written sum."""
    kind = random.choice(("any", "any", "any", "grid", "written"))
    if kind == "any":
        return Begun(board(random), random.randrange(1000))
    placement = grid(random) if kind == "grid" else written(random)
    return Begun(Board(placement, tuple((cell, 0) for cell in range(placement.size))), 0)


def grid(random: Random) -> Placement:
    """A grid of 4 x 4 with some givens of a solution."""
    groups = random.choice(OTHER_GROUPS)
    full = random.choice(all_grids(groups) or [(1,) * 16])
    cells = random.sample(range(16), random.randint(2, 9))
    return placement_of(groups, tuple((cell, full[cell]) for cell in sorted(cells)))


def written(random: Random) -> Placement:
    """Two or three words that are added, for digits drawn first."""
    drawn = random.sample(DIGITS, random.randint(3, 7))
    digits = [digit for digit in drawn if digit] or [1]
    numbers = [
        int("".join(str(random.choice(digits)) for _ in range(random.randint(1, 4))))
        for _ in range(random.randint(2, 3))
    ]
    numbers.append(sum(numbers))
    letters = list(dict.fromkeys(int(digit) for number in numbers for digit in str(number)))
    words = tuple(tuple(letters.index(int(d)) for d in str(number)) for number in numbers)
    leading = tuple(sorted({word[0] for word in words if len(word) > 1}))
    sum_ = WrittenSum(words, (*[1] * (len(words) - 1), -1))
    rules: list[Rule] = (
        [AllDifferent(tuple(range(len(letters)))), sum_] if len(letters) > 1 else [sum_]
    )
    rules += [OneOf(leading, DIGITS[1:])] if leading else []
    if not sum_.linear.groups[0]:  # every letter adds nothing
        rules.remove(sum_)
    return Placement(len(letters), DIGITS, tuple(rules))


def check(begun: Begun, tried: Tried) -> None:
    """Prove the first reasons of every search, and the hints from there on."""
    placement, random = begun.board.placement, Random(begun.seed)
    solutions = solutions_of(placement) if len(placement.values) ** placement.size < 10**4 else []
    if solutions:
        one = random.choice(solutions)
        given = {rule.cell for rule in placement.rules if isinstance(rule, Given)}
        free = [cell for cell in range(placement.size) if cell not in given]
        placement = placement.fixing({c: one[c] for c in free if random.random() < 0.2})
    names = by_number(placement.size)
    try:
        for strategy in strategies_for(placement):
            if strategy.walked and strategy.forms == "tree":
                search = strategy.start(placement, begun.board.drawing)
                counted = check_search(search, placement, names, MOST_EVENTS, strategy.deduces)
                for what, often in counted.items():
                    tried[f"reasons {what}"] += often
        for technique, often in check_hints(placement, names, 8).items():
            tried["hints too long" if technique == "too long" else "hints proved"] += often
    except AssertionError as error:
        raise Wrong(str(error).split(":", maxsplit=1)[0], str(error)[:600]) from None
    tried["placements"] += 1


FUZZER = Fuzzer(
    "reasons",
    "From the values and rules that a reason or a hint names, and from nothing else, follows what "
    "it says; what follows has a reason, and so has a dead end.",
    begun,
    check,
    smaller,
    longest=60.0,
    short=10,
)
