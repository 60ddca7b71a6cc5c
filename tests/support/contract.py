"""The contract of the command line: every line of JSON in a test is validated against the schema of
its command in docs/schema/."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pycore.cli.commands import COMMANDS

SCHEMAS = Path(__file__).parents[2] / "docs" / "schema"
INSIDE_PYODIDE = sys.platform == "emscripten"
"""Without documents and validator."""

NAMES = list(COMMANDS)


def schema_name(arguments: Sequence[str]) -> str | None:
    """Return the schema of the command's output; None if it does not print JSON."""
    command = next((word for word in arguments if word in NAMES), None)
    if command is None or "--json" not in arguments or {"-h", "--help"} & set(arguments):
        return None
    from_file = command == "solve" and any(word.split("=")[0] == "--file" for word in arguments)
    return "solve-file" if from_file else command


def schemas() -> dict[str, Any]:
    """Return all schemas, by name."""
    return {
        path.name.removesuffix(".schema.json"): json.loads(path.read_text("utf-8"))
        for path in sorted(SCHEMAS.glob("*.schema.json"))
    }


@cache
def validator(name: str) -> Any:
    """Return the validator of the schema of that name."""
    from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
    from referencing import Registry, Resource

    known = schemas()
    registry = Registry().with_resources(
        [(schema["$id"], Resource.from_contents(schema)) for schema in known.values()]
    )
    return Draft202012Validator(known[name], registry=registry)


def fits(name: str, answer: object) -> bool:
    """Return whether an answer is valid by the schema of that name."""
    found: bool = validator(name).is_valid(answer)
    return found


def hold(arguments: Sequence[str], out: str) -> None:
    """Fail unless each whole line of a command's output is valid by its schema."""
    name = schema_name(arguments)
    if name is None or INSIDE_PYODIDE:
        return
    for line in out.splitlines(keepends=True):
        if line.endswith("\n"):  # a stopped command may cut the last one
            validator(name).validate(json.loads(line, parse_constant=_no_number))


def _no_number(word: str) -> object:
    raise ValueError(f"{word} is no number of JSON")
