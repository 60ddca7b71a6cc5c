"""A clock that no machine makes faster or slower."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from itertools import count

import pytest


def ticking(step: float = 0.001) -> Callable[[], float]:
    """A clock that goes on by `step` seconds whenever somebody looks at it."""
    ticks = count()
    return lambda: next(ticks) * step


def set_everywhere(monkeypatch: pytest.MonkeyPatch, clock: Callable[[], float]) -> None:
    """Give the core this clock, in whatever modules it reads one."""
    for name, module in list(sys.modules.items()):
        if name.startswith("pycore.") and vars(module).get("perf_counter") is time.perf_counter:
            monkeypatch.setattr(module, "perf_counter", clock)
