"""A figure made by a user: everything about it is in its file, the only option.

file   the name of one of our figures, the text of a puzzle file, or one packed into a word, as in a
       link (figures/text.py)

The files of our own figures are in _figures/; each names the source of its facts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from json import loads
from pkgutil import get_data
from typing import TYPE_CHECKING

from ..figures.limits import LONGEST
from ..model.bilingual import BadInput, Named, Text, place_in_words
from ..model.cell_names import Names
from ..model.drawing import Drawing
from ..model.options import OneLine
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from ..model.suggestion import suggestion

if TYPE_CHECKING:
    from ..figures.figure import FigureData

OURS = (
    "hexagram-tips",
    "pentagram",
    "product-square",
    "magic-cube",
    "heterosquare",
    "antimagic-square",
    "prime-ring",
    "eight-circles",
    "golomb-ruler",
    "petersen",
    "japan",
    "timetable",
)
"""The names of our figures, as shown."""

FILE_OF = "_figures/{}.json"
FILES_BESIDE = tuple(map(FILE_OF.format, OURS))
"""This module's data files, which the site packs with it (builder/compiled.py)."""


@dataclass(frozen=True)
class File:
    """The figure of a file; `typed` is the file as an option: a name, or packed."""

    figure: FigureData
    typed: str = field(compare=False)

    def __str__(self) -> str:
        return self.typed


def _file(name: str) -> bytes:
    """Return the file of one of our figures."""
    return get_data(__name__.rpartition(".")[0], FILE_OF.format(name)) or b""


FILES: Mapping[str, bytes] = {name: _file(name) for name in OURS}
"""The files of our figures, read on import: later there may be no file system."""


@cache
def _ours(name: str) -> File:
    from ..figures.text import read_figure  # not needed for the list of puzzles

    return File(read_figure(FILES[name].decode()), name)


def parse(typed: str) -> File:
    """Read the figure of the option. Raises BadInput with the place in the file."""
    word = typed.strip()
    if word in FILES:
        return _ours(word)
    if word and len(word) < 40 and word[0] not in "{[" and "." not in word:
        names = ", ".join(FILES)
        en, ja = suggestion(word, FILES, Text(f"there are: {names}.", f"（{names}）。"))
        raise BadInput(
            Named("file"),
            Text(
                f"{word[:24]!r} is neither a puzzle file nor one of our figures; {en}",
                f"{word[:24]!r} はパズルファイルでも、ここにある図形の名前でもありません{ja}",
            ),
        )
    from ..figures.text import packed, read_figure

    try:
        figure = read_figure(typed)
    except BadInput as bad:
        words = bad.words
        if bad.place is not None:
            where = place_in_words(bad.place)
            words = Text(f"{where.en}: {words.en}", f"{where.ja}: {words.ja}")
        raise BadInput(Named("file"), words) from bad
    return File(figure, packed(figure))


def of(settings: Settings) -> FigureData:
    """Return the figure of these settings."""
    figure: FigureData = settings["file"].figure
    return figure


def build(settings: Settings) -> Placement:
    """Return the placement of the file."""
    return of(settings).made


def draw(settings: Settings) -> Drawing:
    """Return the drawing of the file."""
    return of(settings).drawing


def explain(settings: Settings) -> Text:
    """Return rules and source."""
    return of(settings).explanation


def entitle(settings: Settings) -> Text:
    """Return the title in the file."""
    from ..figures.words import text_of

    return text_of(of(settings).title)


def name_all(settings: Settings) -> Names:
    """Return the names in the file."""
    return of(settings).names


def _example(name: str) -> Example:
    """Return one of our figures with its facts."""
    file = loads(FILES[name])
    return Example(Text(**file["title"]), {"file": name}, facts=file["facts"])


PUZZLE = Puzzle(
    name="own-figure",
    title=Text("Figure", "図形パズル"),
    summary=Text("Any figure and its rules, from a file", "図形と条件をファイルから読む"),
    place=90,
    build=build,
    draw=draw,
    explain=explain,
    name_all=name_all,
    entitle=entitle,
    options=(
        OneLine(
            "file",
            Text("Figure or file", "図形・ファイル"),
            parse,
            OURS[0],
            longest=LONGEST,
        ),
    ),
    examples=tuple(map(_example, OURS)),
)
