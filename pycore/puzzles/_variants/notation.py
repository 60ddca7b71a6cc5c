"""The notation of further rules: words, divided by spaces or commas.

name     of a rule; for the whole grid `knight` and `king`; before the lines that it is about
         `thermo`, `arrow`, `white`, `black`, `even` and `odd`; before a picture `jigsaw`
line     cells joined by hyphens, each called by row and column, that lead straight or diagonally
         from one to the next: `r1c5-r1c8-r3c6` has six cells
picture  a letter or digit for each cell, row by row: cells with the same one are a box

`knight thermo r9c4-r6c1-r4c3 r1c2-r1c4 even r5c5` has two thermometers and an even cell. Capital
and small letters are the same. `none` or nothing at all means no further rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, pairwise

from ...model.bilingual import BadInput, Named, Text, plain, shown
from ...model.cell_names import short_square

OPTION = "variants"
"""The name of the option that has this notation."""

LONGEST = 1500
"""The most characters of it: a picture of 16 x 16, and a dot between any two cells of 9 x 9."""

NONE = "none"
MOVES = ("knight", "king")
PICTURE = "jigsaw"
LINES = ("thermo", "arrow", "white", "black", "even", "odd")
NAMES = (*MOVES, PICTURE, *LINES)

Place = tuple[int, int]
"""Row and column, from 0."""
Way = tuple[Place, ...]
"""The cells of a line, in order."""


@dataclass(frozen=True)
class Variants:
    """Which moves count, the picture of the boxes row by row ("" for the usual ones), and lines
    with their names; as text, in the notation."""

    moves: tuple[str, ...] = ()
    picture: str = ""
    lines: tuple[tuple[str, Way], ...] = ()

    def __str__(self) -> str:
        words = [*self.moves, *((PICTURE, self.picture) if self.picture else ())]
        for name in LINES:
            ways = self.ways(name)
            words += [name, *map(written, ways)] if ways else []
        return " ".join(words) or NONE

    def ways(self, name: str) -> list[Way]:
        """Return the lines of that name."""
        return [way for each, way in self.lines if each == name]


def read_variants(typed: str) -> Variants:
    """Return the further rules. Raises BadInput that names the option, and what is wrong."""
    words = re.findall(r"[^\s,;|/]+", plain(typed).lower())
    if words in ([], [NONE]):
        return Variants()
    words_of: dict[str, list[str]] = {}
    name = ""
    for word in words:
        if word in NAMES:
            name = word
            words_of.setdefault(name, [])
        elif name in ("", *MOVES):
            raise bad(
                f"{shown(word)} is no further rule; write {', '.join(NAMES)}, or {NONE}.",
                f"{shown(word)} という追加ルールはありません。{'、'.join(NAMES)}、または {NONE} "
                "と書いてください。",
            )
        else:
            words_of[name].append(word)
    for name in (PICTURE, *LINES):
        if words_of.get(name) == []:
            raise bad(
                f"{name} needs its cells behind it, as {_example(name)}.",
                f"{name} の後に {_example(name)} のようにマスを書いてください。",
            )
    lines = [(name, _way(word, name)) for name in LINES for word in words_of.get(name, [])]
    _check_once(lines)
    return Variants(
        tuple(name for name in MOVES if name in words_of),
        _picture("".join(words_of.get(PICTURE, []))),
        tuple(lines),
    )


def _example(name: str) -> str:
    return f"{name} aabb abab ccdd ccdd" if name == PICTURE else f"{name} r1c1-r1c3"


def _picture(signs: str) -> str:
    """Return the picture in capitals. Raises BadInput for another sign."""
    for sign in signs:
        if not re.fullmatch("[0-9a-z]", sign):
            raise bad(
                f"{shown(sign)} cannot stand in the picture of the boxes; write a letter or digit "
                "for each cell.",
                f"ブロックの図に {shown(sign)} は使えません。マスごとに英字か数字を 1 つずつ書いて"
                "ください。",
            )
    return signs.upper()


def _way(word: str, name: str) -> Way:
    """Return the cells of a line. Raises BadInput for a word that is none, or too short for its
    rule."""
    if not re.fullmatch(r"r[1-9]\d?c[1-9]\d?(-r[1-9]\d?c[1-9]\d?)*", word):
        raise bad(
            f"{shown(word)} after {name} is no line; join cells by hyphens, as r1c1-r1c3.",
            f"{name} の {shown(word)} は読めません。r1c1-r1c3 のように、行（r）と列（c）でマスを"
            "書き、- でつないでください。",
        )
    corners = [(int(r) - 1, int(c) - 1) for r, c in re.findall(r"r(\d+)c(\d+)", word)]
    way = (corners[0], *chain(*(_straight(*pair) for pair in pairwise(corners))))
    if len(set(way)) < len(way):
        raise bad(
            f"{shown(word)} comes to a cell twice.", f"{shown(word)} は同じマスを 2 回通ります。"
        )
    if len(way) < 2 and name not in ("even", "odd"):
        raise bad(
            f"{shown(word)} after {name} is one cell; a line has two at least.",
            f"{name} の {shown(word)} は 1 マスです。2 マス以上つないでください。",
        )
    if name in ("white", "black") and any(r != s and c != d for (r, c), (s, d) in pairwise(way)):
        raise bad(
            f"{shown(word)} after {name} goes diagonally; dots are between cells with a common "
            "edge.",
            f"{name} の {shown(word)} は斜めに進みます。点は辺で隣り合うマスの間にだけ置けます。",
        )
    return way


def _straight(one: Place, other: Place) -> Iterator[Place]:
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


def _check_once(lines: list[tuple[str, Way]]) -> None:
    """Raise BadInput for a cell both even and odd, and for two dots in one place."""
    seen: dict[frozenset[Place], str] = {}
    for name, way in lines:
        if name in ("white", "black"):
            spots = [frozenset(pair) for pair in pairwise(way)]
        elif name in ("even", "odd"):
            spots = [frozenset([place]) for place in way]
        else:
            continue
        for spot in spots:
            if spot in seen:
                at = "-".join(map(sign_of, sorted(spot)))
                raise bad(
                    f"{at} is named twice, as {seen[spot]} and as {name}.",
                    f"{at} が {seen[spot]} と {name} に重ねて書かれています。",
                )
            seen[spot] = name


def written(way: Way) -> str:
    """Return a line as it is typed, with the cells where it turns."""
    turns = [
        here
        for before, here, after in zip(way, way[1:], way[2:], strict=False)
        if (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1])
    ]
    return "-".join(map(sign_of, [way[0], *turns, *way[1:][-1:]]))


def sign_of(place: Place) -> str:
    """Return a cell as it is typed."""
    return short_square(place[0] + 1, place[1] + 1)


def bad(en: str, ja: str) -> BadInput:
    """Return a fault of the option."""
    return BadInput(Named(OPTION), Text(en, ja))
