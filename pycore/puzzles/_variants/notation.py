"""The notation of further rules: words, divided by spaces or commas.

name     the name of a rule: alone for the whole grid; before the clues of a rule, `thermo`,
         `arrow`, `white` and so on (kinds.py); before a picture, `jigsaw`
clue     `numbers=cells`, or the cells alone; `cells=cells` for a rule about two sets of cells
numbers  joined by hyphens: `1-4-7`
cells    joined by hyphens, named by row and column, leading straight or diagonally from one to the
         next: `r1c5-r1c8-r3c6` has six cells. Where cells need not form a line, several such lines
         are joined by plus signs: `r1c1-r1c3+r2c2`
picture  a letter or digit for each cell, row by row: cells with the same one are a box

`knight thermo r9c4-r6c1-r4c3 r1c2-r1c4 cage 12=r5c5-r5c6+r6c5` has two thermometers and a cage.
Case does not matter. `none` or nothing at all means no further rules.

unfinished  a text in which clues may lack their numbers or their second cells, and the picture has
            dots for cells without a box yet
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, pairwise

from ...model.bilingual import many, plain, shown
from ...model.cell_names import RowAndColumn
from .clue import OPTION, Clue, Way, bad, sign_of
from .kind import Form
from .kinds import KINDS

__all__ = ["LONGEST", "NONE", "OPTION", "PICTURE", "WHOLE", "Clue", "Variants", "read_variants"]

LONGEST = 3000
"""The most characters: a picture of 16 x 16, and a dot between any two cells of 9 x 9."""

NONE = "none"
PICTURE = "jigsaw"
WHOLE = tuple(name for name, kind in KINDS.items() if kind.form == "grid")
CLUED = tuple(name for name, kind in KINDS.items() if kind.form != "grid")
NAMES = (*WHOLE, PICTURE, *CLUED)

CELL = r"r[1-9]\d?c[1-9]\d?"
LINE = f"{CELL}(?:-{CELL})*"
CELLS = rf"{LINE}(?:\+{LINE})*"
CLUE = rf"(?a:(?:(\d{{1,3}}(?:-\d{{1,3}})*)=)?({CELLS})(?:=({CELLS}))?)"


@dataclass(frozen=True)
class Variants:
    """The rules about the whole grid, the picture of the boxes row by row ("" for the usual ones),
    and the clues, by kind; as text, in the notation."""

    whole: tuple[str, ...] = ()
    picture: str = ""
    clues: tuple[Clue, ...] = ()

    def __str__(self) -> str:
        words = [*self.whole, *((PICTURE, self.picture) if self.picture else ())]
        for name in CLUED:
            clues = [written(clue) for clue in self.clues if clue.name == name]
            words += [name, *clues] if clues else []
        return " ".join(words) or NONE


def read_variants(typed: str, *, is_finished: bool = True) -> Variants:
    """Read the further rules, which may be unfinished if `is_finished` is false. Raises BadInput
    that names the option and the fault."""
    words = re.findall(r"[^\s,;|/]+", plain(typed).lower())
    if words in ([], [NONE]):
        return Variants()
    words_of: dict[str, list[str]] = {}
    name = ""
    for word in words:
        if word in NAMES:
            name = word
            words_of.setdefault(name, [])
        elif name in ("", *WHOLE):
            raise bad(
                f"{shown(word)} is no further rule; write {', '.join(NAMES)}, or {NONE}.",
                f"{shown(word)} という追加ルールはありません。{'、'.join(NAMES)}、または {NONE} "
                "と書いてください。",
            )
        else:
            words_of[name].append(word)
    for name in (PICTURE, *CLUED):
        if words_of.get(name) == []:
            raise bad(
                f"{name} needs its cells behind it, as {_example(name)}.",
                f"{name} の後に {_example(name)} のようにマスを書いてください。",
            )
    clues = [_clue(word, name, is_finished) for name in CLUED for word in words_of.get(name, [])]
    _check_once(clues)
    return Variants(
        tuple(name for name in WHOLE if name in words_of),
        _picture("".join(words_of.get(PICTURE, [])), "[0-9a-z]" if is_finished else "[0-9a-z.]"),
        tuple(clues),
    )


EXAMPLES: dict[Form, str] = {
    "line": "r1c1-r1c3",
    "edges": "r1c1-r1c3",
    "cells": "r1c1-r1c3",
    "area": "r1c1-r1c3+r2c2",
    "areas": "r1c1-r1c3=r2c4-r2c6",
    "corner": "r1c1",
    "side": "r1c1-r1c9",
    "ray": "r1c3-r3c1",
}
"""The cells of a clue of each form."""


def _example(name: str) -> str:
    """Return a rule with a clue, as typed."""
    if name == PICTURE:
        return f"{name} aabb abab ccdd ccdd"
    kind = KINDS[name]
    return f"{name} {'5=' if kind.numbers[0] else ''}{EXAMPLES[kind.form]}"


def _picture(signs: str, allowed: str) -> str:
    """Return the picture in capitals. Raises BadInput for any other sign."""
    left = signs.count(".") if "." not in allowed else 0
    if left:
        raise bad(
            f"without a box: {many(left, 'cell')}; each cell needs one.",
            f"どのブロックにも入っていないマスが {left} 個あります。",
        )
    for sign in signs:
        if not re.fullmatch(allowed, sign):
            raise bad(
                f"{shown(sign)} cannot stand in the picture of the boxes; write a letter or digit "
                "for each cell.",
                f"ブロックの図に {shown(sign)} は使えません。マスごとに英字か数字を 1 つずつ書いて"
                "ください。",
            )
    return signs.upper()


def _clue(word: str, name: str, is_finished: bool) -> Clue:
    """Read a clue. Raises BadInput for an invalid word, or one that does not fit the rule."""
    kind, match = KINDS[name], re.fullmatch(CLUE, word)
    numbers = tuple(map(int, match[1].split("-"))) if match and match[1] else ()
    least, most = kind.numbers
    loose = kind.form in ("area", "areas")
    has_others = bool(match and match[3])
    if (
        match is None
        or not least * is_finished <= len(numbers) <= most
        or ("+" in word and not loose)
        or (has_others != (kind.form == "areas") and (has_others or is_finished))
    ):
        raise bad(
            f"{shown(word)} after {name} is no clue of that rule; write it as {_example(name)}.",
            f"{name} の {shown(word)} は読めません。{_example(name)} のように、行（r）と列（c）で"
            "マスを書いてください。",
        )
    return Clue(name, _cells(match[2], name), numbers, _cells(match[3], name) if match[3] else ())


def _cells(text: str, name: str) -> Way:
    """Read the cells of a clue. Raises BadInput if they do not fit the rule."""
    kind = KINDS[name]
    way = tuple(chain(*map(_line, text.split("+"))))
    if len(set(way)) < len(way):
        raise bad(
            f"{shown(text)} comes to a cell twice.", f"{shown(text)} は同じマスを 2 回通ります。"
        )
    if len(way) < kind.least:
        raise bad(
            f"{shown(text)} after {name} is {'one cell' if len(way) == 1 else 'two cells'}; "
            f"it needs {'two' if kind.least == 2 else 'three'} at least.",
            f"{name} の {shown(text)} は {len(way)} マスです。{kind.least} マス以上にして"
            "ください。",
        )
    if kind.form == "edges" and any(r != s and c != d for (r, c), (s, d) in pairwise(way)):
        raise bad(
            f"{shown(text)} after {name} goes diagonally; dots are between cells with a common "
            "edge.",
            f"{name} の {shown(text)} は斜めに進みます。点は辺で隣り合うマスの間にだけ置けます。",
        )
    if kind.form == "corner" and len(way) > 1:
        raise bad(
            f"{shown(text)} after {name} is several cells; name the upper left one of the four.",
            f"{name} の {shown(text)} は 1 マスではありません。4 マスの左上のマスを書いて"
            "ください。",
        )
    return way


def _line(text: str) -> Way:
    corners = [(int(r) - 1, int(c) - 1) for r, c in re.findall(r"r(\d+)c(\d+)", text)]
    return (corners[0], *chain(*(straight(*pair) for pair in pairwise(corners))))


def straight(one: RowAndColumn, other: RowAndColumn) -> Iterator[RowAndColumn]:
    """Yield the cells after the first one up to the other. Raises BadInput if no straight line
    leads there."""
    down, right = other[0] - one[0], other[1] - one[1]
    steps = max(abs(down), abs(right))
    if down and right and abs(down) != abs(right):
        raise bad(
            f"{sign_of(one)} and {sign_of(other)} are not in one row, column or diagonal; name the "
            "cells between them too.",
            f"{sign_of(one)} と {sign_of(other)} は同じ行・列・斜めの線上にありません。間のマスも"
            "書いてください。",
        )
    for step in range(1, steps + 1):
        yield one[0] + down * step // steps, one[1] + right * step // steps


ALONE = ({"white", "black"}, {"x", "v"}, {"even", "odd"}, {"min", "max"}, {"quad"}, {"sandwich"})
"""Rules of which one clue, and none of the others, can be in one place."""


def _check_once(clues: list[Clue]) -> None:
    """Raise BadInput for two clues in one place that exclude each other."""
    for names in ALONE:
        seen: dict[frozenset[RowAndColumn], str] = {}
        for clue in clues:
            if clue.name not in names:
                continue
            form = KINDS[clue.name].form
            parts = {
                "edges": [*map(frozenset, pairwise(clue.cells))],
                "side": [frozenset(clue.cells)],
            }.get(form, [frozenset([place]) for place in clue.cells])
            for part in parts:
                if part in seen:
                    first, *_, last = sorted(part) * 2
                    spot = "-".join(map(sign_of, dict.fromkeys((first, last))))
                    raise bad(
                        f"{spot} is named twice, as {seen[part]} and as {clue.name}.",
                        f"{spot} が {seen[part]} と {clue.name} に重ねて書かれています。",
                    )
                seen[part] = clue.name


def written(clue: Clue) -> str:
    """Return a clue as typed."""
    parts = ["-".join(map(str, clue.numbers)), _written_cells(clue.cells)]
    return "=".join(filter(None, [*parts, _written_cells(clue.others)]))


def _written_cells(way: Way) -> str:
    """Return cells as typed: of each line its ends and turns."""
    lines: list[list[RowAndColumn]] = []
    for place in way:
        if lines and max(abs(place[k] - lines[-1][-1][k]) for k in (0, 1)) == 1:
            lines[-1].append(place)
        else:
            lines.append([place])
    return "+".join(map(_turning, lines))


def _turning(way: list[RowAndColumn]) -> str:
    turns = [
        here
        for before, here, after in zip(way, way[1:], way[2:], strict=False)
        if (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1])
    ]
    return "-".join(map(sign_of, [way[0], *turns, *way[1:][-1:]]))
