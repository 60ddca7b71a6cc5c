"""All fuzzers, by name."""

from __future__ import annotations

from typing import Any

from tests.fuzz import (
    aids,
    checkpoints,
    classes,
    commands,
    flags,
    jobs,
    kept_files,
    library_arguments,
    limits,
    machines,
    messages,
    movements,
    placements,
    plans,
    processes,
    rule_hints,
    signals,
    streams,
    texts,
)
from tests.fuzz.harness import Fuzzer

MODULES = (
    placements,
    plans,
    classes,
    movements,
    jobs,
    checkpoints,
    aids,
    rule_hints,
    texts,
    messages,
    commands,
    flags,
    kept_files,
    library_arguments,
    limits,
    machines,
    processes,
    signals,
    streams,
)

FUZZERS: dict[str, Fuzzer[Any]] = {module.FUZZER.name: module.FUZZER for module in MODULES}
