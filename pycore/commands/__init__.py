"""The commands of the command line, one file each: NAME, ABOUT, `arguments(parser)` and `run(options)`."""

from __future__ import annotations

from pycore.commands import count, farthest, listing, race, show, solve

COMMANDS = (listing, show, solve, count, farthest, race)
