"""A contradiction across two lines: try a cell, fill in the consequences in its line, and nothing
fits any more in a line across ("edge logic", 2 段で見る).

Sound: the trial breaks the rule of a line, so the cell has the other value.
"""

from __future__ import annotations

from typing import NamedTuple

from ...model.bilingual import Text, joined
from ...model.reason import Premises, fewest
from ..hints.step import Step, look_at
from .run_places import BLANK, FILLED, OPEN, RunBoard, RunLine, can_be, follows_in, phrase


class RefutedSign(NamedTuple):
    """The tried cell, by its place in a line, with a sign; the consequences in the line, by cell;
    and the line across that breaks."""

    line: RunLine
    place: int
    sign: int
    follows: dict[int, int]
    across: RunLine


def two_lines(board: RunBoard) -> Step | None:
    """Find the clash with the fewest consequences."""
    lines = [*board.lines()]
    over: dict[int, list[RunLine]] = {}
    for line in lines:
        for cell in line.rule.cells:
            over.setdefault(cell, []).append(line)
    best: RefutedSign | None = None
    for line in lines:
        for place, sign in enumerate(line.signs):
            if sign == OPEN:
                for tried in (FILLED, BLANK):
                    clash = _clash(line, place, tried, over)
                    if clash and (best is None or len(clash.follows) < len(best.follows)):
                        best = clash
    return _step(board, best) if best else None


def _with(line: RunLine, signs: dict[int, int]) -> list[int]:
    """Return the signs of a line with those of more cells."""
    return [signs.get(c, sign) for c, sign in zip(line.rule.cells, line.signs, strict=True)]


def _clash(
    line: RunLine, place: int, tried: int, over: dict[int, list[RunLine]]
) -> RefutedSign | None:
    cells = line.rule.cells
    signs = [*line.signs]
    signs[place] = tried
    if not can_be(signs, line.lengths):
        return None  # one line shows it
    follows = {cells[place]: tried}
    for at, sign in enumerate(signs):
        if sign == OPEN:
            for known in (FILLED, BLANK):
                if follows_in(signs, line.lengths, at, known):
                    follows[cells[at]] = known
    for across in dict.fromkeys(each.number for c in follows for each in over[c]):
        other = next(each for c in follows for each in over[c] if each.number == across)
        if other.number != line.number and not can_be(_with(other, follows), other.lengths):
            return RefutedSign(line, place, tried, follows, other)
    return None


def _step(board: RunBoard, clash: RefutedSign) -> Step:
    line, across, names = clash.line, clash.across, board.names
    cell, needed = line.rule.cells[clash.place], clash.follows
    there = {c: s for c, s in needed.items() if c in across.rule.cells}
    tried, stands = line.values[clash.sign], line.values[BLANK if clash.sign else FILLED]
    own = [(line, at) for at, sign in enumerate(line.signs) if sign != OPEN]
    other = [(across, at) for at, sign in enumerate(across.signs) if sign != OPEN]

    def still(some: list[tuple[RunLine, int]]) -> bool:
        mine = {at for each, at in some if each is line}
        theirs = {at for each, at in some if each is across}
        signs = [sign if at in mine else OPEN for at, sign in enumerate(line.signs)]
        signs[clash.place] = clash.sign
        if not can_be(signs, line.lengths):
            return True
        last = [sign if at in theirs else OPEN for at, sign in enumerate(across.signs)]
        for c, sign in there.items():
            at = line.rule.cells.index(c) if c in line.rule.cells else -1
            if at == clash.place or follows_in(signs, line.lengths, at, sign):
                last[across.rule.cells.index(c)] = sign
        return not can_be(last, across.lengths)

    causes = fewest([*own, *other], lambda some: still([*some]))
    values = {each.rule.cells[at]: board.stands[each.rule.cells[at]] for each, at in causes}
    name, crossing, at = phrase(board, line), phrase(board, across), names.cell(cell)
    held, so = names.holds(cell, tried), names.holds(cell, stands)
    rest = names.all_hold((c, line.values[s]) for c, s in there.items() if c != cell)
    then = Text(f", so {rest.en}", f"、{rest.ja}") if len({*there} - {cell}) else Text("", "")
    return Step(
        "two-lines",
        Text("A contradiction in two lines", "2 つの並びの矛盾"),
        look_at(at),
        Text(
            f"Suppose {held.en}. In {name.en} the rest follows{then.en}, and then nothing fits "
            f"{crossing.en} any more.",
            joined(
                "もし",
                held.ja,
                "とすると、",
                name.ja,
                "の残りが決まり",
                then.ja,
                "、",
                crossing.ja,
                "に合う入れ方がなくなります。",
            ),
        ),
        Text(f"So {so.en}.", f"したがって、{so.ja}。"),
        tuple(dict.fromkeys((*line.rule.cells, *across.rule.cells))),
        ((cell, stands),),
        chain=tuple((c, line.values[s]) for c, s in {cell: clash.sign, **there}.items()),
        look=(cell,),
        premises=Premises(tuple(values.items()), tuple(sorted((line.number, across.number)))),
    )
