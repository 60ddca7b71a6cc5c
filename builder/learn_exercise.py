"""An exercise at the end of a chapter: a program to be changed, in the workbench's editor.

block   a fenced block `exercise` with the name of one of web/starts/exercises.toml
link    opens the editor with the program that it begins with, its text and its check
        (web/app/storage/program_link.js reads it); nothing runs until its reader says so
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Any
from urllib.parse import urlencode

from builder import starts
from builder.shell import ROOT
from builder.typeset import bound

RAW = -15  # deflate without a header, as the page reads it


@cache
def exercises() -> dict[str, dict[str, Any]]:
    """Return the exercises by name."""
    return {each["name"]: each for each in starts.exercises_in(ROOT / "web")}


def link_of(exercise: Mapping[str, Any], language: str) -> str:
    """Return the link that opens an exercise, within the site."""
    shrunk = zlib.compressobj(9, zlib.DEFLATED, RAW)
    packed = shrunk.compress(exercise["begin"].encode()) + shrunk.flush()
    parts = {
        "puzzle": exercise["puzzle"],
        "program": urlsafe_b64encode(packed).decode().rstrip("="),
        "task": exercise["task"][language],
        "solutions": exercise["solutions"],
        "nodes": exercise["nodes"],
    }
    return f"#{urlencode(parts)}"


def drawn(name: str, words: Mapping[str, str]) -> str:
    """Return an exercise as HTML, with `site:` where the address of the site belongs. Raises
    KeyError if there is none of that name."""
    exercise, language = exercises()[name], words["code"]
    title, task = (escape(bound(exercise[part][language])) for part in ("title", "task"))
    return f"""<div class="exercise">
<h3>{escape(words["exercise"])}{title}</h3>
<p>{task}</p>
<p><a href="site:{escape(link_of(exercise, language))}">{escape(words["editor"])}</a></p>
</div>
"""
