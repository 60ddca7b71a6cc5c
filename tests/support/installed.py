"""The package as users have it: built into a wheel and installed, under its name `edagari`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def install(folder: Path) -> Path:
    """Build the wheel and install it into a folder below `folder`; return that folder, for
    PYTHONPATH."""
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    # In the root of the repository, `build` would be build.py.
    subprocess.run([*build, str(ROOT)], cwd=folder, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    home = home_in(folder)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--target", str(home), str(wheel)], check=True, capture_output=True)
    return home


def home_in(folder: Path) -> Path:
    """Return the folder below `folder` where the package is once it is installed there."""
    return folder / "installed"


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
