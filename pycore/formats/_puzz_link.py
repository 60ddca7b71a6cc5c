"""puzz.link, pzv and the other pages of pzpr: the common form of their addresses.

address  `p?KIND/COLUMNS/ROWS/BODY`, perhaps with flags between kind and columns, or `v:` before
         the kind. In old pages the kind may precede a colon or follow `p.html?`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from ..model.bilingual import Text
from ._address import unquoted
from ._format import Format, Held, Opened, wrong

NAME = "puzz.link"
ADDRESS = "https://puzz.link/p?"
LONGEST = 20_000
MOST = 60
"""The most columns and rows read here; each puzzle has its own limit."""


class LinkBody(NamedTuple):
    """Columns, rows, and the code of the content."""

    wide: int
    tall: int
    code: str


def body_of(text: str, *kinds: str) -> LinkBody | None:
    """Return the body of an address for a kind of puzzle, by any of its names; None for any other
    text."""
    text = text.strip()
    if len(text) > LONGEST or not text.startswith("http"):
        return None
    names = "|".join(kinds)
    form = rf"https?://\S+?[?](?:[a-z_]+:)*(?:{names})(?:_[a-z0-9]+)?/(?:[a-z]+/)?(\d+)/(\d+)(?:/(\S*))?"
    match = re.fullmatch(form, unquoted(text), re.ASCII)
    if match is None or any(len(side) > 4 for side in match.groups()[:2]):
        return None
    return LinkBody(int(match[1]), int(match[2]), (match[3] or "").rstrip("/"))


def genre(
    kind: str,
    title: Text,
    puzzle: str,
    read: Callable[[LinkBody], Opened],
    write: Callable[[Held], LinkBody],
    example: str,
    also: tuple[str, ...] = (),
    formerly: tuple[str, ...] = (),
) -> Format:
    """Return the format of a kind of puzzle; `read` takes the body, `write` returns it. `formerly`
    are the names of the kind in older addresses."""
    kinds = (kind, *formerly)

    def opened(text: str) -> Opened:
        body = body_of(text, *kinds)
        if body is None:
            raise wrong("this is no puzz.link address.", "puzz.link のアドレスではありません。")
        if not (0 < body.wide <= MOST and 0 < body.tall <= MOST):
            raise wrong(
                f"{body.wide} columns and {body.tall} rows are too many; {MOST} are the most.",
                f"{body.wide} 列 {body.tall} 行は読めません（{MOST} まで）。",
            )
        return read(body)

    def written(held: Held) -> str:
        body = write(held)
        return f"{ADDRESS}{kind}/{body.wide}/{body.tall}/{body.code}"

    of = Text(f"a puzz.link address of {title.en}", f"puzz.link の{title.ja}のアドレス")
    puzzles = (puzzle, *also)
    return Format(
        NAME, of, example, lambda text: body_of(text, *kinds) is not None, opened, puzzles, written
    )


def square_only(body: LinkBody) -> int:
    """Return the side of a square board. Raises BadInput for any other board."""
    if body.wide != body.tall:
        raise wrong(
            f"a square is needed, not {body.wide} columns and {body.tall} rows.",
            f"{body.wide} 列 {body.tall} 行ではなく、正方形の盤が必要です。",
        )
    return body.wide
