"""Known faults: what the fuzzers have found and nobody has mended yet.

The tests forgive the failures that are named here, so that they stay green; long runs tell them
all. An entry goes when its fault is mended: this list is to be empty.
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
