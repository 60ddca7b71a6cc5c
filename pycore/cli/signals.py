"""Ctrl-C, and the wish of the system that we end.

ended_by_signals  one ends the command as it stands: `Ended`
noting_signals    while work goes on that is worth keeping, the first is noted and the work ends
                  well; a second one ends the process at once

What is ignored (by nohup) stays so.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from ..startup import leave_at_once

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Ended(KeyboardInterrupt):
    """A signal has come, of that number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.exit_code = 128 + number


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Whatever is done within is left by `Ended` when a signal comes."""
    usual = sys.unraisablehook

    def end(number: int, frame: object) -> NoReturn:
        raise Ended(number)

    def lost(error: sys.UnraisableHookArgs) -> None:
        # Python can pass nothing on from a callback of its own, and would go on.
        if isinstance(error.exc_value, Ended):
            os._exit(error.exc_value.exit_code)
        if os.environ.get("EDAGARI_DEBUG"):  # else no traceback: what broke is told once
            usual(error)

    sys.unraisablehook = lost
    try:
        with handling(end):
            yield
    finally:
        sys.unraisablehook = usual


@contextmanager
def noting_signals(note: Callable[[int], None]) -> Iterator[None]:
    """Whatever is done within goes on when a signal comes: `note` is given its number."""

    def noted(number: int, frame: object) -> None:
        for each in SIGNALS:
            if signal.getsignal(each) is noted:
                signal.signal(each, leave_at_once)
        note(number)

    with handling(noted):
        yield


@contextmanager
def handling(handler: Callable[[int, object], object]) -> Iterator[None]:
    """Within, the signals that are not ignored go to that handler."""
    usual = {number: signal.getsignal(number) for number in SIGNALS}
    heard = [number for number in SIGNALS if usual[number] not in (signal.SIG_IGN, None)]
    for number in heard:
        signal.signal(number, handler)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, usual[number])
