"""Clues that are not needed: any one could be left out, and the solutions would be the same.

clue      a given value, or a part of the rules that can be left out (clashing_rules.py)
needless  said of a clue that every solution of all the others satisfies

Each clue is judged with all the others in place, so that two needless ones may need each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from ..model.placement import Placement
from ..model.rules import holds
from .clashing_rules import Part, parts_of, rules_of
from .some_solutions import each_solution


@dataclass(frozen=True, slots=True)
class Needless:
    """The needless clues found so far, and how many of all clues have been judged."""

    cells: tuple[int, ...] = ()
    parts: tuple[Part, ...] = ()
    judged: int = 0
    all_clues: int = 0


def needless(blank: Placement, givens: Mapping[int, int]) -> Iterator[Needless]:
    """Yield the result so far after each slice of work; the last one is complete. For placements
    with a solution; `givens` are added to the rules."""
    parts = parts_of(blank)
    known = Needless(all_clues=len(givens) + len(parts))
    yield known
    for cell, value in givens.items():
        others = {each: given for each, given in givens.items() if each != cell}
        follows = True
        for solution in each_solution(blank.fixing(others)):
            if solution and solution[cell] != value:
                follows = False
                break
            yield known
        cells = (*known.cells, cell) if follows else known.cells
        known = replace(known, cells=cells, judged=known.judged + 1)
    for part in parts:
        rest = tuple(rules_of(blank, [each for each in parts if each != part]))
        rule = blank.rules[part[0]]
        follows = True
        for solution in each_solution(replace(blank, rules=rest).fixing(givens)):
            if solution and not holds(rule, solution):
                follows = False
                break
            yield known
        needless = (*known.parts, part) if follows else known.parts
        known = replace(known, parts=needless, judged=known.judged + 1)
    yield known
