"""build.py check and build.py test: all checks, and with `test` all tests, side by side.

The checks come first, alongside building the site and installing browsers, so that a failure is
reported within a minute and ends the run. Then come the page's tests, three at a time, the core's,
two at a time, and all others beside them: both processor cores are busy from start to end.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from builder import changed, environment, stages, turns
from builder.environment import NODE_MODULES
from builder.shell import ROOT, Problem, Words
from builder.site import SITE
from builder.stages import Stage

HERE = Path(__file__).resolve().parent
TSCONFIGS = ["tsconfig.json", "tsconfig.worker.json", "tsconfig.tests.json"]
PAGE_WORKERS = 2  # browsers at a time, as many as processors
CORE_WORKERS = 2  # the core's tests may be the last to run, and then have both processors
NODE_WORKERS = 2  # by default, node leaves one processor unused
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
PYTEST = ["-m", "pytest"]
APART = ["tests/site", "tests/browsers", changed.IN_THE_CHECKS]  # from the core's tests
SITE_STAGE = Stage("the site", [[sys.executable, ROOT / "build.py", "site"]])
EQUIPMENT = Stage(
    "the browsers, and pytest for Pyodide", [[sys.executable, "-m", "builder.equipment"]]
)
NOTHING_SELECTED = 5  # pytest's exit code


def check() -> int:
    """Run everything that needs no site: format, lint, types, imports between rooms, tests under
    node."""
    python, node = _environment()
    of_python = [*_of_python(python), *_of_publishing(python)]
    return stages.run([of_python, [*_of_the_page(node), _under_node(python, node)]])


def run(for_pytest: list[str]) -> int:
    """Run all checks, then all tests; 0 if all passed. `for_pytest` is passed on to pytest."""
    python, node = _environment()
    first = [*_of_python(python), *_of_publishing(python), _under_node(python, node)]
    page = _in_chromium(python, ["tests/site"], for_pytest)
    core = _core(python, [f"--ignore={path}" for path in APART], for_pytest)
    journey = _tests("a journey in every browser", [python, *PYTEST, "tests/browsers"], for_pytest)
    return stages.run(
        [first, [*_of_the_page(node), SITE_STAGE], [EQUIPMENT]],
        [[page], [core], [_inside_pyodide(node, [], for_pytest), journey]],
    )


def run_changed(revision: str, for_pytest: list[str]) -> int:
    """Run all checks, then the tests affected by changes since a revision; 0 if all passed."""
    files = changed.since(revision)
    chosen = changed.select(files)
    changed.tell(files, chosen)
    python, node = _environment()
    first = [*_of_python(python), *_of_publishing(python)]
    beside = _of_the_page(node)
    page, core = [], []
    if chosen.node:
        first.append(_under_node(python, node, chosen.node))
    if chosen.page or chosen.pyodide:
        beside.append(SITE_STAGE)
    if chosen.page:
        page.append(_in_chromium(python, chosen.page, for_pytest))
    if chosen.core:
        core.append(_core(python, chosen.core, for_pytest))
    if chosen.pyodide:
        page.append(_inside_pyodide(node, chosen.pyodide, for_pytest))
    equipment = [EQUIPMENT] if chosen.page or chosen.pyodide else []
    return stages.run([first, beside, equipment], [page, core])


def _tests(name: str, words: Words, for_pytest: list[str]) -> Stage:
    fine = frozenset({0, NOTHING_SELECTED} if for_pytest else {0})
    return Stage(f"tests of {name}", [[*words, *for_pytest]], fine)


def _core(python: Path, words: list[str], for_pytest: list[str]) -> Stage:
    return _tests("the core", [python, *PYTEST, *words, *_several(CORE_WORKERS)], for_pytest)


def _in_chromium(python: Path, files: list[str], for_pytest: list[str]) -> Stage:
    words: Words = [python, *PYTEST, *files, *_several(PAGE_WORKERS)]
    return _tests("the page in Chromium", words, for_pytest)


def _several(workers: int) -> list[str]:
    return ["-n", str(workers), "--dist", "worksteal"]


def _inside_pyodide(node: str, files: list[str], for_pytest: list[str]) -> Stage:
    words: Words = [node, HERE / "pyodide_tests.mjs", SITE, environment.PYODIDE_TOOLS, ROOT, *files]
    return _tests("the core inside Pyodide", words, for_pytest)


def _environment() -> tuple[Path, str]:
    """Return the Python and the node with everything for checks and tests."""
    with turns.alone():
        python, node = environment.tools_with("build", "test")
    return python, node.program


def _of_python(python: Path) -> list[Stage]:
    ruff: Words = [python, "-m", "ruff"]
    return [
        Stage("lint: ruff check", [[*ruff, "check"]]),
        Stage("format: ruff format", [[*ruff, "format", "--check"]]),
        Stage("types: mypy", [[python, "-m", "mypy"]]),
        Stage("order of the core's rooms: import-linter", [[python, "-c", LINT_IMPORTS]]),
        Stage("rules about the source", [[python, *PYTEST, "-q", changed.IN_THE_CHECKS]]),
        Stage("forms of the page's tests", [[python, "-m", "builder.page_test_rules"]]),
    ]


def _of_publishing(python: Path) -> list[Stage]:
    faults: Words = [python.parent / "actionlint", "-no-color"]
    dangers: Words = [python.parent / "zizmor", "--offline", "--min-severity=medium", ".github"]
    return [Stage("workflows: actionlint, zizmor", [faults, dangers])]


def _of_the_page(node: str) -> list[Stage]:
    types = [_tool(node, "typescript/bin/tsc", "--project", name) for name in TSCONFIGS]
    order = ["--config", ".dependency-cruiser.json", "web/app", "web/embed.js"]
    biome = _tool(node, "@biomejs/biome/bin/biome", "check", "--error-on-warnings")
    cruise = _tool(node, "dependency-cruiser/bin/dependency-cruise.mjs", *order)
    return [
        Stage("types of the page: tsc", types),
        Stage("lint and format of the page: biome", [biome]),
        Stage("order of the page's rooms: dependency-cruiser", [cruise]),
    ]


def _tool(node: str, script: str, *words: str) -> Words:
    return [node, NODE_MODULES / script, *words]


def _under_node(python: Path, node: str, chosen: Sequence[str] = ()) -> Stage:
    """Return the tests of the page's rooms: the selected ones, or all. Their pages share a Python
    that has imported the core."""
    scripts = chosen or sorted(map(str, (ROOT / "tests" / "page").rglob("*.test.js")))
    if not scripts:
        raise Problem("tests/page holds no *.test.js: the page's rooms would go untested")
    several = f"--test-concurrency={NODE_WORKERS}"
    keeper: Words = [python, "-m", "tests.support.piped_python"]
    testing: Words = [*keeper, node, "--test", "--test-reporter=dot", several, *scripts]
    return Stage(f"tests of the page's own rooms: node, {len(scripts)} files", [testing])
