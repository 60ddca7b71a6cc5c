"""A module in the text format of WebAssembly, for people to read.

https://webassembly.github.io/spec/core/text/index.html
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import index

from .binary import global_names, initial, segments
from .instructions import ALIGNED, Instruction
from .module import FunctionBody, Module

IN_A_LINE = 4
"""The most instructions in one line."""


def text_of(module: Module) -> str:
    """Return the text, with a final line break."""
    starts = initial(module)
    return "\n".join(
        [
            "(module",
            f'  (memory (export "memory") {module.pages})',
            *(_global(name, starts.get(name)) for name in global_names(module)),
            *(line for name, body in module.functions.items() for line in _function(name, body)),
            *(_data(at, part) for at, part in segments(module.memory)),
            ")\n",
        ]
    )


def _global(name: str, start: int | None) -> str:
    if start is None:
        return f"  (global ${name} (mut i64) (i64.const 0))"
    if name == "record":
        return f'  (global $record (export "record") i32 (i32.const {start}))'
    return f"  (global ${name} (mut i32) (i32.const {start}))"


def _function(name: str, body: FunctionBody) -> Iterator[str]:
    exported = ' (export "run")' if name == "run" else ""
    taken = "".join(f" (param ${parameter} i32)" for parameter in body.parameters)
    yield f"  (func ${name}{exported}{taken}{f' (result {body.result})' if body.result else ''}"
    yield from (f"    (local ${local} {kind})" for local, kind in body.locals.items())
    yield from _lines(body.code)
    yield "  )"


def _lines(code: Iterable[Instruction]) -> Iterator[str]:
    """Yield lines of several instructions, indented by depth; a set or a branch ends its line."""
    depth, line = 2, list[str]()
    for instruction in code:
        name = instruction[0]
        turns = name in ("block", "loop", "if", "else", "end")
        if line and turns:
            yield "  " * depth + " ".join(line)
            line = []
        depth -= name in ("end", "else")
        line.append(_written(instruction))
        if turns or len(line) == IN_A_LINE or name.endswith((".set", "br_if", "br", "return")):
            yield "  " * depth + " ".join(line)
            line = []
        depth += name in ("block", "loop", "if", "else")
    if line:
        yield "  " * depth + " ".join(line)


def _written(instruction: Instruction) -> str:
    if len(instruction) == 1:
        return instruction[0]
    name, operand = instruction
    if isinstance(operand, str):
        return f"{name} ${operand}"
    if name in ALIGNED:
        return f"{name} offset={index(operand)}" if index(operand) else name
    return name if name == "memory.grow" else f"{name} {index(operand)}"


def _data(at: int, part: bytes) -> str:
    written = "".join(f"\\{byte:02x}" for byte in part)
    return f'  (data (i32.const {at}) "{written}")'
