"""A link of another program: recognised, read and made a task, in one process with all imported."""

from __future__ import annotations

import json
from time import perf_counter
from typing import Any

from pycore.formats import opened
from pycore.formats._lz import packed
from pycore.task.placements import placement_task
from tests.bench.rows import Row, rounds

CHARACTERS = 4000


def link() -> str:
    """A link of f-puzzles of some 4 kB: thermometers, arrows, dots and coloured cells."""
    grid: list[list[dict[str, Any]]] = [
        [{"c": f"#{r}{c}{(r * c) % 10}{r + c:02}f"} for c in range(9)] for r in range(9)
    ]
    board = {
        "size": 9,
        "grid": grid,
        "thermometer": [{"lines": [[f"R{r}C{c}" for c in range(1, 8)]]} for r in range(1, 10, 2)],
        "arrow": [
            {"lines": [[f"R{r}C{c}" for c in range(9, 5, -1)]], "cells": [f"R{r}C9"]}
            for r in range(2, 10, 2)
        ],
        "ruleset": " ".join(f"{number * number:x}" for number in range(720)),
    }
    return f"https://f-puzzles.com/?load={packed(json.dumps(board))}"


def measure() -> list[Row]:
    """One row."""
    text = link()
    assert abs(len(text) - CHARACTERS) < CHARACTERS / 4

    def read() -> float:
        began = perf_counter()
        made = opened(text)
        task = placement_task(
            made.name, made.options, {str(c): str(v) for c, v in made.givens.items()}
        )
        assert not isinstance(task, list)
        return perf_counter() - began

    return rounds(f"A link of {len(text):,} characters, as a task", {"opened": read}, bases=0)
