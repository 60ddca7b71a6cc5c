"""Ctrl-C and SIGTERM.

ended_by_signals  a signal ends the command at once: `Ended`
noting_signals    during work worth saving, the first signal ends the work cleanly; a second one
                  ends the process at once

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
    """A signal with that number was received."""

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
        # Python cannot raise from its own callbacks, and would go on.
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
    """Continue the block on a signal, calling `note` with its number."""

    def noted(number: int, frame: object) -> None:
        for each in SIGNALS:
            if signal.getsignal(each) is noted:
                signal.signal(each, leave_at_once)
        note(number)

    with handling(noted):
        yield


@contextmanager
def handling(handler: Callable[[int, object], object]) -> Iterator[None]:
    """Send signals that are not ignored to the handler within the block."""
    usual = {number: signal.getsignal(number) for number in SIGNALS}
    heard = [number for number in SIGNALS if usual[number] not in (signal.SIG_IGN, None)]
    for number in heard:
        signal.signal(number, handler)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, usual[number])
