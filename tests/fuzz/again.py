"""A case once more, as a failure prints it: `from tests.fuzz.again import *; check("jobs", ...)`.

The names are those that the `repr` of a case is made of.
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

__all__ = [
    *("AllDifferent", "AtMost", "EqualSums", "Given", "Less", "SumIs", "Placement"),
    *("Board", "Pressed", "Sheet", "Walk", "Wish", "check"),
]


def check(fuzzer: str, case: Any) -> None:
    """Check one case of a fuzzer, by name; what fails is raised."""
    import_module(f"tests.fuzz.{fuzzer}").FUZZER.check(case, Counter())
