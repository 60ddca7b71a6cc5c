"""All fuzzers, by name."""

from __future__ import annotations

from typing import Any

from tests.fuzz import classes, movements, placements
from tests.fuzz.harness import Fuzzer

FUZZERS: dict[str, Fuzzer[Any]] = {
    module.FUZZER.name: module.FUZZER for module in (placements, classes, movements)
}
