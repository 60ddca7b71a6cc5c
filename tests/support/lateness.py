"""Lateness by chance, on request: a test that passes only because all is quick then fails.

EDAGARI_LATE names the most seconds that one in three things comes late.
"""

import os
import random
import time

LATE = float(os.environ.get("EDAGARI_LATE", "0"))


def be_late() -> None:
    """Let one of three come late, if that was asked for."""
    if LATE > 0 and random.random() < 1 / 3:
        time.sleep(LATE * random.random())
