"""Known faults: found by the fuzzers and not fixed yet.

The tests forgive the failures that are named here, so that they stay green; long runs report them
all. An entry is removed when its fault is fixed: this list should be empty.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tests.fuzz.harness import Failure


class Known(NamedTuple):
    """A fault in words, the fuzzer that meets it, and a pattern for the kinds of its failures."""

    words: str
    fuzzer: str
    kinds: str


KNOWN: tuple[Known, ...] = ()


def is_known(fuzzer: str, failure: Failure) -> bool:
    """Whether the failure is of a fault that is named here."""
    return any(k.fuzzer == fuzzer and re.fullmatch(k.kinds, failure.kind) for k in KNOWN)
