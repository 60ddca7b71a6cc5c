"""Unequal of Simon Tatham's collection: Futoshiki. Each cell is a number, 0 for none, with letters
for the sides (up, right, down, left) on which the neighbour is less, and a comma. With `a` after
the order (Adjacent) the letters are the sides on which the neighbour differs by one."""

from __future__ import annotations

import re

from ..model.bilingual import Text
from ..puzzles._futoshiki_signs import DOT
from ..puzzles.futoshiki import ALL, SOME
from ._format import Format, Held, Opened, unsaid, wrong
from ._tatham import bad_params, game, order_of

TITLE = Text("Unequal", "Unequal")
SIGNS = {"U": "^", "D": "v", "L": "<", "R": ">"}
STEPS = {"U": (-1, 0), "R": (0, 1), "D": (1, 0), "L": (0, -1)}


def read(params: str, desc: str) -> Opened:
    """Return the puzzle. Raises BadInput."""
    order = order_of(params, "ad")
    adjacent = bool(re.match("[0-9]+a", params))
    if not 2 <= order <= 9:
        raise bad_params(params)
    cells = desc.rstrip(",").split(",")
    if len(cells) != order * order:
        raise wrong(
            f"there are {len(cells)} cells; {order * order} are needed.",
            f"{len(cells)} マスあります。{order * order} マス必要です。",
        )
    givens: dict[int, int] = {}
    words = ["." * (order - 1 + number % 2) for number in range(2 * order - 1)]
    for cell, entry in enumerate(cells):
        match = re.fullmatch("([0-9]{1,2})([URDL]*)", entry)
        if match is None:
            raise wrong(f"{entry[:24]!r} is no cell.", f"{entry[:24]!r} はマスとして読めません。")
        if int(match[1]):
            givens[cell] = int(match[1])
        r, c = divmod(cell, order)
        for side in match[2]:
            _sign(words, order, (r, c), side, adjacent)
    dots = ALL if adjacent else SOME
    return Opened("futoshiki", {"signs": " ".join(words), "dots": dots}, givens)


def _sign(words: list[str], order: int, at: tuple[int, int], side: str, adjacent: bool) -> None:
    """Insert the sign between a cell and its neighbour. Raises BadInput if there is no
    neighbour."""
    (r, c), (down, right) = at, STEPS[side]
    if not (0 <= r + down < order and 0 <= c + right < order):
        raise wrong(
            f"r{r + 1}c{c + 1} has no neighbour on that side.",
            f"r{r + 1}c{c + 1} のその側に隣のマスがありません。",
        )
    word, place = 2 * r + down, c - (right < 0)
    sign = DOT if adjacent else SIGNS[side]
    if words[word][place] not in (".", sign):
        raise wrong("two signs contradict each other.", "記号どうしが矛盾しています。")
    words[word] = words[word][:place] + sign + words[word][place + 1 :]


def write(held: Held) -> str:
    """Return the ID. Raises BadInput if only some of the dots are given, or dots along with other
    signs."""
    words: tuple[str, ...] = held.settings["signs"]
    adjacent = held.settings["dots"] == ALL
    if any({*word} - {".", DOT} if adjacent else DOT in word for word in words):
        raise unsaid(TITLE, Text("dots and other signs in one puzzle", "点とほかの記号の混在"))
    order = len(words) // 2 + 1
    entries = []
    for cell in range(order * order):
        r, c = divmod(cell, order)
        sides = ""
        for side, (down, right) in STEPS.items():
            if 0 <= r + down < order and 0 <= c + right < order:
                sign = words[2 * r + down][c - (right < 0)]
                sides += side if sign == (DOT if adjacent else SIGNS[side]) else ""
        entries.append(f"{held.givens.get(cell, 0)}{sides},")
    return f"{order}{'a' * adjacent}:{''.join(entries)}"


FORMAT: Format = game(
    "unequal",
    TITLE,
    "[0-9]+[a-z]*:([0-9]+[URDL]*,)+",
    ("futoshiki",),
    read,
    write,
    "4:0D,0,0L,0,0,0,0,0,0D,0U,0R,0,0,0,0,4,",
)
