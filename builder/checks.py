"""build.py check and build.py test: every check, and with `test` every test, side by side.

The page's tests run two at a time beside everything else: both cores have work from the first
second to the last.
"""

from __future__ import annotations

import sys
from pathlib import Path

from builder import browser, browsers, environment, stages, turns
from builder.environment import NODE_MODULES
from builder.shell import ROOT, Problem, Words, say
from builder.site import SITE
from builder.stages import Stage

HERE = Path(__file__).resolve().parent
TSCONFIGS = ["tsconfig.json", "tsconfig.worker.json", "tsconfig.tests.json"]
PAGE_WORKERS = 2  # browsers at a time: a third one would take its time from the others
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
NOTHING_SELECTED = 5  # pytest's exit code


def check() -> int:
    """Run what needs no test: format, lint, types, the order of the rooms. 0 if all is well."""
    python, node = _environment()
    return stages.run([[*_of_python(python), *_of_publishing(python)], _of_the_page(node)])


def run(for_pytest: list[str]) -> int:
    """Run all checks and tests; 0 if every one passed. `for_pytest` is passed on to pytest."""
    python, node = _environment()
    tools = environment.pyodide_tools()
    say(f"the page's tests run in {_for_the_page(python)}")
    for other in browsers.OTHERS:
        try:
            found = browsers.find_or_install(other)
            say(f"and a journey through it in {' with '.join(found)}")
        except Problem as missing:
            say(str(missing))
    fine = frozenset({0, NOTHING_SELECTED} if for_pytest else {0})

    def tests(name: str, *words: str | Path, after: Stage | None = None) -> Stage:
        return Stage(f"tests of {name}", [[*words, *for_pytest]], fine, after)

    pytest: list[str | Path] = [python, "-m", "pytest"]
    site = Stage("the site", [[sys.executable, ROOT / "build.py", "site"]])
    several = ["-n", str(PAGE_WORKERS), "--dist", "worksteal"]
    page = tests("the page in Chromium", *pytest, "tests/site", *several, after=site)
    journey = tests("a journey in every browser", *pytest, "tests/browsers", after=site)
    core = tests("the core", *pytest, "--ignore", "tests/site", "--ignore", "tests/browsers")
    inside: list[str | Path] = [node, HERE / "pyodide_tests.mjs", SITE, tools, ROOT]
    pyodide = tests("the core inside Pyodide", *inside, after=site)
    checks = [*_of_the_page(node), *_of_python(python), *_of_publishing(python)]
    return stages.run([[site, page, journey], [core, pyodide, *checks]])


def _for_the_page(python: Path) -> str:
    """Chromium's shell, or where that cannot be had (it is Debian's) Chromium itself."""
    chromium = browser.find_or_install(python)
    try:
        return browsers.find_or_install(browsers.SHELL)[0]
    except Problem:
        return chromium


def _environment() -> tuple[Path, str]:
    """The Python and the node with all that checks and tests need."""
    with turns.alone():
        python = environment.python_with("build", "test")
        return python, environment.node_with_packages().program


def _of_python(python: Path) -> list[Stage]:
    ruff: Words = [python, "-m", "ruff"]
    return [
        Stage("lint: ruff check", [[*ruff, "check"]]),
        Stage("format: ruff format", [[*ruff, "format", "--check"]]),
        Stage("types: mypy", [[python, "-m", "mypy"]]),
        Stage("order of the core's rooms: import-linter", [[python, "-c", LINT_IMPORTS]]),
        Stage("forms of the page's tests", [[python, "-m", "builder.page_test_rules"]]),
    ]


def _of_publishing(python: Path) -> list[Stage]:
    faults: Words = [python.parent / "actionlint", "-no-color"]
    dangers: Words = [python.parent / "zizmor", "--offline", "--min-severity=medium", ".github"]
    return [Stage("workflows: actionlint, zizmor", [faults, dangers])]


def _of_the_page(node: str) -> list[Stage]:
    def tool(package: str, script: str, *words: str) -> Words:
        return [node, NODE_MODULES / package / script, *words]

    types = [tool("typescript", "bin/tsc", "--project", name) for name in TSCONFIGS]
    order = ["--config", ".dependency-cruiser.json", "web/app", "web/embed.js"]
    biome = ["check", "--error-on-warnings"]
    found = [
        Stage("types of the page: tsc", types),
        Stage("lint and format of the page: biome", [tool("@biomejs/biome", "bin/biome", *biome)]),
        Stage(
            "order of the page's rooms: dependency-cruiser",
            [tool("dependency-cruiser", "bin/dependency-cruise.mjs", *order)],
        ),
    ]
    scripts = sorted((ROOT / "tests" / "page").rglob("*.test.js"))
    if not scripts:
        raise Problem("tests/page holds no *.test.js: the page's rooms would go untested")
    testing: Words = [node, "--test", "--test-reporter=dot", *scripts]
    return [*found, Stage(f"tests of the page's own rooms: node, {len(scripts)} files", [testing])]
