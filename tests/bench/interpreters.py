"""Which CPython measures. How it was built matters more than its version: one that a version
manager compiled without profile-guided optimisation can be a third slower than the system's own.

EDAGARI_PYTHONS names further programs to measure with, as PATH names folders.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

from builder.shell import answer_of

SYSTEM = "/usr/bin/python3"
"""Where Debian and others put their own."""

QUESTION = "import sys; sys.version_info >= (3, 11) and print(sys.version.split()[0])"


@cache
def others() -> dict[str, str]:
    """Programs by what to call them: the system's own CPython, if it is another than this, and
    those that are named; as far as they can run the core."""
    named = os.environ.get("EDAGARI_PYTHONS", "").split(os.pathsep)
    words = {program: "CPython" for program in named if program}
    if Path(sys.base_prefix).resolve() != Path(SYSTEM).resolve().parent.parent:
        words[SYSTEM] = "the system's CPython"
    versions = {program: answer_of([program, "-c", QUESTION]) for program in words}
    return {
        f"{words[program]} {version}": program for program, version in versions.items() if version
    }
