"""Which CPython measures. How it was built matters more than its version: one that a version
manager compiled without profile-guided optimisation can be a third slower than the system's own.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from builder.shell import answer_of

SYSTEM = "/usr/bin/python3"
"""Where Debian and others put their own."""

QUESTION = "import sys; sys.version_info >= (3, 11) and print(sys.version.split()[0])"


@cache
def system_python() -> tuple[str, str] | None:
    """The system's own CPython and its version, if it can run the core and is another than this."""
    if Path(sys.base_prefix).resolve() == Path(SYSTEM).resolve().parent.parent:
        return None
    version = answer_of([SYSTEM, "-c", QUESTION])
    return (SYSTEM, version) if version else None
