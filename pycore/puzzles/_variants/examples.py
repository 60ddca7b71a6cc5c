"""Published puzzles with further rules.

Sources, with their solutions in the collections of the Interactive Sudoku Solver (github.com/sigh):
thermometers sudokupad.app/TtTmqGMBDR, arrows sugarroad.blogspot.com, dots
cross-plus-a.com/html/cros7dots.htm, knight sudokupad.app/RPBnQFRLR8, knight and king
reddit.com/r/sudoku/comments/gk8si6, boxes sudokupad.app/fTbNFPQ44g, even and odd
sudokupad.app/8bNmDd4J9G, whispers sudokupad.app/QM8RdBLBb9, sandwich sudokupad.app/p8fFp3hT96,
X and V sudokupad.app/LTR8GR7D84, corners sudokupad.app/20mp1nw1lh, more boxes
forum.enjoysudoku.com/x-sudoku-extreme-t34714-30.html.
"""

from __future__ import annotations

from ...model.bilingual import Text
from ...model.puzzle import Example
from .clue import OPTION

EMPTY = "." * 81


def _example(title: Text, variants: str, given: str = EMPTY, diagonals: str = "no") -> Example:
    """Return a puzzle of 9 x 9 with one solution."""
    options = {OPTION: variants, "diagonals": diagonals}
    return Example(title, options, " ".join(given), {"solutions": 1})


EXAMPLES = (
    _example(
        Text("Thermometers", "温度計"),
        "thermo r9c4-r6c1-r4c3 r4c1-r1c4-r3c6 r1c6-r4c9-r6c7 r6c9-r9c6-r7c4",
        ".4.....1.2.......6.............................................9.......2.1.....9.",
    ),
    _example(
        Text("Arrows", "矢印"),
        "arrow r1c5-r5c1 r3c7-r2c6-r5c3 r6c2-r7c3-r4c6 r7c4-r7c6 r6c7-r4c7 r5c9-r9c5",
        ".6......99.............................................................34......7.",
    ),
    _example(
        Text("Kropki dots, nothing given", "白黒の点、初めの数なし"),
        "white r1c2-r1c3 r1c4-r1c5 r2c5-r3c5 r2c1-r2c2-r3c2 r4c4-r4c3-r5c3 r4c1-r4c2 r5c1-r6c1 "
        "r5c2-r6c2 r7c2-r7c3 r8c1-r8c2 r8c3-r8c4 r7c5-r7c6 r8c6-r9c6-r9c7 r7c8-r8c8 r6c7-r6c8 "
        "r4c7-r5c7 r4c8-r5c8 r2c9-r4c9 r5c9-r6c9 black r1c5-r1c6 r2c2-r2c3 r4c1-r5c1 r9c4-r9c5 "
        "r6c6-r7c6 r5c4-r5c5 r8c7-r9c7 r5c8-r6c8 r4c9-r5c9 r2c8-r3c8 r3c7-r4c7",
    ),
    _example(
        Text("Anti-knight", "ナイト禁止"),
        "knight",
        ".3..41..7...5........8.9...6......7.........4.4.......3............6..5..643.....",
    ),
    _example(
        Text("Anti-knight and anti-king", "ナイト禁止とキング禁止"),
        "knight king",
        "1.....567234.....8...............................................................",
    ),
    _example(
        Text("Jigsaw boxes", "不規則なブロック"),
        "jigsaw AAAAAAACBEFDDADACBEFDDDDCCBEFDDCCCCBEFFFGGBCBEEFGGGBBBEEFFGGGGHEIIIIHHHHIIIIIHHHH",
        "3.......71.......5....68.....5.19......9.............28....3......235..1.......9.",
    ),
    _example(
        Text("Even and odd cells", "偶数と奇数のマス"),
        "even r4c7-r4c8 r5c6 r6c6-r6c8 r7c6 r8c7-r8c8 odd r2c3 r3c2 r4c4 r4c2 r5c4 r5c2 r3c4 r6c3",
        ".....7216.....4975.............................................2745.....9582.....",
    ),
    _example(
        Text("Whispers: neighbours far apart", "ウィスパー（隣どうしの差が大きい線）"),
        "whispers r8c1-r7c1-r7c2-r8c3-r9c3-r9c2 r9c6-r8c7-r7c7-r7c8-r6c9-r5c8 "
        "r6c3-r5c2-r1c6-r1c7-r2c8-r3c8-r5c6-r7c6-r8c5-r7c4 r4c5-r4c6-r3c7",
        "....1.....5.........................6.......9...........3.............3.5...3....",
    ),
    _example(
        Text("Sandwich sums", "サンドイッチの和"),
        "sandwich 8=r1c1-r9c1 4=r1c2-r9c2 17=r1c3-r9c3 35=r1c4-r9c4 14=r1c5-r9c5 "
        "13=r1c6-r9c6 3=r1c7-r9c7 10=r1c8-r9c8 25=r1c9-r9c9 4=r1c1-r1c9 33=r2c1-r2c9 "
        "20=r3c1-r3c9 17=r4c1-r4c9 26=r5c1-r5c9 10=r6c1-r6c9 16=r7c1-r7c9 24=r8c1-r8c9 "
        "0=r9c1-r9c9",
        "....................1...................5...................9....................",
    ),
    _example(
        Text("X, V and dots, nothing given", "X・V と点、初めの数なし"),
        "white r3c3-r3c2 r4c3-r5c3 r8c4-r8c5 r8c6-r8c7 r5c2-r6c2 black r2c5-r2c6 r4c6-r5c6 "
        "r5c6-r6c6 r3c1-r4c1 x r2c1-r2c2 r3c1-r3c2 r1c8-r1c7 r2c7-r2c8 r7c8-r8c8 r7c9-r8c9 "
        "r8c3-r9c3 r8c2-r9c2 r5c4-r5c5 v r8c2-r8c3 r8c8-r8c9 r2c1-r3c1 r1c7-r2c7",
    ),
    _example(
        Text("Numbers on corners, with diagonals", "角の数（クアドラプル）と対角線"),
        "quad 1-4-6-7=r1c1 2-3=r5c1 1-2=r6c1 1-2-4-8=r3c3 3-5-8-9=r6c3 6-7=r2c4 3-6=r7c5 "
        "4-5-8-9=r3c6 2-3-6-7=r6c6 1-2=r3c8 1-5=r4c8 2-3-4-5=r8c8",
        ".................................................................................",
        diagonals="yes",
    ),
    _example(
        Text("Four more boxes, with diagonals", "4 つの追加ブロックと対角線"),
        "region r2c2-r2c4+r3c2-r3c4+r4c2-r4c4 r2c6-r2c8+r3c6-r3c8+r4c6-r4c8 "
        "r6c2-r6c4+r7c2-r7c4+r8c2-r8c4 r6c6-r6c8+r7c6-r7c8+r8c6-r8c8",
        ".......1.....2...3.........4....3.......5...6....1.........78......6........32...",
        diagonals="yes",
    ),
)
