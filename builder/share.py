"""Pictures for previews of links: a board and the puzzle's titles, as PNG.

Their size is the one to which large hosts crop Open Graph previews.
"""

from __future__ import annotations

import hashlib
import textwrap
from collections.abc import Sequence
from html import escape
from pathlib import Path

from builder import colours, pictures
from builder.environment import PACKAGE_FILES
from builder.pictures import Board, Data
from builder.shell import BUILD, ROOT, read_output

HERE = Path(__file__).resolve().parent
MARK = ROOT / "web" / "icons" / "icon.svg"
KEPT = BUILD / "pictures"  # PNGs by the hash of their sources

WIDTH, HEIGHT = 1200, 630
COLUMN = 510  # the width of the words beside the board
LETTERS = 33  # English letters in a line of it


def share_file(title: Data, summary: Data, board: Board) -> str:
    """Return the picture to share as a light SVG file."""
    now = colours.light()
    card = f'<rect x="40" y="40" width="550" height="550" rx="28" fill="{now["sheet"]}"/>'
    inside = pictures.svg(board.box, board.content, (470, 470), at=(80, 80))
    mark = MARK.read_text("utf-8").replace(
        "<svg ", '<svg x="640" y="66" width="64" height="64" ', 1
    )
    lines = [
        (722, 111, 34, "ink", "Edagari 枝刈り"),
        (640, 292, _fitting(title["en"], 74), "ink", title["en"]),
        (640, 378, _fitting(title["ja"], 54), "green", title["ja"]),
    ]
    wrapped = textwrap.wrap(summary["en"], LETTERS)
    lines += [(640, 470 + 40 * row, 30, "soft", line) for row, line in enumerate(wrapped)]
    below = 480 + 40 * len(wrapped)
    lines.append((640, below, _fitting(summary["ja"], 28), "soft", summary["ja"]))
    words = "".join(
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{now[colour]}">{escape(text)}</text>'
        for x, y, size, colour, text in lines
    )
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{now["paper"]}"/>'
    style = f"<style>{board.light}</style>"
    whole = f"{style}{ground}{card}{inside}{mark}{words}"
    return pictures.svg((0, 0, WIDTH, HEIGHT), whole, (WIDTH, HEIGHT))


def png(node: str, svgs: Sequence[str]) -> list[Path]:
    """Return files with these pictures as PNG, the same bytes on any machine.

    Pictures drawn before are not drawn again. Raises Problem if one cannot be drawn.
    """
    KEPT.mkdir(parents=True, exist_ok=True)
    drawn_by = [path.read_bytes() for path in (*PACKAGE_FILES, HERE / "png.mjs")]
    files = []
    for svg in svgs:
        whole = hashlib.sha256(b"".join([*drawn_by, svg.encode()])).hexdigest()
        files.append(KEPT / f"{whole}.png")
        if not files[-1].exists():
            files[-1].with_suffix(".svg").write_text(svg, "utf-8")
    if not all(file.exists() for file in files):
        read_output([node, HERE / "png.mjs", KEPT], "the pictures to share could not be drawn")
    return files


def _fitting(words: str, largest: int) -> int:
    """Return a font size at which the words fit the width of their column."""
    wide = sum(1.0 if ord(sign) > 0x2FFF else 0.56 for sign in words)
    return min(largest, int(COLUMN / wide))
