"""The possible positions of the runs of a line, found by sliding them to both ends.

sign    the state of a cell: FILLED, BLANK, or OPEN while unknown
start   the first place of a run in its line
starts  all starts that leave room for the runs before and after, given the known cells
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ...model.bilingual import Text
from ...model.cell_names import Names
from ...model.placement import Placement
from ...model.reason import Premises, fewest
from ...model.rule_text import called
from ...model.runs import Runs
from ..hints.step import Step, look_at

FILLED, BLANK, OPEN = 1, 0, -1

Signs = Sequence[int]


class RunLine(NamedTuple):
    """A line: its rule by index, its cells and the lengths of its runs, the signs of its cells, and
    the values for filled and blank."""

    number: int
    rule: Runs
    signs: Signs
    values: Mapping[int, int]

    @property
    def lengths(self) -> Sequence[int]:
        """The lengths of the runs."""
        return self.rule.lengths

    def blocks(self) -> list[tuple[int, int]]:
        """Return the blocks of filled cells as (first place, place after the last)."""
        filled = [sign == FILLED for sign in self.signs]
        first = [at for at, sign in enumerate(filled) if sign and not (at and filled[at - 1])]
        after = [
            at + 1 for at, sign in enumerate(filled) if sign and not any(filled[at + 1 : at + 2])
        ]
        return [*zip(first, after, strict=True)]


class RunBoard(NamedTuple):
    """A picture: the placement, the values on the board, and its names."""

    placement: Placement
    stands: Mapping[int, int]
    names: Names

    def lines(self) -> Iterator[RunLine]:
        """Yield the lines with an open cell; their other cells are blank."""
        for index, rule in enumerate(self.placement.rules):
            if isinstance(rule, Runs) and len(self.placement.values) == 2:
                line = self.line(index, rule)
                if OPEN in line.signs:
                    yield line

    def line(self, index: int, rule: Runs) -> RunLine:
        """Return one line."""
        [blank] = [value for value in self.placement.values if value != rule.filled]
        signs = [
            OPEN
            if cell not in self.stands
            else FILLED
            if self.stands[cell] == rule.filled
            else BLANK
            for cell in rule.cells
        ]
        return RunLine(index, rule, signs, {FILLED: rule.filled, BLANK: blank})


def starts_of(signs: Signs, lengths: Sequence[int]) -> list[list[int]]:
    """Return the starts of each run; no starts at all if the line is contradictory."""
    before = _rooms(signs, lengths)
    behind = [[*row][::-1] for row in _rooms(signs[::-1], lengths[::-1])][::-1]
    size, found = len(signs), []
    for run, length in enumerate(lengths):
        found.append(
            [
                at
                for at in range(size - length + 1)
                if _stands(signs, at, length)
                and before[run][max(at - 1, 0)]
                and (at == 0 or signs[at - 1] != FILLED)
                and (at + length == size or signs[at + length] != FILLED)
                and behind[run + 1][min(at + length + 1, size)]
            ]
        )
    if not lengths and FILLED not in signs:
        return found
    return found if all(found) else [[] for _ in lengths]


def _rooms(signs: Signs, lengths: Sequence[int]) -> list[list[bool]]:
    """Return, for each number of first runs and each place, whether these runs fit in the cells
    before it, with everything else there blank."""
    size = len(signs)
    rooms = [[FILLED not in signs[:at] for at in range(size + 1)]]
    for length in lengths:
        last, row = rooms[-1], [False] * (size + 1)
        for at in range(1, size + 1):
            ends = at >= length and _stands(signs, at - length, length)
            gap = at - length - 1
            begun = ends and (last[0] if gap < 0 else signs[gap] != FILLED and last[gap])
            row[at] = begun or (signs[at - 1] != FILLED and row[at - 1])
        rooms.append(row)
    return rooms


def _stands(signs: Signs, at: int, length: int) -> bool:
    return BLANK not in signs[at : at + length]


def can_be(signs: Signs, lengths: Sequence[int]) -> bool:
    """Return whether the runs fit."""
    return _rooms(signs, lengths)[-1][len(signs)]


def follows_in(signs: Signs, lengths: Sequence[int], place: int, sign: int) -> bool:
    """Return whether a cell has a sign in every way to place the runs."""
    other = [*signs]
    other[place] = BLANK if sign == FILLED else FILLED
    return signs[place] in (OPEN, sign) and not can_be(other, lengths)


def run_step(
    board: RunBoard,
    line: RunLine,
    name: str,
    title: Text,
    signs: Mapping[int, int],
    why: Text,
) -> Step:
    """Return the step that gives cells of a line, by place, their signs, with minimal premises."""
    names, cells = board.names, line.rule.cells
    places = tuple((cells[at], line.values[sign]) for at, sign in signs.items())
    known = [at for at, sign in enumerate(line.signs) if sign != OPEN]

    def still(some: Sequence[int]) -> bool:
        less = [sign if at in some else OPEN for at, sign in enumerate(line.signs)]
        return all(follows_in(less, line.lengths, at, sign) for at, sign in signs.items())

    needed = fewest(known, still)
    hold = names.all_hold(places)
    return Step(
        name,
        title,
        look_at(names.line(cells) or called(line.rule, names)),
        why,
        Text(f"So {hold.en}.", f"したがって、{hold.ja}。"),
        tuple(dict.fromkeys((*cells, *(cells[at] for at in needed)))),
        places,
        look=cells,
        premises=Premises(
            tuple((cells[at], board.stands[cells[at]]) for at in needed), (line.number,)
        ),
    )


def phrase(board: RunBoard, line: RunLine) -> Text:
    """Return the name of the line for a reason."""
    return board.names.line(line.rule.cells) or called(line.rule, board.names)
