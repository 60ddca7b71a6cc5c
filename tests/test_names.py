"""One name, one thing: a class of the core has a name that no other class has."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from pathlib import Path

CORE = Path(__file__).parents[1] / "pycore"
MESSAGES = "handlers/messages/"
"""Here a class has the name of what it tells the page about, in the page's words."""


@cache
def classes() -> list[tuple[str, str]]:
    """The name and the file of each public class."""
    return [
        (node.name, file.relative_to(CORE).as_posix())
        for file in sorted(CORE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]


def test_a_class_has_a_name_of_its_own() -> None:
    counted = Counter(name for name, file in classes() if not file.startswith(MESSAGES))
    assert [name for name, count in counted.items() if count > 1] == []


def test_a_message_is_declared_once() -> None:
    counted = Counter(name for name, file in classes() if file.startswith(MESSAGES))
    assert [name for name, count in counted.items() if count > 1] == []
