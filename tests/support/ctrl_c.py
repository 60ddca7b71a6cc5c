"""Ctrl-C, delivered to every process that is started from here."""

import signal


def hear_it() -> None:
    """Listen to it from now on, even if a shell that started us in the background made us ignore
    it: that is inherited."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
