"""The command line imports only data and texts from the rooms that search, no use case."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.support.documents import ROOT

WORKING = {
    "assist",
    "bitboards",
    "codegen",
    "parallel",
    "plan",
    "programs",
    "run",
    "search",
    "symmetry",
}
"""The rooms whose functions are called only through api/."""

READING = {"read_moves"}
"""Functions that read what was typed."""

WRITING = {"closing_row", "exactly", "in_words", "not_made", "verdict", "went_on_learning"}
"""Functions that put results into words."""


def taken() -> Iterator[tuple[str, str]]:
    """The names that the command line imports, each with its room."""
    for file in (ROOT / "pycore" / "cli").rglob("*.py"):
        depth = len(file.relative_to(ROOT / "pycore").parts)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level == depth and node.module:
                for name in node.names:
                    yield node.module.split(".")[0], name.name


def test_the_command_line_calls_no_function_of_the_rooms_that_search() -> None:
    names = [name for room, name in taken() if room in WORKING]
    functions = {name for name in names if not name[0].isupper()}
    assert functions == READING | WRITING
    assert {"Progress", "WorkersLost", "STRATEGIES"} <= set(names)


def test_it_calls_the_use_cases() -> None:
    assert {"count_by", "job_for", "race_of", "generated"} <= {
        name for room, name in taken() if room == "api"
    }
