"""The tutorial in the site: chapters written in Markdown become plain pages in learn/.

builder/learn_pages.py makes the pages under the environment's Python, which has the Markdown
library; this file needs only the standard library, like the rest of the build.
"""

from __future__ import annotations

from pathlib import Path

from builder.shell import ROOT, Words, read_output

SOURCES = ROOT / "web" / "learn"
FOLDER = "learn"


def write(python: Path, folder: Path, site: str = "") -> None:
    """Write every page of the tutorial into `folder`, which already has its script and style.

    `site` is the address of the site whose puzzles the chapters show, "" for the one that contains
    `folder`. Raises Problem if a chapter cannot be read.
    """
    words: Words = [python, "-m", "builder.learn_pages", SOURCES, folder, site]
    read_output(words, "the tutorial could not be written")
