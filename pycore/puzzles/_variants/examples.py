"""Published puzzles with further rules.

Sources, with their solutions in the collections of the Interactive Sudoku Solver (github.com/sigh):
thermometers sudokupad.app/TtTmqGMBDR, arrows sugarroad.blogspot.com, dots
cross-plus-a.com/html/cros7dots.htm, knight sudokupad.app/RPBnQFRLR8, knight and king
reddit.com/r/sudoku/comments/gk8si6, boxes sudokupad.app/fTbNFPQ44g, even and odd
sudokupad.app/8bNmDd4J9G.
"""

from __future__ import annotations

from ...model.bilingual import Text
from ...model.puzzle import Example
from .notation import OPTION

EMPTY = "." * 81


def _example(title: Text, variants: str, given: str = EMPTY) -> Example:
    """Return a puzzle of 9 x 9 with one solution."""
    return Example(title, {OPTION: variants}, " ".join(given), {"solutions": 1})


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
)
