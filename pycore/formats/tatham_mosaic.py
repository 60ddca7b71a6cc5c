"""Mosaic of Simon Tatham's collection: the numbers in reading order, letters for blanks."""

from __future__ import annotations

import re

from ..model.bilingual import Text
from ._format import Format, Held, Opened, unsaid, wrong, wrong_at
from ._tatham import bad_params, game, sides_of

TITLE = Text("Mosaic", "Mosaic")
MOST = 100
"""The most rows and columns read here; the puzzle has its own limit."""


def read(params: str, desc: str) -> Opened:
    """Return the puzzle. Raises BadInput."""
    wide, tall = sides_of(params)
    if not (0 < wide <= MOST and 0 < tall <= MOST):
        raise bad_params(params)
    for at, sign in enumerate(desc):
        if not re.fullmatch("[0-9a-z]", sign):
            raise wrong_at(desc, at)
    signs = _signs(desc)
    if len(signs) != wide * tall:
        raise wrong(
            f"the numbers and blanks are {len(signs)} cells; {wide * tall} are needed.",
            f"数と空きマスが {len(signs)} マス分あります。{wide * tall} マス必要です。",
        )
    rows = " ".join(signs[at : at + wide] for at in range(0, len(signs), wide))
    return Opened("mosaic", {"clues": rows}, {})


def _signs(desc: str) -> str:
    """Return a sign for each cell."""
    return re.sub("[a-z]", lambda run: "." * (ord(run[0]) - ord("a") + 1), desc)


def _fits(params: str, desc: str) -> bool:
    """Return whether the number of cells matches the size, which in Solo is the size of a box."""
    wide, tall = sides_of(params)
    return len(_signs(desc)) == wide * tall


def write(held: Held) -> str:
    """Return the ID. Raises BadInput for squares filled from the start."""
    if held.givens:
        raise unsaid(TITLE, Text("squares that are filled already", "初めから塗ってあるマス"))
    rows: tuple[str, ...] = held.settings["clues"]

    def letters(blanks: re.Match[str]) -> str:
        whole, rest = divmod(len(blanks[0]), 26)
        return "z" * whole + (chr(ord("a") + rest - 1) if rest else "")

    code = re.sub(r"\.+", letters, "".join(rows))
    return f"{len(rows[0])}x{len(rows)}:{code}"


FORMAT: Format = game(
    "mosaic",
    TITLE,
    "[0-9]+(x[0-9]+)?(h[0-9])?:[0-9a-z]+",
    ("mosaic",),
    read,
    write,
    "10x10:d4a6b1a4a44475c33a32a5a1c22b56a2b2436b33a43445b4a4656a44a3b6a4b3a4c44d34d023b",
    _fits,
    place=45,
)
