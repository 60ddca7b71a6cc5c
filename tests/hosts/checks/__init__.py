"""What an author wants of a puzzle in a page: the board, the program as written, Start, dark, and
nothing that moves.

`CHECKS` has a check for each kind of page: an article, a deck of slides, frames without a script,
and a notebook. `row.py` is what they return, `held.py` what they share.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playwright.sync_api import Browser

from tests.hosts.checks import article, deck, frames, notebook
from tests.hosts.checks.row import Row
from tests.hosts.generator import Generator

CHECKS: Mapping[str, Callable[[Browser, Generator, str], Row]] = {
    "article": article.seen,
    "deck": deck.seen,
    "frames": frames.seen,
    "notebook": notebook.seen,
}
