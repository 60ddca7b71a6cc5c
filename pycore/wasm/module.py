"""From a written function to a module: its functions, its globals, its memory.

run      works for a while from the branch in the record; returns the address after the solutions
first    the mask of values for the first round of a loop that pauses
reset    starts the counters
totals   writes the counters into the record
room     makes room for a solution and returns its address
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..codegen.function import WrittenFunction
from .expressions import Expressions
from .instructions import Code, Later, Type
from .pauses import PausingLoops
from .reading import Outline, SourceText, outline_of
from .record import BRANCH, CUTS, FIXED, FOUND, LEVELS, NODES, SOLUTIONS, TIED
from .tables import FARTHEST, Interval, WasmTables
from .values import Untranslatable

PAGE = 1 << 16
"""The bytes of a page of memory."""

MORE = 16
"""The pages by which the memory grows."""


class FunctionBody(NamedTuple):
    """A function of the module: its parameters and results, i32 except for the i64 result of
    `first`, its local variables and its code."""

    parameters: tuple[str, ...]
    result: Type | None
    locals: Mapping[str, Type]
    code: Code


class Module(NamedTuple):
    """`counters` are i64 globals; `record` is the address of the record, `memory` the initial
    memory before it. Listed solutions have this many `cells`, 0 if solutions are counted; the least
    value is `least`."""

    functions: Mapping[str, FunctionBody]
    counters: tuple[str, ...]
    record: int
    memory: bytes
    cells: int
    least: int

    @property
    def pages(self) -> int:
        """The initial pages of memory."""
        return -(-(self.record + SOLUTIONS + PAGE // 2) // PAGE)


def translated(written: WrittenFunction) -> Module:
    """Translate a written function into a module. Raises Untranslatable."""
    ends = _ends(written.bits)
    text = SourceText(written.source)
    outline = outline_of(text)
    tables = WasmTables(written.tables, ends)
    loops = PausingLoops(outline, Expressions(tables, ends), written.bounds)
    record = Later()
    loops.begin(text, [number for number, _ in written.outer], record)
    loops.next_piece()
    loops.end()
    functions = {
        "run": FunctionBody((), "i32", loops.locals, loops.code),
        "first": FunctionBody(("level",), "i64", {"bit": "i64"}, _first(record, ends)),
        "reset": FunctionBody((), None, {}, _reset(outline, record)),
        "totals": FunctionBody((), "i32", {}, _totals(outline, record)),
        "room": FunctionBody(("bytes",), "i32", {"place": "i32"}, _room()),
    }
    memory = tables.memory(0)
    memory += bytes(-len(memory) % 8)
    record.number = len(memory)
    counters = (*outline.counters, *outline.sinks)
    return Module(functions, counters, record.number, memory, loops.cells, ends[0])


def _ends(bits: Mapping[int, int]) -> Interval:
    """Return the least and the largest value. Raises Untranslatable if there are no values, too
    many, or some too far apart or from 0."""
    if not bits:
        raise Untranslatable("no values")
    low, high = min(bits), max(bits)
    if max(-low, high) > FARTHEST:
        raise Untranslatable("values far from 0")
    if high - low >= 63 or any(bit != 1 << value - low for value, bit in bits.items()):
        raise Untranslatable("values far apart, or too many")
    return low, high


def _first(record: Later, ends: Interval) -> Code:
    place: Code = [("local.get", "level"), ("i32.const", 2), ("i32.shl",)]
    place += [("i32.const", record), ("i32.add",)]
    return [
        *(("local.get", "level"), ("i32.const", record), ("i32.load", LEVELS), ("i32.ge_s",)),
        *(("if",), ("i64.const", -1), ("return",), ("end",)),
        *(("i64.const", 1), *place, ("i32.load", BRANCH), ("i32.const", ends[0]), ("i32.sub",)),
        *(("i64.extend_i32_u",), ("i64.shl",), ("local.set", "bit")),
        *(("local.get", "bit"), ("i64.const", 0), ("local.get", "bit"), ("i64.sub",)),
        *(("local.get", "level"), ("i32.const", record), ("i32.load", FIXED), ("i32.lt_s",)),
        ("select",),
    ]


def _reset(outline: Outline, record: Later) -> Code:
    code: Code = []
    for name in (*outline.counters, *outline.sinks):
        if name != "untried":
            code += [("i64.const", 0), ("global.set", name)]
    return [
        *code,
        ("i32.const", record),
        ("i32.const", SOLUTIONS),
        ("i32.add",),
        ("global.set", "end"),
    ]


def _totals(outline: Outline, record: Later) -> Code:
    code: Code = []
    sinks = [(FOUND, {"found": 1}), (TIED, {"tied": 1})] if outline.sinks else []
    for offset, total in [(NODES, outline.totals[0]), (CUTS, outline.totals[1]), *sinks]:
        code += [("i32.const", record), ("i64.const", 0)]
        for name, times in total.items():
            code += [("global.get", name), ("i64.const", times), ("i64.mul",), ("i64.add",)]
        code.append(("i64.store", offset))
    return [*code, ("global.get", "end")]


def _room() -> Code:
    """Return code that adds to `end` and grows the memory if that is beyond its `limit`."""
    return [
        *(("global.get", "end"), ("local.tee", "place"), ("local.get", "bytes"), ("i32.add",)),
        *(("global.set", "end"), ("global.get", "end"), ("global.get", "limit"), ("i32.gt_u",)),
        ("if",),
        *(("i32.const", MORE), ("memory.grow", 0), ("i32.const", -1), ("i32.eq",)),
        *(("if",), ("unreachable",), ("end",)),
        *(("global.get", "limit"), ("i32.const", MORE * PAGE), ("i32.add",)),
        *(("global.set", "limit"), ("end",), ("local.get", "place")),
    ]
