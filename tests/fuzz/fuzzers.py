"""All fuzzers, by name."""

from __future__ import annotations

from typing import Any

from tests.fuzz import (
    aids,
    checkpoints,
    classes,
    commands,
    flags,
    foreign_texts,
    generated_ids,
    jobs,
    kept_files,
    learned,
    library_arguments,
    limits,
    machines,
    messages,
    movements,
    mutated_texts,
    own_files,
    placements,
    plans,
    processes,
    reasons,
    rule_hints,
    rule_steps,
    signals,
    streams,
    techniques,
    texts,
)
from tests.fuzz.harness import Fuzzer

MODULES = (
    placements,
    plans,
    classes,
    movements,
    own_files,
    jobs,
    checkpoints,
    aids,
    rule_hints,
    reasons,
    techniques,
    rule_steps,
    texts,
    foreign_texts,
    generated_ids,
    messages,
    mutated_texts,
    commands,
    flags,
    kept_files,
    learned,
    library_arguments,
    limits,
    machines,
    processes,
    signals,
    streams,
)

FUZZERS: dict[str, Fuzzer[Any]] = {module.FUZZER.name: module.FUZZER for module in MODULES}
