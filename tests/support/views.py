"""The views of a frame, from the page's own table."""

from __future__ import annotations

import re
from pathlib import Path

APP = Path(__file__).parents[2] / "web" / "app"
WISH = APP / "embed" / "options.js"
TABLE = APP / "embed" / "offers.js"
NAMES = re.compile(r"VIEW_NAMES = /\*\* @type \{const\} \*/ \(\[(.*?)\]\)", re.S)


def view_names() -> list[str]:
    """Return the allowed names of a view."""
    (listed,) = NAMES.findall(WISH.read_text("utf-8"))
    return re.findall(r'"(\w+)"', listed)


def view_heights() -> dict[str, str]:
    """Return the height in rem of each view in a frame that cannot grow."""
    table = TABLE.read_text("utf-8").split("export const OFFERS = {")[1]
    return dict(re.findall(r"^  (\w+): \{.*?height: (\d+)", table, re.M | re.S))
