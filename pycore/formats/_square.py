"""Sudoku-like puzzles between formats and the catalogue: the content of a format, and the matching
entry of the catalogue.

picture  a region for each cell; None for the usual boxes
cage     cells and their sum, None if unknown
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from string import ascii_lowercase, ascii_uppercase, digits

from ..model.bilingual import BadInput, Text
from ..puzzles._cages import Cage, Caged
from ..puzzles._square_grids import BOXES, boxes, is_joined
from ..puzzles._variants.clue import OPTION, Clue
from ..puzzles._variants.notation import Variants, read_variants
from ..puzzles._variants.rules import check
from ._format import Held, Opened, unsaid, wrong

SUDOKU, KILLER = "sudoku", "killer-sudoku"
KILLERS = (4, 6, 9)
"""The sizes of killer Sudokus."""

PICTURE = digits[1:] + ascii_uppercase
LETTERS = ascii_uppercase + ascii_lowercase


@dataclass(frozen=True)
class Square:
    """A Sudoku-like puzzle as a format describes it."""

    size: int
    givens: Mapping[int, int] = field(default_factory=dict)
    own: Mapping[int, int] = field(default_factory=dict)
    marks: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    picture: tuple[int, ...] | None = None
    diagonals: bool = False
    whole: tuple[str, ...] = ()
    clues: tuple[Clue, ...] = ()
    cages: tuple[tuple[tuple[int, ...], int | None], ...] = ()
    left_out: tuple[Text, ...] = ()


def opened_square(square: Square) -> Opened:
    """Return the entry of the catalogue with all of these rules. Raises BadInput if there is
    none."""
    size = square.size
    if size not in BOXES:
        sizes = ", ".join(map(str, BOXES))
        raise wrong(
            f"this is a grid of {size} × {size}; sizes here are {sizes}.",
            f"{size} × {size} の盤です。ここで使える大きさは {sizes} です。",
        )
    cages = [(cells, total) for cells, total in square.cages if total is not None or len(cells) > 1]
    variants = Variants(square.whole, _picture(square), square.clues)
    if cages and variants == Variants() and not square.diagonals and are_plain(size, cages):
        name, options = KILLER, {"cages": caged(size, [(c, str(total)) for c, total in cages])}
    else:
        name = SUDOKU
        options = {"size": str(size), "diagonals": "yes" if square.diagonals else "no"}
        options[OPTION] = _sayable(
            replace(variants, clues=(*square.clues, *_clues(size, cages))), size
        )
    return Opened(name, options, square.givens, square.own, square.marks, "", square.left_out)


def nine_by_nine(signs: str) -> Square:
    """Return the grid of 81 signs; anything but 1 to 9 is a blank."""
    return Square(9, {cell: int(sign) for cell, sign in enumerate(signs) if sign in digits[1:]})


def written_nine(form: Text, held: Held, blank: str) -> str:
    """Return the 81 signs of a grid. Raises BadInput for other sizes and for further rules."""
    square = held_square(held)
    refuse(form, square, *(name for name, _ in RULES))
    if square.size != 9:
        raise unsaid(form, Text("another size than 9", "9 以外の大きさ"))
    return "".join(str(square.givens.get(cell, blank)) for cell in range(81))


def _picture(square: Square) -> str:
    """Return the picture of the regions, nothing for the usual boxes."""
    if square.picture is None:
        return ""
    usual = boxes_by_cell(square.size)
    order = {region: at for at, region in enumerate(dict.fromkeys(square.picture))}
    if [order[region] for region in square.picture] == usual:
        return ""
    if len(order) > len(PICTURE):
        raise wrong("there are too many regions.", "ブロックが多すぎます。")
    return "".join(PICTURE[order[region]] for region in square.picture)


def boxes_by_cell(size: int) -> list[int]:
    """Return the number of the usual box of each cell, in order of appearance."""
    of = {cell: number for number, cells in enumerate(boxes(size)) for cell in cells}
    return [of[cell] for cell in range(size * size)]


def _clues(size: int, cages: Iterable[tuple[tuple[int, ...], int | None]]) -> Iterator[Clue]:
    """Yield cages as clues of a Sudoku."""
    for cells, total in cages:
        places = tuple(divmod(cell, size) for cell in cells)
        yield Clue("cage", places, () if total is None else (total,))


def _sayable(variants: Variants, size: int) -> str:
    """Return further rules as typed. Raises BadInput if they cannot be typed."""
    try:
        typed = read_variants(str(variants))
        check(typed, size)
    except BadInput as bad:
        raise wrong(*bad.words) from None
    return str(typed)


def are_plain(size: int, cages: Sequence[tuple[tuple[int, ...], int | None]]) -> bool:
    """Return whether these are the cages of a killer Sudoku: each connected and with its sum, all
    disjoint."""
    cells = [cell for cage, _ in cages for cell in cage]
    return (
        size in KILLERS
        and len(set(cells)) == len(cells)
        and all(total is not None and is_joined(cage, size) for cage, total in cages)
    )


def caged(order: int, cages: Iterable[tuple[Sequence[int], str]]) -> str:
    """Return cages with their clues, as typed. Raises BadInput for too many."""
    each = sorted((tuple(sorted(cells)), clue) for cells, clue in cages)
    if len(each) > len(LETTERS):
        raise wrong(
            f"there are {len(each)} cages; {len(LETTERS)} are the most.",
            f"枠が {len(each)} 個あります。{len(LETTERS)} 個までです。",
        )
    named = zip(each, LETTERS, strict=False)
    return str(Caged(order, tuple(Cage(letter, clue, cage) for (cage, clue), letter in named)))


def held_square(held: Held) -> Square:
    """Return a puzzle of the catalogue as a square."""
    settings = held.settings
    if held.puzzle.name == KILLER:
        cages: Caged = settings["cages"]
        sums = tuple((cage.cells, int(cage.clue)) for cage in cages.cages)
        return Square(cages.order, held.givens, cages=sums)
    variants: Variants = settings[OPTION]
    size = int(settings["size"])
    square = Square(
        size,
        held.givens,
        diagonals=settings["diagonals"] == "yes",
        whole=variants.whole,
        clues=tuple(clue for clue in variants.clues if clue.name != "cage"),
        cages=tuple(
            (tuple(size * r + c for r, c in clue.cells), *(clue.numbers or (None,)))
            for clue in variants.clues
            if clue.name == "cage"
        ),
    )
    if variants.picture:
        order = {letter: at for at, letter in enumerate(dict.fromkeys(variants.picture))}
        square = replace(square, picture=tuple(order[letter] for letter in variants.picture))
    return square


def regions_of(square: Square) -> list[int]:
    """Return the region of each cell."""
    return boxes_by_cell(square.size) if square.picture is None else list(square.picture)


RULES = (
    ("picture", Text("regions of other shapes", "不規則なブロック")),
    ("diagonals", Text("diagonals", "対角線")),
    ("whole", Text("rules about the whole grid", "盤全体のルール")),
    ("clues", Text("lines, dots and other clues", "線・点などのヒント")),
    ("cages", Text("cages", "枠")),
)


def refuse(form: Text, square: Square, *names: str) -> None:
    """Raise BadInput if the square has any of the named rules, which the format cannot express."""
    for name, what in RULES:
        if name in names and getattr(square, name):
            raise unsaid(form, what)
