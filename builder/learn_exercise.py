"""An exercise in a chapter: a program to change in the workbench's editor.

block   a fenced block `exercise` with the name of one of web/starts/exercises.toml
link    opens the editor with the program, by name (web/app/storage/program_link.js reads it);
        nothing runs until the reader starts it
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Any

from builder import starts
from builder.shell import ROOT
from builder.typeset import bound


@cache
def exercises() -> dict[str, dict[str, Any]]:
    """Return the exercises by name."""
    return {each["name"]: each for each in starts.exercises_in(ROOT / "web")}


def link_of(exercise: Mapping[str, Any]) -> str:
    """Return the link that opens an exercise, within the site."""
    return f"#puzzle={exercise['puzzle']}&exercise={exercise['name']}"


def drawn(name: str, words: Mapping[str, str]) -> str:
    """Return an exercise as HTML, with `site:` in place of the site's address. Raises KeyError for
    an unknown name."""
    exercise, language = exercises()[name], words["code"]
    title, task = (escape(bound(exercise[part][language])) for part in ("title", "task"))
    return f"""<div class="exercise">
<h3>{escape(words["exercise"])}{title}</h3>
<p>{task}</p>
<p><a href="site:{escape(link_of(exercise))}">{escape(words["editor"])}</a></p>
</div>
"""
