"""Which tests a change affects: by their imports, and by the files that they name.

module   a file of Python, by its path from the root ("pycore/plan/steps.py")
reach    a module reaches its imports, and what these reach; a test also reaches its conftest.py

The imports of a package's __init__.py count for modules that import the package, not for those that
import a module inside it. A module that lists the modules of a package (pkgutil) reaches all of
them; so does one that names the package in a text, like a test that starts `python -m pycore`. The
tests in a browser reach the core and the page through the site: for them page_reach.py has a table,
and only their imports count here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from builder.shell import Problem

ROOMS = ["pycore", "builder", "tests"]
TESTS = "test_*.py"
PATTERN = re.compile(
    r"\w[\w./*]*/[\w./]*\*[\w.]*"
)  # docs/*.md, the form in which tests look for files
IN_A_BROWSER = ("tests/site/", "tests/browsers/")
WHOLE_CORE = ("pycore", "edagari")  # its name here, and installed


@dataclass(frozen=True)
class Module:
    """The references of a file of Python: the modules it imports, and the words of its paths."""

    imports: frozenset[str]
    words: frozenset[str]


def modules(root: Path) -> dict[str, Module]:
    """Return all modules of the project."""
    paths = [*root.glob("*.py"), *(path for room in ROOMS for path in (root / room).rglob("*.py"))]
    files = {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in paths}
    return {name: _read(name, text, files.keys()) for name, text in files.items()}


def reached(known: Mapping[str, Module], changed: Iterable[str]) -> list[str]:
    """Return the tests among the modules that reach one of the changed files."""
    goal = set(changed)
    return sorted(name for name in known if Path(name).match(TESTS) and _reaches(name, goal, known))


def _reaches(name: str, goal: set[str], known: Mapping[str, Module]) -> bool:
    below = _all_below(name, known)
    if name.startswith(IN_A_BROWSER):
        return any(each in goal for each in below if each.startswith("tests/"))
    words = {word for each in below for word in known[each].words}
    patterns = [word for word in words if "/" in word]
    others = [file for file in goal if file not in known]
    return bool(goal & below) or any(
        not words.isdisjoint(_names(file)) or any(fnmatch(file, each) for each in patterns)
        for file in others
    )


def _names(file: str) -> set[str]:
    """Return the names of a file: its own, or that of its folder ("learn" for web/learn/en.md)."""
    parts = file.split("/")
    return {parts[-1], *parts[1:-1][:1]}


def _all_below(name: str, known: Mapping[str, Module]) -> set[str]:
    """Return all modules that one reaches, itself among them."""
    found, waiting = set[str](), [name]
    while waiting:
        here = waiting.pop()
        if here not in found:
            found.add(here)
            waiting += known[here].imports
    return found


def _read(name: str, text: str, files: Iterable[str]) -> Module:
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        raise Problem(f"{name} is not Python: {error}") from error
    asked = {file for said in _imported(tree, name) for file in _files_of(said, files)}
    if "pkgutil" in text:
        front = "__init__.py"
        listed = [file for file in (*asked, name) if file.endswith("/" + front)]
        rooms = tuple(file.removesuffix(front) for file in listed)
        asked |= {file for file in files if file.startswith(rooms)}
    texts = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    if name.startswith("tests/"):
        if not name.startswith(IN_A_BROWSER) and any(
            package in said for package in WHOLE_CORE for said in texts
        ):
            asked |= {file for file in files if file.startswith("pycore/")}
        folders = [folder.as_posix() for folder in Path(name).parents]
        asked |= {f"{folder}/conftest.py" for folder in folders} & set(files)
    patterns = {said for said in texts if PATTERN.fullmatch(said)}
    names = {part for said in texts - patterns for part in said.split("/")}
    return Module(frozenset(asked - {name}), frozenset(patterns | names))


def _imported(tree: ast.Module, name: str) -> Iterator[str]:
    """Return the dotted names that a module imports anywhere."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = list(Path(name).parts[: -node.level]) if node.level else []
            said = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{said}.{alias.name}" for alias in node.names)


def _files_of(said: str, files: Iterable[str]) -> list[str]:
    """Return the file behind a dotted name: a module or a package, or the one that contains it."""
    path = said.replace(".", "/")
    whole = [f"{path}.py", f"{path}/__init__.py"]
    part = path.rpartition("/")[0]
    return [file for file in whole if file in files] or [
        file for file in (f"{part}.py", f"{part}/__init__.py") if file in files
    ]
