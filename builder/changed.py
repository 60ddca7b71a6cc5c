"""build.py test --changed: the tests affected by changes in the work tree, and the omissions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from builder import page_reach, reach
from builder.shell import ROOT, Problem, read_output, say

PAGE = "tests/site/"
IN_THE_CHECKS = "tests/test_front_doors.py"  # rules about the source, part of every check
IN_PYODIDE = "pytest.mark.pyodide"  # in test files that partly run inside Pyodide too


@dataclass(frozen=True)
class Selection:
    """The test files to run: of the core, of the core inside Pyodide, of the page."""

    core: list[str]
    pyodide: list[str]
    node: list[str]
    page: list[str]


def since(revision: str, root: Path = ROOT) -> list[str]:
    """Return the files that differ from a revision, and those unknown to git."""
    fault = "git could not tell what has changed"
    known = ["git", "diff", "--name-only", "--no-renames", revision, "--"]
    unknown = ["git", "ls-files", "--others", "--exclude-standard"]
    found = [read_output(words, fault, cwd=root).splitlines() for words in (known, unknown)]
    return sorted({file for files in found for file in files})


def select(changed: Iterable[str], root: Path = ROOT) -> Selection:
    """Return the tests affected by changed files."""
    files = list(changed)
    python = reach.reached(reach.modules(root), files)
    core = [test for test in python if not test.startswith((*reach.IN_A_BROWSER, IN_THE_CHECKS))]
    page = {test for test in python if test.startswith(PAGE)} | {*page_reach.in_chromium(files)}
    if any(file.startswith("pycore/") for file in files):
        inside = [test for test in core if IN_PYODIDE in (root / test).read_text("utf-8")]
    else:
        inside = []
    return Selection(
        core=core,
        pyodide=inside,
        node=page_reach.under_node(page_reach.scripts(root), files),
        page=sorted(page),
    )


def tell(changed: list[str], chosen: Selection) -> None:
    """Say what will run and what will not."""
    if not changed:
        raise Problem("nothing has changed")
    say(f"{_files(changed, 'changed')}: {', '.join(changed)}")
    for name, files in [
        ("tests of the core", chosen.core),
        ("inside Pyodide", chosen.pyodide),
        ("of the page under node", chosen.node),
        ("of the page in Chromium", chosen.page),
    ]:
        say(f"  {name}: {', '.join(files) if files else 'none reached'}")
    say(
        "left out: every other test, and the journey in every browser;"
        " build.py test runs all of them"
    )


def _files(files: list[str], what: str) -> str:
    return f"{len(files)} file{'s' if len(files) != 1 else ''} {what}"
