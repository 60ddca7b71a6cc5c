"""All fuzzers, by name."""

from __future__ import annotations

from typing import Any

from tests.fuzz import (
    aids,
    checkpoints,
    classes,
    commands,
    jobs,
    messages,
    movements,
    placements,
    signals,
    streams,
    texts,
)
from tests.fuzz.harness import Fuzzer

MODULES = (
    placements,
    classes,
    movements,
    jobs,
    checkpoints,
    aids,
    texts,
    messages,
    commands,
    signals,
    streams,
)

FUZZERS: dict[str, Fuzzer[Any]] = {module.FUZZER.name: module.FUZZER for module in MODULES}
