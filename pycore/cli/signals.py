"""Ctrl-C and SIGTERM.

ended_by_signals  a signal ends the command as it is: `Ended`
noting_signals    during work worth keeping, the first signal is noted and the work ends
                  cleanly; a second one ends the process at once

An ignored signal (nohup) stays ignored.
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
    """A signal of that number has come."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.exit_code = 128 + number


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Leave the block by `Ended` when a signal comes."""
    usual = sys.unraisablehook

    def end(number: int, frame: object) -> NoReturn:
        raise Ended(number)

    def lost(error: sys.UnraisableHookArgs) -> None:
        # Python cannot raise from a callback of its own, and would go on.
        if isinstance(error.exc_value, Ended):
            os._exit(error.exc_value.exit_code)
        if os.environ.get("EDAGARI_DEBUG"):  # no traceback otherwise: the failure is reported once
            usual(error)

    sys.unraisablehook = lost
    try:
        with handling(end):
            yield
    finally:
        sys.unraisablehook = usual


@contextmanager
def noting_signals(note: Callable[[int], None]) -> Iterator[None]:
    """Go on with the block when a signal comes, and call `note` with its number."""

    def noted(number: int, frame: object) -> None:
        for each in SIGNALS:
            if signal.getsignal(each) is noted:
                signal.signal(each, leave_at_once)
        note(number)

    with handling(noted):
        yield


@contextmanager
def handling(handler: Callable[[int, object], object]) -> Iterator[None]:
    """Send the signals that are not ignored to that handler within the block."""
    usual = {number: signal.getsignal(number) for number in SIGNALS}
    heard = [number for number in SIGNALS if usual[number] not in (signal.SIG_IGN, None)]
    for number in heard:
        signal.signal(number, handler)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, usual[number])
