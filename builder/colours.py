"""The page's colours, read from its style sheets, for pictures that are drawn at build time."""

from __future__ import annotations

import re
from collections.abc import Mapping

from builder.shell import ROOT

SHEETS = [ROOT / "web" / "styles" / name for name in ("frame/colours.css", "board/game.css")]
BLOCK = re.compile(r'^:root(?P<dark>\[data-theme="dark"\])? \{(?P<body>.*?)\}', re.M | re.S)
COLOUR = re.compile(r"--([\w-]+): (#[0-9a-f]{6});")

Colours = Mapping[str, str]  # `#rrggbb` by the name of the custom property, `-` written `_`


def light() -> Colours:
    """Return the colours of the light page."""
    return _of(dark=False)


def dark() -> Colours:
    """Return the colours of the dark page; names with only one colour keep it."""
    return {**_of(dark=False), **_of(dark=True)}


def _of(*, dark: bool) -> dict[str, str]:
    blocks = (found for sheet in SHEETS for found in BLOCK.finditer(sheet.read_text("utf-8")))
    bodies = (found["body"] for found in blocks if bool(found["dark"]) == dark)
    return {
        name.replace("-", "_"): value for body in bodies for name, value in COLOUR.findall(body)
    }
