"""Our own puzzle files (figures/): any placement as JSON, or packed into a word."""

from __future__ import annotations

from ..figures.figure import FigureData, figure_of
from ..figures.text import looks_like_file, packed, read_figure, write_figure
from ..model.bilingual import Text
from ._format import Format, Held, Opened

FIGURE = "own-figure"
"""The entry of the catalogue for files."""

OPTION = "file"

TITLE = Text("an Edagari puzzle file", "Edagari のパズルファイル")

EXAMPLE = """{
  "edagari": 1,
  "title": {"en": "Three in a triangle", "ja": "三角形の 3 マス"},
  "values": {"from": 1, "to": 3},
  "cells": [{"at": [1, 0]}, {"at": [0, 2]}, {"at": [2, 2]}],
  "rules": [
    {"rule": "all different", "cells": [0, 1, 2]},
    {"rule": "sum is", "cells": [1, 2], "total": 5}
  ],
  "givens": [[0, 1]]
}
"""


def read(text: str) -> Opened:
    """Return the figure; its givens become the board's."""
    figure = read_figure(text)
    blank = figure.with_givens({})
    return Opened(FIGURE, {OPTION: packed(blank)}, dict(figure.givens))


def write(held: Held) -> str:
    """Return the file of a puzzle with its givens."""
    return write_figure(figure_held(held))


def figure_held(held: Held) -> FigureData:
    """Return a held puzzle as a figure; a figure from a file is preserved entirely."""
    if held.puzzle.name == FIGURE:
        figure: FigureData = held.settings[OPTION].figure
    else:
        figure = figure_of(held.puzzle, held.settings)
    return figure.with_givens({**dict(figure.givens), **held.givens})


FORMAT = Format(
    "edagari",
    TITLE,
    EXAMPLE,
    looks_like_file,
    read,
    write=write,
    placements=True,
    ending="json",
    place=5,
)
