"""Techniques of sums, signs, clues and pictures: each proves what it excludes, on boards with
notes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.fuzz.harness import Fuzzer, Tried, Wrong
from tests.support.noted_rules import FAMILIES, Ruled, check_rule_steps


def ruled(random: Random) -> Ruled:
    """A small puzzle of any family."""
    family = random.choice(FAMILIES)
    size = random.randint(4, 8) if family == "picture" else random.choice((4, 4, 5, 6))
    filled = random.choice((0.0, 0.1, 0.2, 0.4, 0.6))
    return Ruled(random.randrange(10**9), family, size, filled, random.uniform(0, 0.95))


def check(ruled: Ruled, tried: Tried) -> None:
    """Prove the steps."""
    try:
        tried.update(check_rule_steps(ruled))
    except AssertionError as error:
        raise Wrong(str(error).split(":", maxsplit=1)[0], str(error)[:600]) from None
    tried["boards"] += 1


def simpler(ruled: Ruled) -> Iterator[Ruled]:
    """Smaller, with more filled in, or with fewer marks excluded."""
    if ruled.size > 4:
        yield ruled._replace(size=ruled.size - 1)
    if ruled.filled < 0.8:
        yield ruled._replace(filled=ruled.filled + 0.1)
    if ruled.excluded:
        yield ruled._replace(excluded=0.0)


FUZZER = Fuzzer(
    "rule_steps",
    "From the values, rules and exclusions that a technique of sums, signs, clues or pictures "
    "names follows what it says.",
    ruled,
    check,
    simpler,
    longest=120.0,
    short=3,
)
