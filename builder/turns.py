"""A lock, so that two builds in one folder (say `serve` and `test`) wait for each other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from builder.shell import BUILD, say

try:
    import fcntl
except ImportError:  # Windows: left to the user
    fcntl = None  # type: ignore[assignment]


@contextmanager
def alone() -> Iterator[None]:
    """Hold the build folder during the block, after waiting for any other build."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "turn").open("w") as turn:
        if fcntl:
            try:
                fcntl.flock(turn, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("waiting for another build in this folder to end ...")
                fcntl.flock(turn, fcntl.LOCK_EX)
        yield
