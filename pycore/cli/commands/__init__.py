"""The commands of the command line, one file each, imported on demand.

ABOUT     its purpose, in one sentence
arguments adds its arguments to its parser
run       runs it and returns the exit code
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
    "export": "export",
    "generate": "generate",
    "farthest": "farthest",
    "race": "race",
    "merge": "merge",
    "completion": "completion",
}
"""The command as typed, and its file."""


def command_named(name: str) -> ModuleType:
    """Return the file of a command."""
    return import_module(f"{__name__}.{COMMANDS[name]}")
