"""The tests affected by a change: by their imports, and by the files that they name.

module   a file of Python, by its path from the root ("pycore/plan/steps.py")
reach    a module reaches its imports and everything they reach; a test also reaches its conftest.py

The imports of a package's __init__.py count for modules that import the package, not for modules
that import a module inside it. A test that names the core in a string other than a docstring, for
example to start `python -m pycore`, reaches all of it, and so does a test that uses the fixture
with the installed package. A package that lists its modules (pkgutil: the puzzles) leads a test to
the modules that its strings name ("magic-star"); to all of them if it names none, if it names a
document ("README.md"), or if it, or a module that it imports, uses a function of the package
without a name argument (all_puzzles). Browser tests reach the core and the page through the site:
page_reach.py has a table for them, and only their imports count here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from builder.shell import Problem

ROOMS = ["pycore", "builder", "tests"]
TESTS = "test_*.py"
PATTERN = re.compile(
    r"\w[\w./*]*/[\w./]*\*[\w.]*"
)  # docs/*.md, the pattern by which tests look for files
IN_A_BROWSER = ("tests/site/", "tests/browsers/")
OF_THE_PAGE = ("web/app/", "web/styles/")  # page_reach.py knows which tests they affect
WHOLE_CORE = ("pycore", "edagari", "installed_package")  # here, installed, and as a fixture
FRONTS = ("/__init__.py", "/__main__.py")
STARTED = {
    "tests/support/exported.py": "pycore/handlers/catalogue.py"
}  # by what starts it in a separate process: it counts as imported
LISTING = "pkgutil"  # in a package that lists its modules
DOCUMENT = ".md"  # names puzzles in place of the test that reads it


@dataclass(frozen=True)
class Module:
    """The references of a Python file: the modules that it imports, reaches otherwise, or lists,
    the words of its paths, and whether it asks for all listed modules."""

    imports: frozenset[str]
    further: frozenset[str]
    listed: frozenset[str]
    words: frozenset[str]
    asks_for_every: bool


def modules(root: Path) -> dict[str, Module]:
    """Return all modules of the project."""
    paths = [*root.glob("*.py"), *(path for room in ROOMS for path in (root / room).rglob("*.py"))]
    files = {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in paths}
    lists = {name: text for name, text in files.items() if _lists(name, text)}
    rooms = tuple(map(_room, lists))
    listed = {name for name in files if name.startswith(rooms) and not name.endswith(FRONTS)}
    every = {called for text in lists.values() for called in _nameless(text)}
    return {name: _read(name, text, files.keys(), listed, every) for name, text in files.items()}


def _lists(name: str, text: str) -> bool:
    return name.endswith(FRONTS) and LISTING in text


def _nameless(text: str) -> Iterator[str]:
    """Yield the public functions of a package without a name argument."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and not (node.args.args or node.name[0] == "_"):
            yield node.name


def _room(name: str) -> str:
    return name[: name.rindex("/") + 1]


def reached(known: Mapping[str, Module], changed: Iterable[str]) -> list[str]:
    """Return the tests among the modules that reach a changed file."""
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
    """Return the names of a file: its own, and its folder's ("learn" for web/learn/en.md).

    A script or a style sheet of the page has only its own: every builder test names their folders,
    and the site is built from them before any test runs.
    """
    parts = file.split("/")
    return {parts[-1], *([] if file.startswith(OF_THE_PAGE) else parts[1:-1][:1])}


def _all_below(name: str, known: Mapping[str, Module]) -> set[str]:
    """Return all modules that a module reaches, including itself."""
    found = _imported_from({name}, known)
    listed = {file for each in found for file in known[each].listed}
    own = {each for each in found if each.startswith("tests/")}
    words = {word for each in own for word in known[each].words}
    named = {file for file in listed if file in found or _entry(file) in words}
    asking = own | {file for each in own for file in known[each].imports}
    every = (
        not named
        or any(word.endswith(DOCUMENT) for word in words)
        or any(known[each].asks_for_every for each in asking)
    )
    return _imported_from(found | (listed if every else named), known)


def _entry(file: str) -> str:
    """Return the name of a listed module: "magic-star"."""
    return Path(file).stem.replace("_", "-")


def _imported_from(names: set[str], known: Mapping[str, Module]) -> set[str]:
    """Return these modules and all their direct and indirect imports."""
    found, waiting = set[str](), list(names)
    while waiting:
        here = waiting.pop()
        if here not in found:
            found.add(here)
            waiting += known[here].imports | known[here].further
    return found


def _read(name: str, text: str, files: Iterable[str], listed: set[str], every: set[str]) -> Module:
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        raise Problem(f"{name} is not Python: {error}") from error
    nodes = list(ast.walk(tree))
    asked = {file for said in _imported(nodes, name) for file in _files_of(said, files)}
    if name in STARTED:
        asked.add(STARTED[name])
    texts = set(_texts(nodes))
    asked_for = {node.arg for node in nodes if isinstance(node, ast.arg)}
    further = set[str]()
    if name.startswith("tests/"):
        if not name.startswith(IN_A_BROWSER) and any(
            package in said for package in WHOLE_CORE for said in texts | asked_for
        ):
            further |= {file for file in files if file.startswith("pycore/")} - listed
        folders = [folder.as_posix() for folder in Path(name).parents]
        further |= {f"{folder}/conftest.py" for folder in folders} & set(files)
    patterns = {said for said in texts if PATTERN.fullmatch(said)}
    names = {part for said in texts - patterns for part in said.split("/")}
    return Module(
        imports=frozenset(asked - {name}),
        further=frozenset(further - {name}),
        listed=frozenset(
            file for file in listed if _lists(name, text) and file.startswith(_room(name))
        ),
        words=frozenset(patterns | names),
        asks_for_every=not name.endswith(FRONTS) and not every.isdisjoint(_used(nodes)),
    )


def _texts(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """Yield the strings of a module except docstrings."""
    alone = {node.value for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in alone:
            yield node.value


def _used(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """Yield the names that a module takes from others."""
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Attribute):
            yield node.attr


def _imported(nodes: Sequence[ast.AST], name: str) -> Iterator[str]:
    """Yield the dotted names that a module imports anywhere."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = list(Path(name).parts[: -node.level]) if node.level else []
            said = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{said}.{alias.name}" for alias in node.names)


def _files_of(said: str, files: Iterable[str]) -> list[str]:
    """Return the file of a dotted name: a module or package, or the module that contains it."""
    path = said.replace(".", "/")
    whole = [f"{path}.py", f"{path}/__init__.py"]
    part = path.rpartition("/")[0]
    return [file for file in whole if file in files] or [
        file for file in (f"{part}.py", f"{part}/__init__.py") if file in files
    ]
