"""Compiled functions that go on in WebAssembly sooner than usual, or never."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pycore.search.placements import compiled
from pycore.wasm import hosts, running
from pycore.wasm.record import Run


@contextmanager
def machine_after(stands: int, work: int | None = None) -> Iterator[None]:
    """Let a machine take over after so many stands, and pause after so much work."""
    before = compiled.SOON, running.LEAST_WORK, running.MOST_WORK
    compiled.SOON = stands
    if work is not None:
        running.LEAST_WORK = running.MOST_WORK = work
    compiled.forget()
    try:
        yield
    finally:
        compiled.SOON, running.LEAST_WORK, running.MOST_WORK = before
        compiled.forget()


@contextmanager
def python_alone() -> Iterator[None]:
    """Let nothing run in WebAssembly."""

    def nobody(module: bytes) -> Run | None:
        return None

    hosts.offer(nobody)
    compiled.forget()
    try:
        yield
    finally:
        hosts.offer(None)
        compiled.forget()
