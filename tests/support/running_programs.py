"""Running printed programs: Python in this process, C compiled."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
from contextlib import redirect_stdout, suppress
from pathlib import Path

import pytest

from pycore.programs.listing import Program

COMPILER = shutil.which("gcc") or shutil.which("cc")
STRICT = ("-std=c11", "-O2", "-Wall", "-Wextra", "-Werror")


def printed_by(program: Program) -> list[str]:
    """Return the lines that a program in Python prints."""
    out = io.StringIO()
    with redirect_stdout(out), suppress(SystemExit):
        exec(compile(program.text("en"), "<told>", "exec"), {"__name__": "__main__"})
    return out.getvalue().splitlines()


def printed_alone(program: Program) -> list[str]:
    """Return the lines that it prints when it is piped into Python, away from here."""
    command = [sys.executable, "-I", "-X", "utf8", "-"]
    source = program.text("ja").encode()
    ran = subprocess.run(command, input=source, capture_output=True, check=True, cwd="/")
    return ran.stdout.decode().splitlines()


def printed_by_c(source: str, folder: Path) -> list[str]:
    """Return the lines that a program in C prints, compiled without a warning. Skips the test if
    there is no compiler."""
    if COMPILER is None:
        pytest.skip("there is no C compiler here")
    file, made = folder / "program.c", folder / "program"
    file.write_text(source, "utf-8")
    compiled = subprocess.run(
        [COMPILER, *STRICT, str(file), "-o", str(made)], capture_output=True, text=True, check=False
    )
    assert (compiled.returncode, compiled.stderr) == (0, "")
    ran = subprocess.run([str(made)], capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()
