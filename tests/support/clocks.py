"""A clock that does not depend on the machine's speed."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib import import_module
from itertools import count
from pkgutil import walk_packages

import pytest

import pycore


def ticking(step: float = 0.001) -> Callable[[], float]:
    """Return a clock that advances by `step` seconds whenever it is read."""
    ticks = count()
    return lambda: next(ticks) * step


def set_everywhere(monkeypatch: pytest.MonkeyPatch, clock: Callable[[], float]) -> None:
    """Give the core this clock, in every module that reads one.

    All are imported first: a later import would get the machine's clock.
    """
    for module in walk_packages(pycore.__path__, "pycore."):
        if module.name != "pycore.__main__":
            import_module(module.name)
    for name, loaded in list(sys.modules.items()):
        if name.startswith("pycore.") and vars(loaded).get("perf_counter") is time.perf_counter:
            monkeypatch.setattr(loaded, "perf_counter", clock)
