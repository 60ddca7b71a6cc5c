"""The package as users have it: built, and installed from its wheel, under its name `edagari`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

BUILD = """
import sys
from pathlib import Path
from builder import release
release.build_package(Path(sys.executable), Path(sys.argv[1]), Path(sys.argv[1]))
"""


def build(folder: Path) -> None:
    """Build the sdist and from it the wheel, as a release does. In a process of its own: whoever
    needs the package does not depend on the builder's modules (builder/reach.py)."""
    words = [sys.executable, "-c", BUILD, str(folder)]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)


def install(wheel: Path, home: Path) -> None:
    """Install a wheel into a folder, for PYTHONPATH."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--target", str(home), str(wheel)], check=True, capture_output=True)


def run(home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with the installed package on its path, and without the repository."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=home,
        env={**os.environ, "PYTHONPATH": str(home)},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
