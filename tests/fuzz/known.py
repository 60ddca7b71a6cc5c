"""Known faults: what the fuzzers have found and nobody has mended yet.

Each entry keeps the cases that meet its fault out of the short runs, so that the tests stay green;
long runs try them. An entry goes when its fault is mended: this list is to be empty.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Known(NamedTuple):
    """A fault in words, the fuzzer that meets it, and whether a case of it does."""

    fuzzer: str
    words: str
    meets: Callable[[Any], bool]


KNOWN: tuple[Known, ...] = ()


def known(fuzzer: str, case: Any) -> bool:
    """Whether a case is kept out of the short runs."""
    return any(entry.fuzzer == fuzzer and entry.meets(case) for entry in KNOWN)
