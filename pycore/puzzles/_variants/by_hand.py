"""Further rules drawn by hand: a drag makes a clue, or removes the one that is there.

way   the cells of a drag, in order
part  what a clue of pairs or of cells is about, each pair of neighbours or each cell; a clue that
      loses one falls into pieces
half  a clue of two sets of cells that has only the first
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, pairwise
from string import ascii_uppercase, digits

from ...model.cell_names import RowAndColumn
from .._square_grids import repainted
from .clue import Clue, Way, bad
from .drawing import cells_about
from .kinds import KINDS
from .notation import ALONE, PICTURE, Variants, straight

ONE_WAY = ("thermo", "arrow")
"""Lines that say something else if they are read backwards."""

SIGNS = ascii_uppercase + digits
"""The signs of boxes in a picture."""

Part = frozenset[RowAndColumn]


def drawn(variants: Variants, tool: str, way: Way, size: int) -> Variants:
    """Return the rules after a drag. Raises BadInput for one that makes no clue of this kind."""
    if tool == PICTURE:
        return _with_box(variants, way, size)
    form = KINDS[tool].form
    if form == "edges":
        return _marked(variants, tool, _filled(way))
    if form == "cells":
        return _marked(variants, tool, way)
    if form == "areas":
        return _with_half(variants, tool, way, size)
    clue = Clue(tool, _cells_of(tool, way, size))
    same = {clue.cells} if tool in ONE_WAY else {clue.cells, clue.cells[::-1]}
    if form in ("ray", "area"):
        same = {clue.cells}
    if tool == "cage":
        cages = [_shrunk(each, way) if each.name == tool else each for each in variants.clues]
        rest = [each for each in cages if each.cells]
        return replace(variants, clues=(*rest, clue))
    return _with_or_without(variants, clue, same)


def _with_or_without(variants: Variants, clue: Clue, same: set[Way]) -> Variants:
    """Return the rules with a clue, or without it if it is there."""
    rest = [c for c in variants.clues if c.name != clue.name or c.cells not in same]
    added = [clue] if len(rest) == len(variants.clues) else []
    return replace(variants, clues=(*rest, *added))


def _shrunk(clue: Clue, gone: Way) -> Clue:
    return clue._replace(cells=tuple(place for place in clue.cells if place not in gone))


def _filled(way: Way) -> Way:
    """Return a way with the cells between its turns."""
    return (way[0], *chain(*(straight(*pair) for pair in pairwise(way))))


def _cells_of(tool: str, way: Way, size: int) -> Way:
    """Return the cells of a clue that is drawn along a way."""
    match KINDS[tool].form:
        case "corner":
            return _corner(way)
        case "ray":
            return tuple(_ray(way, size))
        case "area":
            return tuple(sorted(way))
    return _filled(way)


def _corner(way: Way) -> Way:
    """Return the upper left one of four cells. Raises BadInput if the way is not in four such."""
    (top, *_, bottom), (left, *_, right) = (sorted(each) for each in zip(*way * 2, strict=True))
    if (bottom - top, right - left) != (1, 1):
        raise bad(
            "numbers on a corner need a drag across it, from a cell to the next one diagonally.",
            "角の数は、角をはさんで斜めに隣り合う 2 マスをなぞって入れてください。",
        )
    return ((top, left),)


def _ray(way: Way, size: int) -> Iterator[RowAndColumn]:
    """Yield the cells of the diagonal on which a way begins and ends, in its direction. Raises
    BadInput if there is none; a corner alone is one."""
    (r, c), (s, d) = way[0], way[-1]
    if abs(s - r) != abs(d - c) or (r == s and not {r, c} <= {0, size - 1}):
        raise bad(
            "a diagonal sum needs a drag along its diagonal, from the number inwards.",
            "斜めの和は、数のある側から斜めになぞって入れてください。",
        )
    if r == s:
        yield r, c
        return
    down, right = (s > r) - (s < r), (d > c) - (d < c)
    while 0 <= r - down < size and 0 <= c - right < size:
        r, c = r - down, c - right
    while 0 <= r < size and 0 <= c < size:
        yield r, c
        r, c = r + down, c + right


def _marked(variants: Variants, name: str, way: Way) -> Variants:
    """Return the rules with the parts of a way marked, or unmarked if the first one is already."""
    partners = next(names for names in ALONE if name in names)
    parts = _parts(name, way)
    own = [clue for clue in variants.clues if clue.name == name]
    is_again = any(part in _parts(name, clue.cells) for part in parts[:1] for clue in own)
    rest = [
        piece
        for clue in variants.clues
        for piece in (_pieces(clue, parts.__contains__) if clue.name in partners else [clue])
    ]
    added = [] if is_again else _pieces(Clue(name, way), lambda _: False)
    return replace(variants, clues=(*rest, *added))


def _parts(name: str, cells: Way) -> list[Part]:
    if KINDS[name].form == "edges":
        return [*map(frozenset, pairwise(cells))]
    return [frozenset([place]) for place in cells]


def _pieces(clue: Clue, is_gone: Callable[[Part], bool]) -> Iterator[Clue]:
    """Yield what is left of a clue without some of its parts."""
    piece: list[RowAndColumn] = []
    pairs = KINDS[clue.name].form == "edges"
    for place in clue.cells:
        part = frozenset([*piece[-1:], place] if pairs else [place])
        parted = bool(piece) and (is_gone(part) if pairs else not _touch(piece[-1], place))
        if parted or (piece and not pairs and is_gone(part)):
            yield from _whole(clue, piece, pairs)
            piece = []
        if pairs or not is_gone(part):
            piece.append(place)
    yield from _whole(clue, piece, pairs)


def _whole(clue: Clue, piece: list[RowAndColumn], pairs: bool) -> Iterator[Clue]:
    if len(piece) > pairs:
        yield clue._replace(cells=tuple(piece))


def _touch(one: RowAndColumn, other: RowAndColumn) -> bool:
    return max(abs(one[k] - other[k]) for k in (0, 1)) == 1


def _with_half(variants: Variants, name: str, way: Way, size: int) -> Variants:
    """Return the rules with a first set of cells, or with the second one of a half: of a clone the
    same shape where the way begins, of an arrow the line that leaves its cells."""
    is_clone = name == "clone"
    first = tuple(sorted(way)) if is_clone else _filled(way)
    half = next((c for c in variants.clues if c.name == name and not c.others), None)
    if half is None or half.cells == first or not (is_clone or way[0] in half.cells):
        kept = replace(variants, clues=tuple(c for c in variants.clues if c is not half))
        return kept if half and half.cells == first else _with_or_without(kept, *_new(name, first))
    second = _moved(half.cells, first[0], size) if is_clone else first
    whole = half._replace(others=second)
    return replace(variants, clues=tuple(whole if c is half else c for c in variants.clues))


def _new(name: str, cells: Way) -> tuple[Clue, set[Way]]:
    return Clue(name, cells), {cells}


def _moved(cells: Way, to: RowAndColumn, size: int) -> Way:
    """Return an area moved so that its first cell is there. Raises BadInput if it has no room."""
    down, right = to[0] - cells[0][0], to[1] - cells[0][1]
    moved = tuple((r + down, c + right) for r, c in cells)
    if not all(0 <= side < size for place in moved for side in place):
        raise bad("the area has no room there.", "その形は、そこには収まりません。")
    return moved


def _with_box(variants: Variants, way: Way, size: int) -> Variants:
    """Return the rules with another box of these cells."""
    picture = variants.picture or "." * size**2
    sign = next((sign for sign in SIGNS if sign not in picture), None)
    if sign is None:
        raise bad(
            f"there are {len(SIGNS)} boxes, and that is the most.",
            f"ブロックは {len(SIGNS)} 個までです。",
        )
    cells = [size * r + c for r, c in way]
    return replace(variants, picture=repainted(picture, cells, sign))


def erased(variants: Variants, way: Way, size: int) -> Variants:
    """Return the rules without the clues that are among these cells; if there are none, without
    those that have any of them; if there are none, with these cells in no box."""
    places = frozenset(way)
    rules: tuple[Callable[[Part], bool], ...] = (
        places.issuperset,
        lambda part: not places.isdisjoint(part),
    )
    for is_gone in rules:
        left = tuple(piece for clue in variants.clues for piece in _left(clue, is_gone))
        if left != variants.clues:
            return replace(variants, clues=left)
    cells = [size * r + c for r, c in way]
    picture = repainted(variants.picture, cells, ".") if variants.picture else ""
    return replace(variants, picture=picture if picture.strip(".") else "")


def _left(clue: Clue, is_gone: Callable[[Part], bool]) -> Iterator[Clue]:
    """Yield what is left of a clue."""
    form = KINDS[clue.name].form
    if form in ("edges", "cells"):
        yield from _pieces(clue, is_gone)
    elif form == "side":
        yield clue
    else:
        about = clue.cells[:1] if form == "ray" else cells_about(clue)
        if not is_gone(frozenset(about)):
            yield clue
