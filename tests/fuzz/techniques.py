"""Techniques of hints: each proves what it excludes, on boards with notes of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.fuzz.harness import Fuzzer, Tried, Wrong
from tests.support.noted import Noted, check_techniques


def noted(random: Random) -> Noted:
    """A small Sudoku, with diagonals or without."""
    seed, diagonals = random.randrange(10**6), random.choice(("no", "yes"))
    return Noted(seed, "6", diagonals, random.choice((0.1, 0.2, 0.4)), random.uniform(0, 0.95))


def check(noted: Noted, tried: Tried) -> None:
    """Prove the steps."""
    try:
        tried.update(check_techniques(noted))
    except AssertionError as error:
        raise Wrong(str(error).split(":", maxsplit=1)[0], str(error)[:600]) from None
    tried["boards"] += 1


def simpler(noted: Noted) -> Iterator[Noted]:
    """Without diagonals, and with more filled in."""
    if noted.diagonals == "yes":
        yield noted._replace(diagonals="no")
    if noted.filled < 0.8:
        yield noted._replace(filled=noted.filled + 0.1)


FUZZER = Fuzzer(
    "techniques",
    "From the values, units and exclusions that a technique names, and for rectangles from there "
    "being one solution, follows what it excludes.",
    noted,
    check,
    simpler,
    longest=120.0,
    short=3,
)
