"""The reach of a change: the tests that `build.py test --changed` runs, and those it skips."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import build
from builder import changed, checks, page_reach, reach
from builder.changed import Selection
from builder.shell import ROOT, Problem

FILES = {
    "pycore/__init__.py": "from .run import job\n",
    "pycore/plan/__init__.py": '"""Plans."""\nfrom .steps import derive\n',
    "pycore/plan/steps.py": "from ..model import rules\ndef derive(): ...\n",
    "pycore/model/__init__.py": "",
    "pycore/model/rules.py": "",
    "pycore/run/__init__.py": "",
    "pycore/run/job.py": "def go():\n    from pycore.plan import derive\n",
    "pycore/puzzles/__init__.py": (
        "import pkgutil\ndef all_puzzles(): ...\ndef puzzle_named(name): ...\n"
    ),
    "pycore/handlers/__init__.py": "from pycore.puzzles import all_puzzles, puzzle_named\n",
    "pycore/handlers/catalogue.py": "from pycore.puzzles import all_puzzles\n",
    "pycore/puzzles/star.py": "",
    "pycore/puzzles/_rings.py": "",
    "pycore/puzzles/two_rings.py": "from . import _rings\n",
    "builder/site.py": "WHERE = 'web/learn', 'web/app', 'web/styles'\n",
    "tests/conftest.py": '"""The fixtures of edagari."""\n',
    "tests/run/conftest.py": "",
    "tests/support/helper.py": "from pycore.run.job import go\n",
    "tests/support/process.py": "WORDS = ['-m', 'pycore']\n",
    "tests/model/test_rules.py": "from pycore.model.rules import x\n",
    "tests/plan/test_steps.py": "from pycore.plan.steps import derive\n",
    "tests/run/test_job.py": f"from tests.support.helper import go\n# {changed.IN_PYODIDE}\n",
    "tests/test_catalogue.py": "from pycore.puzzles import all_puzzles\nSTAR = 'star'\n",
    "tests/puzzles/test_star.py": "import pycore.puzzles.star\n",
    "tests/test_by_name.py": "from pycore.handlers import puzzle_named\nRINGS = 'two-rings'\n",
    "tests/test_every_one.py": "from pycore import puzzles\nS = 'star', puzzles.all_puzzles()\n",
    "tests/test_exported.py": "from tests.support.exported import exported\nSTAR = 'star'\n",
    "tests/support/exported.py": "",  # starts a process that makes the catalogue
    "tests/test_chapters.py": "from pycore.puzzles import puzzle_named\nIN = 'star', 'books.md'\n",
    "tests/cli/test_command.py": "from tests.support.process import WORDS\n",
    "tests/cli/test_installed.py": "STAR = 'star'\ndef test_x(installed_package): ...\n",
    "tests/test_documents.py": "README, REST = 'README.md', 'docs/*.md'\n",
    "tests/builder/test_site.py": "import builder.site\n",
    "tests/builder/test_views.py": "LISTED = 'web/app/state/tape.js'\n",
    "tests/site/test_tree.py": "import builder.site\nfrom tests.support.page import open\n",
    "tests/support/page.py": "NAME = 'edagari:draft'\n",
    "web/app/tree/builder.js": 'import { x } from "../state/tape.js";\n',
    "web/app/state/tape.js": "export const x = 1;\n",
    "web/styles/tree/tree.css": "",
    "web/learn/en/one.md": "",
    "docs/plan.md": "",
    "README.md": "",
    "tests/page/tree.test.js": 'const { x } = await import("../../web/app/tree/builder.js");\n',
    "tests/page/tape.test.js": 'import { x } from "../../web/app/state/tape.js";\n',
}

STARTING = "cli/test_command cli/test_installed"
"""Those that start the core, here or installed: all of it but puzzles that they do not name."""

EVERY = "test_catalogue test_chapters test_every_one test_exported"
"""The tests that say the name of one puzzle and meet all."""


@pytest.fixture
def house(tmp_path: Path, monkeypatch) -> Path:
    """A small project with rooms like ours."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr(page_reach, "IN_CHROMIUM", {"tree": "tree", page_reach.WHOLE: "walk"})
    monkeypatch.setattr(page_reach, "ON_A_PAGE_UNDER_NODE", {"tree": "grown"})
    return tmp_path


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("pycore/model/rules.py", f"{STARTING} model/test_rules plan/test_steps run/test_job"),
        ("pycore/plan/steps.py", f"{STARTING} plan/test_steps run/test_job"),
        ("pycore/run/job.py", f"{STARTING} run/test_job"),
        ("pycore/puzzles/star.py", f"{STARTING} puzzles/test_star {EVERY}"),
        ("pycore/puzzles/two_rings.py", f"cli/test_command test_by_name {EVERY}"),
        ("pycore/puzzles/_rings.py", f"cli/test_command test_by_name {EVERY}"),
        ("pycore/puzzles/__init__.py", f"{STARTING} test_by_name {EVERY}"),
        ("tests/run/conftest.py", "run/test_job"),
        ("tests/support/page.py", "site/test_tree"),
        ("tests/plan/test_steps.py", "plan/test_steps"),
        ("builder/site.py", "builder/test_site"),
        ("web/learn/en/one.md", "builder/test_site"),
        ("web/app/tree/builder.js", ""),
        ("web/app/state/tape.js", "builder/test_views"),
        ("web/styles/tree/tree.css", ""),
        ("README.md", "test_documents"),
        ("docs/plan.md", "test_documents"),
        (".github/workflows/test.yml", ""),
    ],
)
def test_a_change_reaches_the_tests_that_import_it_or_name_it(house, file, tests) -> None:
    found = reach.reached(reach.modules(house), [file])
    assert found == [f"tests/{test}.py" for test in tests.split()]


