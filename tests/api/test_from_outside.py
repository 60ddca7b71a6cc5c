"""The installed package as its users see it: its types, its description, its name."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import pycore
from tests.support.installed import run

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tests" / "support" / "scripts" / "typed_library.py"


def test_the_script_uses_every_public_name() -> None:
    [imported] = [
        node
        for node in ast.walk(ast.parse(SCRIPT.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "edagari"
    ]
    assert {alias.name for alias in imported.names} == set(pycore.__all__)


def test_a_program_with_strict_types_may_use_the_library(
    installed_package: Path, tmp_path: Path
) -> None:
    """What mypy knows of a module is kept between runs, and taken while the module's bytes are the
    same."""
    mypy = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary"]
    mypy += ["--follow-imports=silent"]  # only its author checks the bodies of installed functions
    told = subprocess.run(
        [*mypy, "--cache-dir", str(ROOT / ".mypy_cache" / "library"), str(SCRIPT)],
        cwd=tmp_path,
        env={"MYPYPATH": str(installed_package), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")


def test_that_program_runs(installed_package: Path) -> None:
    told = run(installed_package, str(SCRIPT))
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")


def test_every_public_name_has_its_place_in_the_documents() -> None:
    text = (ROOT / "docs" / "library.md").read_text("utf-8")
    assert [name for name in pycore.__all__ if name not in text] == []
