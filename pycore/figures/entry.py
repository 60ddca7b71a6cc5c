"""A figure as a puzzle, usable wherever an entry of the catalogue is."""

from __future__ import annotations

from ..model.bilingual import Text
from ..model.puzzle import Puzzle
from .figure import FigureData
from .words import text_of

NAME = "figure"


def entry_of(figure: FigureData) -> Puzzle:
    """Return the puzzle of a figure: without options, with its title, rules and names."""
    return Puzzle(
        NAME,
        text_of(figure.title),
        Text("A figure of its own", "自作の図形"),
        lambda _: figure.made,
        lambda _: figure.drawing,
        lambda _: figure.explanation,
        name_all=lambda _: figure.names,
    )