def test_what_is_started_in_a_process_of_its_own_and_what_starts_it_are_there() -> None:
    for file in (*reach.STARTED, *reach.STARTED.values()):
        assert (ROOT / file).is_file()


@pytest.mark.parametrize(
    ("file", "node", "chromium"),
    [
        ("web/app/tree/builder.js", ["tree", "views/grown"], ["tree"]),
        ("web/styles/tree/tree.css", ["views/grown"], ["tree"]),
        ("web/app/state/tape.js", ["tape", "tree"], ["walk"]),
        ("tests/page/tape.test.js", ["tape"], []),
        ("docs/plan.md", [], []),
    ],
)
def test_a_change_of_the_page_reaches_tests_by_imports_and_by_its_room(
    house, file, node, chromium
) -> None:
    chosen = changed.select([file], house)
    assert chosen.node == [f"tests/page/{name}.test.js" for name in node]
    assert chosen.page == [f"tests/site/test_{name}.py" for name in chromium]


def test_only_a_change_of_the_core_asks_for_pyodide(house) -> None:
    assert changed.select(["pycore/run/job.py"], house).pyodide == ["tests/run/test_job.py"]
    assert changed.select(["tests/run/conftest.py"], house).pyodide == []


def test_a_file_that_is_not_python_is_told_by_name(house) -> None:
    (house / "tests" / "test_new.py").write_text("def (")
    with pytest.raises(Problem, match=r"tests/test_new\.py is not Python"):
        reach.modules(house)


def test_what_git_does_not_know_yet_has_changed_too(tmp_path, monkeypatch) -> None:
    def git(*words: str) -> None:
        who = ["-c", "user.name=x", "-c", "user.email=x@y", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    for name in ("same", "other", "gone"):
        (tmp_path / name).write_text(name)
    git("add", ".")
    git("commit", "-m", "first")
    (tmp_path / "other").write_text("changed")
    (tmp_path / "gone").unlink()
    (tmp_path / "new").write_text("new")
    assert changed.since("HEAD", tmp_path) == ["gone", "new", "other"]
    with pytest.raises(Problem, match="git could not tell what has changed"):
        changed.since("no-such-revision", tmp_path)


def test_it_says_what_is_run_and_what_is_left_out(capsys) -> None:
    changed.tell(["a", "b"], Selection(["tests/test_a.py"], [], [], []))
    said = capsys.readouterr().out
    assert said.startswith("2 files changed: a, b\n")
    assert "tests of the core: tests/test_a.py\n" in said
    assert "of the page in Chromium: none reached\n" in said
    assert "left out: every other test" in said
    with pytest.raises(Problem, match="nothing has changed"):
        changed.tell([], Selection([], [], [], []))


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        (["--changed"], ("HEAD", [])),
        (["--changed", "main"], ("main", [])),
        (["--changed", "-k", "star"], ("HEAD", ["-k", "star"])),
    ],
)
def test_the_command_passes_the_revision_and_the_rest_on(monkeypatch, words, asked) -> None:
    monkeypatch.setattr(checks, "run_changed", lambda *heard: 7 if heard == asked else 1)
    assert build.main(["test", *words]) == 7
