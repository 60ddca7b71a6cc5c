"""Puzzle files with mistakes: something is removed, duplicated, replaced or mistyped."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from pycore.figures.figure import figure_of
from pycore.figures.text import write_figure
from pycore.puzzles import all_puzzles

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2, 3, 7, 1.5, 10**30, -(2**53), 1e308, 999_999_999, 2500),
    *("", "x", "cells", "__import__('os')", "\u202e", "=", "sum is", "all different", "given"),
    *([], {}, [[]], [0], [0, 1], [1, 1, 1], {"en": "x"}, {"from": 1, "to": 9}, [[0, 1]]),
)
MOST = 20_000
"""The most characters of a changed file."""


@cache
def samples() -> tuple[str, ...]:
    """Return the files of the examples of all puzzles, the small ones."""
    texts = []
    for puzzle in all_puzzles().values():
        if puzzle.kind == "placement":
            for example in puzzle.examples:
                settings = puzzle.settings(example.options)
                texts.append(write_figure(figure_of(puzzle, settings)))
    return tuple(text for text in texts if len(text) <= MOST)


def changed(random: Random, text: str) -> str:
    """Return a file with one to three mistakes, in its data or in its text."""
    if random.random() < 0.15:
        for _ in range(random.randint(1, 3)):
            at = random.randrange(len(text))
            new = random.choice(('"', "{", "]", ",", "1", "\\", "", "\x00", "NaN", "e9"))
            text = text[:at] + new + text[at + random.randint(0, 3) :]
        return text
    data = json.loads(text)
    for _ in range(random.randint(1, 3)):
        _change(random, data)
    return json.dumps(data)


def _change(random: Random, data: Any) -> None:
    """Change something in the data, at any depth."""
    container, key = data, None
    while isinstance(container, dict | list) and container:
        key = (
            random.choice(list(container))
            if isinstance(container, dict)
            else _place(random, container)
        )
        inner = container[key]
        if not isinstance(inner, dict | list) or not inner or random.random() < 0.2:
            break
        container = inner
    if key is None:
        return
    match random.randrange(4):
        case 0:
            del container[key]
        case 1 if isinstance(container, list):
            container.insert(key, container[random.randrange(len(container))])
        case 2 if isinstance(container[key], int | float):
            container[key] += random.choice((-1, 1, 0.5, 10**9))
        case _:
            container[key] = random.choice(ODD)


def _place(random: Random, container: list[Any]) -> int:
    return random.randrange(len(container))
