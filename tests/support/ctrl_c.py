"""Ctrl-C, heard by every process that is started from here."""

import signal


def hear_it() -> None:
    """From now on, though a shell that started us in the background made us deaf to it: who is deaf
    hands that on."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
