"""The notebook about figures runs from top to bottom where the package is installed, and every cell
that ends with a picture shows it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.documents import ROOT

pytestmark = pytest.mark.native

NOTEBOOK = json.loads((ROOT / "docs" / "figures.ipynb").read_text("utf-8"))
RUN = """
import ast, sys
scope = {}
for cell in CELLS:
    *before, last = ast.parse(cell).body
    exec(compile(ast.Module(before, []), "cell", "exec"), scope)
    if isinstance(last, ast.Expr):
        shown = eval(compile(ast.Expression(last.value), "cell", "eval"), scope)
        if hasattr(shown, "_repr_svg_"):
            print("picture", shown._repr_svg_()[:4], file=sys.stderr)
"""


def test_it_runs_and_shows_pictures(installed_package: Path) -> None:
    cells = ["".join(c["source"]) for c in NOTEBOOK["cells"] if c["cell_type"] == "code"]
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", RUN.replace("CELLS", repr(cells))],
        env={"PYTHONPATH": str(installed_package)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr.split("\n")) == (0, ["picture <svg"] * 3 + [""])
    assert "symmetries" in done.stdout


def test_it_is_kept_without_what_it_printed() -> None:
    for cell in NOTEBOOK["cells"]:
        assert not cell.get("outputs")
