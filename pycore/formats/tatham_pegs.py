"""Pegs of Simon Tatham's collection: peg solitaire. A letter for each position of a rectangle: `P`
a peg, `H` a hole, `O` neither."""

from __future__ import annotations

from ..model.bilingual import Text
from ..puzzles._peg_boards import board_named
from ._format import Format, Held, Opened, unsaid, wrong
from ._tatham import game, sides_of

TITLE = Text("Pegs", "Pegs")
SIDE = 7
"""Of the English cross."""


def read(params: str, desc: str) -> Opened:
    """Return the position. Raises BadInput for any board but the English cross."""
    wide, tall = sides_of(params)
    if len(desc) != wide * tall:
        raise wrong(
            f"there are {len(desc)} places; {wide * tall} are needed.",
            f"{len(desc)} か所あります。{wide * tall} か所必要です。",
        )
    places = {divmod(at, wide) for at, letter in enumerate(desc) if letter != "O"}
    board = board_named("english")
    if (wide, tall) != (SIDE, SIDE) or places != {*board.places}:
        raise wrong(
            "this board has another shape; the English cross of 33 holes is the one that is here.",
            "この盤の形はここにはありません。読めるのは英国式の十字（33 穴）です。",
        )
    rows = ["".join(desc[SIDE * r + c] for r, c in board.places if r == row) for row in range(SIDE)]
    start = "/".join(rows).replace("P", "●").replace("H", "○")
    return Opened("peg-solitaire", {"board": "english", "end": "any"}, start=start)


def write(held: Held) -> str:
    """Return the ID. Raises BadInput for the triangle, and for an end."""
    if held.settings["board"] != "english":
        raise unsaid(TITLE, Text("a triangle", "三角形の盤"))
    if held.settings["end"] != "any":
        raise unsaid(TITLE, Text("where the last peg must be", "最後のペグの穴"))
    board = board_named("english")
    signs = [sign for sign in held.start if not sign.isspace() and sign != "/"]
    at = dict(zip(board.places, signs, strict=True))
    letters = {"●": "P", "○": "H", None: "O"}
    desc = "".join(letters[at.get((r, c))] for r in range(SIDE) for c in range(SIDE))
    return f"7x7cross:{desc}"


FORMAT: Format = game(
    "pegs",
    TITLE,
    "[0-9]+x[0-9]+[a-z]*:[PHO]+",
    ("peg-solitaire",),
    read,
    write,
    "7x7cross:OOPPPOOOOPPPOOPPPPPPPPPPHPPPPPPPPPPOOPPPOOOOPPPOO",
)
