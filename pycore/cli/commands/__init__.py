"""The commands of the command line, one file each, imported when it is asked for.

ABOUT     what it does, in one sentence
arguments adds what it takes to its parser
run       does it, and gives the exit code
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

COMMANDS = {
    "list": "listing",
    "show": "show",
    "solve": "solve",
    "count": "count",
    "plan": "plan",
    "program": "program",
    "shared": "shared",
    "hint": "hint",
    "generate": "generate",
    "farthest": "farthest",
    "race": "race",
    "merge": "merge",
    "completion": "completion",
}
"""What is typed, and the file that does it."""


def command_named(name: str) -> ModuleType:
    """The file of a command."""
    return import_module(f"{__name__}.{COMMANDS[name]}")
