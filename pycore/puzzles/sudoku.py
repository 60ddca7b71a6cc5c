"""Sudoku: every number once in each row, column and box; in X-Sudoku also in the diagonals.

variants  the option for further rules: chess moves, boxes of other shapes, lines, dots, cages, sums
          outside and more (_variants/kinds.py, in the notation of _variants/notation.py)

Facts: there are 288 grids of 4 x 4, 28200960 of 6 x 6 with boxes of 2 x 3, and
6670903752021072936960 of 9 x 9 (B. Felgenhauer and A. F. Jarvis, 2005; OEIS A107739). No 9 x 9
puzzle has one solution with fewer than 17 givens (G. McGuire, B. Tugemann and G. Civario, 2012).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from ..model.bilingual import BadInput, Text
from ..model.cell_names import CellName, Lines, short_square, square
from ..model.drawing import Drawing, grid
from ..model.drawn_names import FALLING, RISING
from ..model.options import Choice, OneLine
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.rules import AllDifferent
from . import _sudoku_text
from ._square_grids import BOXES, box_edges, region_edges, rows_and_columns
from ._variants.drawing import with_clues
from ._variants.examples import EXAMPLES
from ._variants.notation import LONGEST, NONE, OPTION, Variants, read_variants
from ._variants.rules import boxes_of, check, further_rules, in_words, names_of

if TYPE_CHECKING:
    from ..model.clue_entry import ClueEntry

SIZES = tuple(map(str, BOXES))

SIZE = Choice(
    "size",
    Text("Size", "大きさ"),
    tuple((size, Text(f"{size} × {size}", f"{size} × {size}")) for size in SIZES),
    "9",
)


def _diagonals(settings: Settings) -> dict[tuple[int, ...], Text]:
    """Return the diagonals that count, with their names."""
    size = int(settings["size"])
    if settings["diagonals"] == "no":
        return {}
    falling = tuple(k * size + k for k in range(size))
    rising = tuple(k * size + size - 1 - k for k in range(size))
    return {falling: FALLING, rising: RISING}


def _variants_in(settings: Settings) -> Variants:
    """Return the further rules. Raises BadInput if a grid of this size cannot have them."""
    variants: Variants = settings[OPTION]
    check(variants, int(settings["size"]))
    return variants


def build(settings: Settings) -> Placement:
    """Return the cells row by row, one all-different rule for each row, column, box and diagonal
    that counts."""
    size, variants = int(settings["size"]), _variants_in(settings)
    units = (*rows_and_columns(size), *boxes_of(variants, size), *_diagonals(settings))
    rules = (*map(AllDifferent, units), *further_rules(variants, size))
    return Placement(size * size, tuple(range(1, size + 1)), rules)


def draw(settings: Settings) -> Drawing:
    """Return a grid with thick edges round the boxes and the clues of further rules; diagonals that
    count are tinted."""
    size, variants = int(settings["size"]), _variants_in(settings)
    picture = variants.picture
    edges = region_edges(picture, size) if picture else box_edges(size)
    tinted = {cell for cells in _diagonals(settings) for cell in cells}
    plain = replace(grid(size, size, edges), tinted=tuple(sorted(tinted)))
    return with_clues(plain, variants, size)


def explain(settings: Settings) -> Text:
    """Return the rules in words, a paragraph for each further one."""
    size = settings["size"]
    more = in_words(_variants_in(settings), int(size))
    if settings["diagonals"] == "yes":
        return Text(
            f"Fill in 1 to {size} so that every row, column, box and both diagonals have each "
            f"number once.{more.en}",
            f"どの行・列・ブロックと 2 本の対角線にも 1〜{size} の数が 1 "
            f"つずつ入るように埋めてください。{more.ja}",
        )
    return Text(
        f"Fill in 1 to {size} so that every row, every column and every box has each number once."
        f"{more.en}",
        f"どの行・列にも、太線のどのブロックにも 1〜{size} の数が 1 つずつ入るように"
        f"埋めてください。{more.ja}",
    )


def read(text: str, settings: Settings) -> dict[int, int]:
    """Read the givens of a pasted grid (see _sudoku_text.py). Raises BadInput with line and column,
    or with a hint for a grid of another size."""
    try:
        return _sudoku_text.read(text, int(settings["size"]))
    except BadInput as bad:
        size = next((size for size in SIZES if _is_grid(text, int(size))), None)
        if size is None:
            raise
        words = Text(
            f"this is a grid of {size} × {size}; choose that size first.",
            f"これは {size} × {size} の盤です。先に大きさを {size} × {size} にしてください。",
        )
        raise BadInput(bad.place, words) from None


def _is_grid(text: str, size: int) -> bool:
    """Return whether a text is a whole grid of that size."""
    try:
        return bool(_sudoku_text.read(text, size))
    except BadInput:
        return False


def write(values: Mapping[int, int], settings: Settings) -> str:
    """Return the cells in one line."""
    return _sudoku_text.write(values, int(settings["size"]))


def name_cells(settings: Settings) -> tuple[CellName, ...]:
    """Return the cells by row and column, at every size."""
    side = range(1, int(settings["size"]) + 1)
    return tuple(CellName(square(r, c), short_square(r, c)) for r in side for c in side)


def name_lines(settings: Settings) -> Lines:
    """Return the names of boxes, diagonals and lines of further rules; the drawing names rows and
    columns."""
    size, variants = int(settings["size"]), _variants_in(settings)
    return {**names_of(variants, size), **boxes_of(variants, size), **_diagonals(settings)}


def too_many(settings: Settings, givens: Mapping[int, int]) -> Text | None:
    """Return a message in place of a count of the grids without givens, from 9 x 9 on; with further
    rules there may be few."""
    if givens or settings["size"] in ("4", "6") or settings[OPTION] != Variants():
        return None
    if (settings["size"], settings["diagonals"]) == ("9", "no"):
        return Text(
            "There are too many to count here: 6,670,903,752,021,072,936,960 "
            "(B. Felgenhauer and A. F. Jarvis, 2005; OEIS A107739).",
            "多すぎて、ここでは数えきれません。"
            "6,670,903,752,021,072,936,960 個あることが知られています"
            "（B. Felgenhauer、A. F. Jarvis、2005 年。OEIS A107739）。",
        )
    return Text(
        "There are too many to count here; give some numbers first.",
        "多すぎて、ここでは数えきれません。先にいくつか数を入れてください。",
    )


def entry() -> ClueEntry:
    """Return how further rules are entered on the board."""
    from ._variants.entry import VariantEntry

    return VariantEntry(SIZE.read)


PUZZLE = Puzzle(
    name="sudoku",
    title=Text("Sudoku", "数独"),
    summary=Text("Each number once in every row, column and box", "行・列・ブロックに同じ数がない"),
    place=30,
    build=build,
    draw=draw,
    explain=explain,
    options=(
        SIZE,
        Choice(
            "diagonals",
            Text("Diagonals", "対角線"),
            (
                ("no", Text("no rule", "条件なし")),
                ("yes", Text("each number once too (X-Sudoku)", "条件あり（X 数独）")),
            ),
            "no",
        ),
        OneLine(
            OPTION,
            Text("Further rules", "追加のルール"),
            read_variants,
            NONE,
            longest=LONGEST,
            suggestions=(
                (NONE, Text("None", "なし")),
                ("knight", Text("Anti-knight", "ナイト禁止")),
                ("king", Text("Anti-king", "キング禁止")),
            ),
            empty=Text(NONE, "なし"),
        ),
    ),
    examples=(
        Example(
            Text("Wikipedia's example", "Wikipedia の例題"),
            given=" ".join(
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            ),
            facts={"solutions": 1},
            opens=True,
        ),
        Example(
            Text("4 × 4, nothing given", "4 × 4、空の盤"), {"size": "4"}, facts={"solutions": 288}
        ),
        Example(
            Text("A. Inkala, 2010", "A. インカラ作（2010 年）"),
            given=" ".join(
                "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."
            ),
            facts={"solutions": 1},
        ),
        Example(  # made by pycore/assist/generate.py: seed 301, minimal
            Text("Minimal, 21 givens", "初めの数 21 個（これ以上減らせない）"),
            given=" ".join(
                "..42.78.....3....56...............68.3.....9.24...6....5...2....6.....1....8.4..2"
            ),
            facts={"solutions": 1},
        ),
        Example(Text("Nothing given", "空の盤")),
        *EXAMPLES,
    ),
    read=read,
    write=write,
    name_cells=name_cells,
    name_lines=name_lines,
    too_many=too_many,
    entry=entry,
)
