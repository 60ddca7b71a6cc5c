"""Game IDs that Simon Tatham's programs make, where they are installed (Debian: sgt-puzzles): each
has one solution by their own proof."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random
from typing import NamedTuple

from pycore import solve
from pycore.formats import opened
from tests.fuzz.harness import Fuzzer, Tried, expect

FOLDER = Path("/usr/games")
SIZES = {
    "solo": ("3x3", "3x3x", "9j", "2x3", "3x3k", "2x2", "4x4"),
    "keen": ("4", "5dn", "6dx", "7dh"),
    "unequal": ("4", "4a", "5ade", "6an", "5dt", "6dx", "7dt"),
    "towers": ("4", "5", "5dh", "6de"),
    "pattern": ("5x5", "10x8", "15x12", "20x20"),
    "unruly": ("6x6", "8x8dt", "8x8ude", "10x6", "14x14dn"),
    "mosaic": ("3x3", "5x7", "8x8", "10x10", "15x15"),
}


class Generated(NamedTuple):
    """A game, its parameters and a seed."""

    game: str
    params: str
    seed: int


def made(random: Random) -> Generated:
    """Any game and size."""
    game = random.choice(sorted(SIZES))
    return Generated(game, random.choice(SIZES[game]), random.randrange(10**9))


def check(case: Generated, tried: Tried) -> None:
    """The ID has exactly one solution."""
    program = FOLDER / f"sgt-{case.game}"
    if not program.exists():
        tried["not installed"] += 1
        return
    command = [str(program), "--generate", "1", f"{case.params}#{case.seed}"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    puzzle = opened(said.stdout)
    found = solve(puzzle.puzzle, options=puzzle.options, givens=dict(puzzle.givens), limit=2)
    expect("exactly one solution", len(list(found)), 1)
    tried[case.game] += 1


FUZZER = Fuzzer(
    "generated-ids",
    "A game ID of Simon Tatham's programs has exactly one solution.",
    made,
    check,
    short=10,
    share=0.3,
    native=True,
)
