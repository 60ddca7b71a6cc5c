"""The premises of steps about lines: minimal sets of values and rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ...model.reason import Premises, fewest
from ...model.rules import Given, cells_of
from .lines import NamedSum, NamedSums


def everything(lines: NamedSums) -> Premises:
    """Return every value on the board and every rule."""
    return Premises(tuple(lines.stands.items()), tuple(_rules(lines)))


def full_line(lines: NamedSums, line: NamedSum) -> Premises:
    """Return the premises for the last cell of a line: the other cells and the source of the
    total."""
    there = {cell: lines.stands[cell] for cell in (*line.cells, *line.like) if cell in lines.stands}
    rules = _rules(lines) if line.rule < 0 else [line.rule]
    return Premises(tuple(there.items()), tuple(rules))


def behind(
    lines: NamedSums, used: Sequence[NamedSum], cell: int, values: Sequence[int]
) -> Premises:
    """Return the premises of the values that one line, or two lines together, leave to a cell."""
    open_ = list(dict.fromkeys(each for line in used for each in lines.open(line)))
    left = [lines.possible(line).get(cell, []) for line in used]
    needed = [line.rule for line in used]
    if -1 in needed:
        needed = _rules(lines)
    near = [
        index
        for index in _rules(lines)
        if not {*open_}.isdisjoint(cells_of(lines.placement.rules[index]))
    ]

    def so(stands: Mapping[int, int], rules: Collection[int]) -> bool:
        if not {*needed} <= {*rules} or not _known(lines, used, stands):
            return False
        some = lines.part(sorted(rules), stands, open_)
        return [some.possible(line).get(cell, []) for line in used] == left

    rules = sorted({*near, *needed})
    stands = {c: v for c, v in lines.stands.items() if _concerns(lines, rules, c)}
    least = dict(fewest([*stands.items()], lambda some: so(dict(some), rules)))
    return Premises(tuple(least.items()), tuple(fewest(rules, lambda some: so(least, some))))


def lit(used: Sequence[NamedSum], premises: Premises) -> tuple[int, ...]:
    """Return the cells of lines and of all values used."""
    cells = [cell for line in used for cell in (*line.cells, *line.like)]
    return tuple(dict.fromkeys([*cells, *(cell for cell, _ in premises.values)]))


def _known(lines: NamedSums, used: Sequence[NamedSum], stands: Mapping[int, int]) -> bool:
    """Return whether the values include the filled cells of lines and of the lines that give their
    totals."""
    cells = {cell for line in used for cell in (*line.cells, *line.like)}
    return all(cell in stands for cell in cells if cell in lines.stands)


def _concerns(lines: NamedSums, rules: Sequence[int], cell: int) -> bool:
    return any(cell in cells_of(lines.placement.rules[index]) for index in rules)


def _rules(lines: NamedSums) -> list[int]:
    """Return the rules except givens, which are values on the board."""
    rules = enumerate(lines.placement.rules)
    return [index for index, rule in rules if not isinstance(rule, Given)]
