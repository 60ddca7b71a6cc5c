"""Towers of Simon Tatham's collection: Skyscrapers. The clues above, below, left and right, divided
by slashes, empty where there is none; then, after a comma, the grid."""

from __future__ import annotations

from ..model.bilingual import Text
from ._codes import NUMBER_OR_NOTHING, joined, runs, whole
from ._format import Format, Held, Opened, wrong
from ._tatham import bad_params, game, order_of

TITLE = Text("Towers", "Towers")


def read(params: str, desc: str) -> Opened:
    """Return the puzzle. Raises BadInput."""
    order = order_of(params, "d")
    if not 2 <= order <= 9:
        raise bad_params(params)
    outside, _, grid = desc.partition(",")
    clues = whole(joined(NUMBER_OR_NOTHING, "/", 4 * order), outside)
    inside = whole(runs(order * order), grid) if grid else []
    givens = {cell: number for cell, number in enumerate(inside) if number}
    return Opened("skyscrapers", {"clues": sides(clues)}, givens)


def sides(clues: list[int | None]) -> str:
    """Return the clues as typed: above, below, left, right. Raises BadInput."""
    if any(clue and clue > 9 for clue in clues):
        raise wrong("a clue has more than one digit.", "2 桁のヒントがあります。")
    signs = "".join(str(clue) if clue else "." for clue in clues)
    quarter = len(signs) // 4
    return " ".join(signs[quarter * k : quarter * (k + 1)] for k in range(4))


def clues_of(held: Held) -> list[int | None]:
    """Return the clues of a puzzle in one row."""
    return [None if sign == "." else int(sign) for sign in "".join(held.settings["clues"])]


def write(held: Held) -> str:
    """Return the ID."""
    clues = clues_of(held)
    order = len(clues) // 4
    outside = joined(NUMBER_OR_NOTHING, "/", 4 * order).write(clues)
    if not held.givens:
        return f"{order}:{outside}"
    grid = [held.givens.get(cell) for cell in range(order * order)]
    return f"{order}:{outside},{runs(order * order).write(grid)}"


FORMAT: Format = game(
    "towers",
    TITLE,
    "[0-9]+[a-z]*:[0-9]*/[0-9/]*(,[0-9a-z_]*)?",
    ("skyscrapers",),
    read,
    write,
    "4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1",
)
