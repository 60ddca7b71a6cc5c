"""The core's dependencies: no clock, no page, no other package, no puzzle by its name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

import pycore
from pycore.model.bilingual import InCell, Named, Place
from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent
from pycore.puzzles import all_puzzles
from pycore.search import STRATEGIES
from pycore.search.events import Batch, Batches, Search
from pycore.search.strategy import at_once
from tests.support.random_placements import placements, solutions_of

CORE = Path(pycore.__file__).parent
ROOT = CORE.parent
HOSTS = ("cli/", "__main__", "handlers/bridge", "api/", "parallel/executors/", "wasm/native")
EXTRAS = {"wasm/native.py": {"wasmtime"}}
"""What a file imports of an extra, if it is installed."""

CLOCKS_AND_PAGES = {
    *("time", "datetime", "asyncio", "threading", "sched"),
    *("js", "pyodide", "pyodide_js", "_pyodide", "urllib", "http", "socket"),
}


@cache
def modules() -> list[tuple[str, ast.Module]]:
    """Every module of the core by its path, parsed."""
    return [
        (path.relative_to(CORE).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(CORE.rglob("*.py"))
    ]


@cache
def imports(tree: ast.Module) -> set[str]:
    """The names of the modules that are imported anywhere in a module."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            named = node.module or ""
            assert not named.startswith("pycore"), "installed, the core has another name"
            found |= set() if node.level else {named}
    return found


def test_the_core_needs_nothing_but_python() -> None:
    for path, tree in modules():
        foreign = {name.split(".")[0] for name in imports(tree)}
        assert foreign <= set(sys.stdlib_module_names) | EXTRAS.get(path, set()), path


def test_only_the_hosts_read_a_clock_and_nothing_knows_a_page() -> None:
    for path, tree in modules():
        if path.startswith(HOSTS):
            continue
        known = {name.split(".")[0] for name in imports(tree)}
        assert not known & CLOCKS_AND_PAGES, path


def strings(tree: ast.Module) -> Iterator[str]:
    """The strings and the names of a module, its documentation and Python's own names left out."""
    python_s = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and not str(node.module).startswith("pycore")
        for alias in node.names
    }
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value
        elif isinstance(node, ast.Name) and node.id not in python_s:
            yield node.id


def test_no_puzzle_is_named_outside_its_own_file() -> None:
    for path, tree in modules():
        if path.startswith(("puzzles/", "formats/")):  # a form says which entry its texts open
            continue
        spoken = {text.lower().replace("_", "-") for text in strings(tree)}
        for name in all_puzzles():
            assert name not in spoken, f"{path} names {name}"


def test_the_page_names_no_puzzle() -> None:
    web = ROOT / "web"
    if not web.is_dir():
        pytest.skip("only the core is here")
    pattern = re.compile("|".join(map(re.escape, all_puzzles())))
    for path in sorted(web.rglob("*")):
        if path.suffix in {".js", ".ts", ".html", ".css", ".json", ".webmanifest"}:
            named = pattern.search(path.read_text(encoding="utf-8"))
            assert named is None, f"{path.relative_to(ROOT)} names {named}"


def test_importing_the_core_loads_no_clock_and_no_command_line() -> None:
    code = "import sys, pycore; pycore.all_puzzles(); print(*sorted(sys.modules))"
    if sys.platform == "emscripten":
        pytest.skip("no processes here")
    told = subprocess.run(
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            f"import sys; sys.path.insert(0, {str(ROOT)!r}); {code}",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(told.stdout.split())
    assert "pycore.puzzles" in loaded
    assert not loaded & {"argparse", "asyncio", "subprocess", "pycore.cli"}


@given(placements())
def test_the_library_gives_all_solutions_unless_told_otherwise(placement: Placement) -> None:
    assert sorted(pycore.solutions(placement)) == sorted(solutions_of(placement))


def test_the_library_solves_puzzles_of_the_catalogue() -> None:
    star = pycore.puzzle_named("magic-star")
    three = {0: 1, 1: 2, 2: 4}
    assert list(pycore.solve(star, givens=three)) == [(1, 2, 4, 12, 8, 10, 6, 11, 5, 3, 7, 9)]
    assert len(set(pycore.solve(star))) == 960
    square = pycore.puzzle_named("magic-square")
    assert len(set(pycore.solve(square, {"order": "3"}))) == 8


@pytest.mark.parametrize(
    ("name", "asked", "place"),
    [
        ("magic-star", {"options": {"order": "5"}}, Named("order")),
        ("magic-star", {"givens": {0: 13}}, InCell(0)),
        ("magic-star", {"options": {"order": 7.0}}, Named("order")),
        ("magic-star", {"options": {7: "7"}}, Named("7")),
        ("magic-star", {"givens": {0: "1"}}, InCell(0)),
        ("magic-star", {"givens": {"0": 1}}, None),
        ("magic-star", {"givens": {0: True}}, InCell(0)),
        ("magic-star", {"strategy": "luck"}, Named("strategy")),
        ("flip-it", {}, Named("flip-it")),
    ],
)
def test_the_library_refuses_at_once_what_cannot_be_used(
    name: str, asked: dict[str, Any], place: Place | None
) -> None:
    with pytest.raises(pycore.BadInput) as caught:
        pycore.solve(pycore.puzzle_named(name), **asked)
    assert caught.value.place == place


def test_the_library_hands_out_no_solution_that_breaks_a_rule(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lying() -> Batches:
        yield Batch([], [], 0, 0, 0.0)
        yield Batch([], [(1, 2), (1, 1)], 2, 0, 1.0)

    liar = replace(STRATEGIES[0], prepare=at_once(lambda puzzle, drawing: Search(lying(), ())))
    monkeypatch.setattr("pycore.api.subject.chosen_strategy", lambda *asked: liar)
    found = pycore.solutions(Placement(2, (1, 2), (AllDifferent((0, 1)),)))
    assert next(found) == (1, 2)
    with pytest.raises(pycore.WrongSolution, match="breaks a rule"):
        next(found)


def test_everything_public_is_there_and_documented() -> None:
    for name in pycore.__all__:
        public = getattr(pycore, name)
        told = "told" if isinstance(public, tuple) else public.__doc__ or ""
        assert told, name
        assert not told.startswith(f"{name}("), f"{name} has what Python writes by itself"
