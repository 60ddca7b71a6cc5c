"""Style rules that would reach beyond their view.

The sheets of a view are in its room in web/styles. A rule there for a single bare class also
matches that class in the templates of every other room, and breaks them unnoticed. It belongs under
a class of its view or, if all rooms should look like that, in web/styles/frame.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

FOR_ALL = {"board", "embed", "frame", "learn", "python"}
"""Sheets shared by every room, or for separate pages."""
SHARED = {
    *("fields", "moment", "narration", "onward", "picked", "program", "seal", "tick"),
    *("transport", "tree-choices", "tree-side", "verdict", "ways"),
}
"""Classes that two rooms share on purpose: one shows a piece of the other's view."""
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
BARE = re.compile(r"^\.([\w-]+)(?= \{|,)", re.MULTILINE)
"""At the start of a line: an indented rule is inside a rule of its view, or repeats such a rule."""
CLASSES = re.compile(r'\bclass=(?:"([^"]*)"|([\w-]+))')


def reaching_far(web: Path) -> Iterator[str]:
    """Yield each bare class that a view's sheet styles and the templates of several rooms use."""
    rooms: dict[str, set[str]] = {}
    for script in (web / "app").rglob("*.js"):
        for several, one in CLASSES.findall(script.read_text("utf-8")):
            for name in re.sub(r"\$\{.*?\}", " ", several or one).split():
                rooms.setdefault(name, set()).add(script.parent.name)
    for sheet in sorted((web / "styles").glob("*/*.css")):
        if sheet.parent.name not in FOR_ALL:
            for name in BARE.findall(COMMENT.sub("", sheet.read_text("utf-8"))):
                if len(rooms.get(name, ())) > 1 and name not in SHARED:
                    yield f"{sheet.relative_to(web)}: .{name}, in {', '.join(sorted(rooms[name]))}"
