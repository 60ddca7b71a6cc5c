"""Keen of Simon Tatham's collection: KenKen. The borders of the cages, then a clue for each in the
order of their first cells: `a` to add, `m` to multiply, `s` and `d` to subtract and divide."""

from __future__ import annotations

import re

from ..model.bilingual import Text, shown
from ..puzzles._cages import Caged
from ._codes import borders, whole
from ._format import Format, Held, Opened, unsaid, wrong
from ._square import caged
from ._tatham import bad_params, game, order_of

TITLE = Text("Keen", "Keen")
SIGNS = {"a": "+", "m": "×", "s": "−", "d": "÷"}
LARGER = Text("− or ÷ in a cage of three cells or more", "3 マス以上の枠の − や ÷")
LETTERS = {sign: letter for letter, sign in SIGNS.items()} | {"": "a"}


def read(params: str, desc: str) -> Opened:
    """Return the puzzle. Raises BadInput."""
    order = order_of(params, "dm")
    if not 3 <= order <= 9:
        raise bad_params(params)
    lines, _, clues = desc.partition(",")
    region = whole(borders(order, order), lines)
    firsts = [*dict.fromkeys(region)]
    words = re.findall("([amsd])([0-9]{1,9})", clues)
    if "".join(map("".join, words)) != clues or len(words) != len(firsts):
        raise wrong(
            f"there are {len(words)} clues for {len(firsts)} cages.",
            f"枠 {len(firsts)} 個に対してヒントが {len(words)} 個あります。",
        )
    cages = []
    for first, (letter, number) in zip(firsts, words, strict=True):
        cells = [cell for cell in range(order * order) if region[cell] == first]
        if len(cells) > 2 and letter in "sd":
            raise wrong(
                f"{shown(letter + number)} needs a cage of two cells; this one has {len(cells)}.",
                f"{shown(letter + number)} は 2 マスの枠だけに使えます（この枠は {len(cells)} マス"
                "です）。",
            )
        cages.append((cells, number + (SIGNS[letter] if len(cells) > 1 else "")))
    return Opened("kenken", {"cages": caged(order, cages)})


def write(held: Held) -> str:
    """Return the ID. Raises BadInput for cells without a cage and for givens."""
    cages: Caged = held.settings["cages"]
    if held.givens:
        raise unsaid(TITLE, Text("givens", "初めから入っている数"))
    first = {cell: cage.cells[0] for cage in cages.cages for cell in cage.cells}
    if len(first) < cages.order**2:
        raise unsaid(TITLE, Text("a cell that is in no cage", "枠に入らないマス"))
    if any(len(cage.cells) > 2 and cage.clue[-1] in "−÷" for cage in cages.cages):
        raise unsaid(TITLE, LARGER)
    clues = {cage.cells[0]: cage.clue for cage in cages.cages}
    words = []
    for cell in sorted(clues):
        number = re.sub("[^0-9]", "", clues[cell])
        words.append(LETTERS[clues[cell].removeprefix(number)] + number)
    lines = borders(cages.order, cages.order, counted=True)
    places = range(cages.order**2)
    return f"{cages.order}:{lines.write([first[cell] for cell in places])},{''.join(words)}"


FORMAT: Format = game(
    "keen",
    TITLE,
    "[0-9]+[a-z]*:[_a-z][_a-z0-9]*,([amsd][0-9]+)+",
    ("kenken",),
    read,
    write,
    "5:a__a_3a_5a_a_a_3b_bac_,a5m15a7a10s2s2d2s3m40m2s2",
)
