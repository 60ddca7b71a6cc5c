"""Compiled functions that switch to WebAssembly early, or never."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pycore.search.placements import compiled
from pycore.wasm import hosts, running
from pycore.wasm.record import Run


@contextmanager
def machine_after(stands: int, work: int | None = None) -> Iterator[None]:
    """Let WebAssembly take over after `stands` pauses, and pause after `work`."""
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
    """Run nothing in WebAssembly."""

    def nobody(module: bytes) -> Run | None:
        return None

    hosts.offer(nobody)
    compiled.forget()
    try:
        yield
    finally:
        hosts.offer(None)
        compiled.forget()
