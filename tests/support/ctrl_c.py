"""Ctrl-C, delivered to every process started from here."""

import signal


def hear_it() -> None:
    """Handle it from now on, even if a shell that started us in the background made us ignore it,
    which is inherited."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
