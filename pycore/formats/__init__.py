"""Puzzles from and for other programs: links, IDs, files and texts, one file a format (files with a
leading underscore are shared).

Ask for: `opened` and `contents`, which read a text; `written` and `forms_for`, which write a
puzzle; all_formats. It imports the catalogue and the model.
"""

from __future__ import annotations

from ._catalogue import all_formats
from ._format import Format, Held, Opened
from ._reading import TextContents, contents, opened
from ._writing import forms_for, written

__all__ = [
    "Format",
    "Held",
    "Opened",
    "TextContents",
    "all_formats",
    "contents",
    "forms_for",
    "opened",
    "written",
]
