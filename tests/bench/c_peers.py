"""C programs of the project's own, compiled here with gcc -O2, as ways to compare with."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from tests.bench.rows import Failed, Unmeasured, Way, program

SOURCES = Path(__file__).parent / "c_programs"


def c_way(name: str, expected: int) -> Way:
    """The way that runs the program c_programs/NAME.c; unmeasured when there is no compiler."""

    def run() -> float:
        return program([compiled(SOURCES / f"{name}.c")], expected)()

    return run


def compiled_text(name: str, text: str) -> str:
    """The path of the program compiled from a text, under a name of its own."""
    source = Path(_folder().name) / f"{name}.c"
    source.write_text(text)
    return compiled(source)


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    """Where the compiled programs are while the benchmark runs."""
    return tempfile.TemporaryDirectory(prefix="edagari-bench-")


@cache
def compiled(source: Path) -> str:
    """The path of the program compiled from a file. Raises Unmeasured when it cannot be made."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        raise Unmeasured("no C compiler")
    target = str(Path(_folder().name) / source.stem)
    command = [compiler, "-O2", "-o", target, str(source)]
    made = subprocess.run(command, capture_output=True, check=False)
    if made.returncode:
        raise Failed(f"{Path(compiler).name} cannot compile {source.name}")
    return target
