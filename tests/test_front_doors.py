"""Rules about the source: every room describes its purpose in __init__.py; no file is too long; no
style of a view reaches into another; every test of the page stands in the tables of the builder."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

import pycore
from builder import page_reach
from builder.style_rules import reaching_far

CORE = Path(pycore.__file__).parent
ROOT = CORE.parent
ROOMS = [path.parent for path in sorted(CORE.rglob("__init__.py"))]

MOST_WORDS = 80  # about three lines, or a small table
MOST_LINES = 300
OURS = ["*.py", "pycore/**/*.py", "builder/**/*", "tests/**/*", "web/**/*"]
CODE = {".py", ".js", ".mjs", ".css", ".html", ".ts"}
TABLES = {"web/worker/messages.d.ts"}  # every message, a table of types


def said_at(room: Path) -> str:
    name = ".".join(room.relative_to(ROOT).parts)
    return importlib.import_module(name).__doc__ or ""


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(ROOT)))
class TestTheFrontDoor:
    def test_says_in_a_few_lines_what_the_room_is_for(self, room: Path) -> None:
        said = said_at(room)
        assert re.match(r"\S[^\n]*", said), "a sentence first"
        assert len(said.split()) <= MOST_WORDS

    def test_names_files_that_are_there(self, room: Path) -> None:
        for name in re.findall(r"\b\w+(?:\.py|/)(?!\w)", said_at(room)):
            assert (room / name).exists() or (CORE / name).exists(), name

    def test_names_classes_and_functions_that_are_there(self, room: Path) -> None:
        offered = said_at(room).partition("Ask for:")[2].partition("\n\n")[0]
        source = "\n".join(path.read_text("utf-8") for path in room.rglob("*.py"))
        inside_a_sentence = r"(?<!\.)\s([A-Z]\w+|\w+_\w+)\b(?!\.py)"
        for name in re.findall(inside_a_sentence, offered):
            assert re.search(rf"^(class|def) {name}\b", source, re.MULTILINE), name


FILE = r"(?<![\w<*./-])[\w.-]+(?:/[\w.-]+)*\.(?:py|md|js)\b|(?<![\w/])\w+/(?:\w+/)*(?!\w)"
MODULE = r"\(see ([a-z]\w*)\.(?!py\b)(\w+)\)"


def docstrings(path: Path) -> str:
    """The documentation of a file."""
    said_by = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return "\n".join(ast.get_docstring(node) or "" for node in nodes if isinstance(node, said_by))


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(ROOT)))
def test_every_docstring_names_files_that_are_there(room: Path) -> None:
    for path in room.glob("*.py"):
        said = docstrings(path)
        for name in re.findall(FILE, said):
            assert any((at / name).exists() for at in (room, CORE, ROOT)), (path.name, name)
        for module, name in re.findall(MODULE, said):
            source = room / f"{module}.py"
            assert source.exists(), (path.name, module)
            assert re.search(rf"^(class|def) {name}\b|^{name}\b", source.read_text("utf-8"), re.M)


def test_no_file_is_long() -> None:
    files = {path for pattern in OURS for path in ROOT.glob(pattern) if path.suffix in CODE}
    lines = {
        path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines())
        for path in files
    }
    long = {name for name, count in lines.items() if count > MOST_LINES}
    assert long == TABLES


def test_no_rule_for_a_bare_class_reaches_the_views_of_other_rooms(tmp_path: Path) -> None:
    assert list(reaching_far(ROOT / "web")) == []
    for file, text in {
        "styles/watch/player.css": ".keys {\n}\n.own {\n}\n.watch .taken {\n  .keys {\n  }\n}\n",
        "app/views/watch/player.js": '<p class="keys own taken">',
        "app/views/search/player.js": '<p class="row ${high} keys taken">',
    }.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text, "utf-8")
    assert list(reaching_far(tmp_path)) == ["styles/watch/player.css: .keys, in search, watch"]


FORMS = ("Cache", "Counter", "Gesture", "Queue", "Window")


def undeclared(script: str) -> list[str]:
    """Return the variables of a module whose comment does not say why they are no part of the
    state."""
    lines = script.split("\n")
    said = tuple(f"/** {form}: " for form in FORMS)
    pairs = zip(["", *lines], lines, strict=False)
    is_variable = re.compile(r"(export )?(let|var)\b")
    return [
        line for before, line in pairs if is_variable.match(line) and not before.startswith(said)
    ]


def test_what_a_module_of_the_page_remembers_is_said_and_the_rest_is_in_the_state() -> None:
    """Cache: what could be made again. Counter: a number of its own for each. Gesture: what begins
    with a press, a key or a touch and ends soon. Queue: what waits for its turn. Window: what is so
    of the browser's window until it is loaded anew. All else belongs to web/app/state."""
    assert undeclared("/** How many. */\nlet many = 0;\n") == ["let many = 0;"]
    assert undeclared("/** Cache: how many. */\n\nlet many;") == ["let many;"]
    assert undeclared("/** Cache: how many. */\nlet many;\n  let inner = 0;") == []
    scripts = sorted((ROOT / "web/app").rglob("*.js"))
    assert len(scripts) > 300
    found = {path.relative_to(ROOT): undeclared(path.read_text("utf-8")) for path in scripts}
    assert {path: each for path, each in found.items() if each} == {}


def test_every_test_of_the_page_and_every_room_stands_in_the_table() -> None:
    named = {name for names in page_reach.IN_CHROMIUM.values() for name in names.split()}
    assert named == {path.stem[5:] for path in (ROOT / "tests" / "site").glob("test_*.py")}
    files = [path for path in (ROOT / "web").rglob("*") if path.is_file()]
    rooms = {page_reach.room_of(path.relative_to(ROOT).as_posix()) for path in files}
    assert rooms == set(page_reach.IN_CHROMIUM)


def test_every_test_of_a_page_under_node_stands_in_its_table() -> None:
    table = page_reach.ON_A_PAGE_UNDER_NODE
    named = {name for names in table.values() for name in names.split()}
    tests = (ROOT / "tests" / "page" / "views").glob("*.test.js")
    assert named == {path.name.removesuffix(".test.js") for path in tests}
    assert set(table) <= set(page_reach.IN_CHROMIUM)
