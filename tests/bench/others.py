"""Programs of other people that the benchmark compares with, each in an environment of its own."""

from __future__ import annotations

import sys
from pathlib import Path

from builder.shell import BUILD, read_output


def python_with(folder: str, *packages: str) -> Path:
    """Return the Python of an environment in this folder of the build, with pinned packages.

    It is made the first time, with the interpreter of this one. Raises Problem if it cannot be.
    """
    home = BUILD / folder
    python = home / "bin" / "python"
    if not (home / "installed").exists():
        read_output([sys.executable, "-m", "venv", home], "no environment could be made")
        pip: list[str | Path] = [python, "-m", "pip", "install", "--quiet", *packages]
        read_output(pip, f"pip could not install {', '.join(packages)}")
        (home / "installed").touch()
    return python
