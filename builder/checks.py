"""build.py test: every check, each named with its time; one that fails does not hide the others."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from builder import browser, environment, site, turns
from builder.environment import NODE_MODULES
from builder.shell import ROOT, Problem, exit_code, say

HERE = Path(__file__).resolve().parent
TSCONFIGS = ["tsconfig.json", "tsconfig.worker.json"]
NOTHING_SELECTED = 5  # pytest's exit code

Stage = tuple[str, Callable[[], int]]


def run(for_pytest: list[str]) -> int:
    """Run all stages; 0 if every one passed. `for_pytest` is passed on to pytest."""
    with turns.alone():
        python = environment.python_with("build", "test")
        node = environment.node_with_packages().program
    stages = [*_checks(python, node), *_tests(python, node, for_pytest)]
    results = [(name, *_timed(name, stage)) for name, stage in stages]
    say("")
    for name, code, seconds in results:
        say(f"{'ok    ' if code == 0 else 'FAILED'} {seconds:6.1f} s  {name}")
    return int(any(code for _, code, _ in results))


def _timed(name: str, stage: Callable[[], int]) -> tuple[int, float]:
    """The exit code of one stage and its seconds; a Problem is told and counts as a failure."""
    say(f"\n== {name}")
    begun = time.monotonic()
    try:
        code = stage()
    except Problem as problem:
        say(str(problem))
        code = 1
    seconds = time.monotonic() - begun
    say(f"== {name}: {'ok' if code == 0 else 'FAILED'} ({seconds:.1f} s)")
    return code, seconds


def _checks(python: Path, node: str) -> list[Stage]:
    def page_types() -> int:
        tsc: list[str | Path] = [node, NODE_MODULES / "typescript" / "bin" / "tsc", "--project"]
        return max(exit_code([*tsc, ROOT / name]) for name in TSCONFIGS)

    return [
        ("lint: ruff check", lambda: exit_code([python, "-m", "ruff", "check"])),
        ("format: ruff format", lambda: exit_code([python, "-m", "ruff", "format", "--check"])),
        ("types of the core and the build: mypy", lambda: exit_code([python, "-m", "mypy"])),
        ("types of the page: tsc", page_types),
    ]


def _tests(python: Path, node: str, words: list[str]) -> list[Stage]:
    def passed(code: int) -> int:
        """The exit code, except that the user's words may well select nothing in one stage."""
        return 0 if words and code == NOTHING_SELECTED else code

    def core() -> int:
        aside = ["--ignore", "tests/site"]
        return passed(exit_code([python, "-m", "pytest", *aside, *words]))

    def built() -> int:
        return 0 if site.build().is_dir() else 1

    def core_in_pyodide() -> int:
        tools = environment.pyodide_tools()
        script = HERE / "pyodide_tests.mjs"
        return passed(exit_code([node, script, site.build(), tools, ROOT, *words]))

    def page() -> int:
        site.build()
        say(f"with {browser.find_or_install(python)}")
        return passed(exit_code([python, "-m", "pytest", "tests/site", *words]))

    return [
        ("tests of the core: pytest", core),
        ("the site", built),
        ("tests of the core inside Pyodide: pytest", core_in_pyodide),
        ("tests of the page in Chromium: pytest", page),
    ]
