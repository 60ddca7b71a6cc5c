"""The Python of the environment: the newest one that works here.

A name on PATH proves nothing (a version manager's shim may refuse to start, a system Python may
lack venv), so every candidate is run.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from builder.shell import Problem, answer_of

Version = tuple[int, int, int]

OLDEST = (3, 12)  # the oldest that all pinned packages are known to install on
NEWEST = (3, 14)  # and the newest
QUESTION = (
    "import sys, ssl, venv, ensurepip; "
    "print(*sys.version_info[:3] if sys.version_info.releaselevel == 'final' else ())"
)


def candidates() -> list[str]:
    """Return programs that may be a Python of the right version, each once, all untried."""
    names = [f"python3.{minor}" for minor in range(NEWEST[1], OLDEST[1] - 1, -1)]
    on_path = [shutil.which(name) for name in [*names, "python3", "python"]]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    uv = Path.home() / ".local" / "share" / "uv" / "python"
    managed = [
        str(program)
        for place in (pyenv, uv)
        for name in names
        for program in sorted(place.glob(f"*/bin/{name}"))
    ]
    return list(dict.fromkeys([sys.executable, *(path for path in on_path if path), *managed]))


def version_of(program: str) -> Version | None:
    """Return the version of a Python that runs and can make environments; None for anything
    else."""
    answer = answer_of([program, "-c", QUESTION])
    try:
        major, minor, patch = map(int, (answer or "").split())
    except ValueError:
        return None
    return (major, minor, patch)


def choose(
    programs: Iterable[str], ask: Callable[[str], Version | None] = version_of
) -> tuple[str, Version]:
    """Return the newest of `programs` that `ask` finds usable, with its version; the first if
    equal.

    Raises Problem, naming the candidates, if there is none.
    """
    seen = [(program, version) for program in programs if (version := ask(program))]
    usable = [pair for pair in seen if OLDEST <= pair[1][:2] <= NEWEST]
    if not usable:
        found = ", ".join(_dotted(version) for _, version in seen) or "none that runs"
        raise Problem(
            f"Python {_dotted(OLDEST)} to {_dotted(NEWEST)} with venv and pip is needed to build; "
            f"found here: {found}. Install one (on Debian or Ubuntu with its python3-venv package) "
            "so that it is on PATH or among pyenv's versions."
        )
    return max(usable, key=lambda pair: pair[1])


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))
