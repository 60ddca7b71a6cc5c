"""The commands of the command line, one file each.

NAME      what is typed
ABOUT     what it does, in one sentence
arguments adds what it takes to its parser
run       does it, and gives the exit code
"""

from __future__ import annotations

from . import (
    completion,
    count,
    farthest,
    generate,
    hint,
    listing,
    merge,
    plan,
    program,
    race,
    shared,
    show,
    solve,
)

COMMANDS = (
    listing,
    show,
    solve,
    count,
    plan,
    program,
    shared,
    hint,
    generate,
    farthest,
    race,
    merge,
    completion,
)
