"""The tables of the written function in a module's memory.

table   the answers for all numbers in an interval, one after the other
rows    a table of tables, which answer for the values of the placement, row after row
at      the address of the answer for 0, known when all tables are complete; it can lie before the
        table, but not before the memory
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import Any

from ..codegen.tables import RIGHT, Table
from ..model.memo import Memo
from .instructions import Code, Later, Type
from .shifts import BITS
from .values import Untranslatable, Value, arithmetic, constant, type_for

LONGEST = 1 << 14
"""The most answers in a table; larger ones are refused."""

FARTHEST = 2000
"""No table answers for a number further from 0, since memory would begin with an unused stretch of
that length."""

SIZES: dict[Type, int] = {"i32": 4, "i64": 8}

Interval = tuple[int, int]


class Stored:
    """A table; it grows to the interval of all requests. Its rows, if any, have `width` answers,
    starting with the one for `least`."""

    def __init__(self, answer: Callable[[int, int], int], kind: Type, columns: Interval) -> None:
        self.kind, self.at = kind, Later()
        self.least, most = columns
        self.width = most - self.least + 1
        self._answer, self._asked = answer, (0, -1)
        self._ends: dict[Interval, Interval] = {}

    @property
    def size(self) -> int:
        """The size of an answer in bytes."""
        return SIZES[self.kind]

    def ask(self, low: int, high: int) -> Interval:
        """Extend the table to the numbers from `low` to `high`; return the least and the largest of
        their answers. Raises Untranslatable."""
        if (low, high) in self._ends:
            return self._ends[low, high]
        known = self._asked if self._asked[0] <= self._asked[1] else (low, high)
        low_end, high_end = self._asked = min(known[0], low), max(known[1], high)
        if (high_end - low_end + 1) * self.width > LONGEST:
            raise Untranslatable("a table of too many answers")
        if max(-low, high) > FARTHEST:
            raise Untranslatable("a table of numbers far from 0")
        answers = self._answers(low, high)
        self._ends[low, high] = min(answers), max(answers)
        return self._ends[low, high]

    def put(self, memory: bytearray) -> None:
        """Append the table to the memory."""
        low, high = self._asked
        first = (low * self.width + self.least) * self.size  # from the answer for 0
        memory += bytes(max(-len(memory) % self.size, first - len(memory)))
        self.at.number = len(memory) - first
        bits = (1 << 8 * self.size) - 1
        answers = [answer & bits for answer in self._answers(low, high)]
        memory += struct.pack(f"<{len(answers)}{'I' if self.size == 4 else 'Q'}", *answers)

    def _answers(self, low: int, high: int) -> list[int]:
        columns = range(self.least, self.least + self.width)
        return [self._answer(number, x) for number in range(low, high + 1) for x in columns]


class WasmTables:
    """The tables of one function, by name; `ends` are the least and the largest value."""

    def __init__(self, tables: Mapping[str, Table], ends: Interval) -> None:
        self.tables, self._ends = tables, ends
        self._stored: dict[str, Stored] = {}

    def memory(self, start: int) -> bytes:
        """Return the memory from address 0 with all tables."""
        memory = bytearray(start)
        for stored in self._stored.values():
            stored.put(memory)
        return bytes(memory)

    def has_rows(self, name: str) -> bool:
        """Return whether the answers of a table are rows."""
        table = self.tables[name]
        some = next(iter(table.values() if isinstance(table, dict) else table), 0)
        return isinstance(some, list | dict)

    def answer(self, name: str, number: Value) -> Value:
        """Look up the answer of a table for a number. Raises Untranslatable."""
        stored = self._stored.get(name) or self._store(name, self._number_answer(name), (0, 0))
        ends = stored.ask(number.low, number.high)
        return self._load(stored, number, ends, shift=name.startswith(RIGHT))

    def row(self, name: str, number: Value) -> Value:
        """Return the distance of the row for a number from the row for 0, in answers.

        Raises Untranslatable.
        """
        stored = self._stored.get(name) or self._store(name, self._row_answer(name), self._ends)
        stored.ask(number.low, number.high)
        return arithmetic("*", number, constant(stored.width))

    def in_row(self, name: str, row: Value, column: Value) -> Value:
        """Look up the answer for a value in the row at that distance from the row for 0."""
        stored = self._stored[name]
        if not self._ends[0] <= column.low <= column.high <= self._ends[1]:
            raise Untranslatable("a number that may be no value")
        ends = stored.ask(row.low // stored.width, row.high // stored.width)
        return self._load(stored, arithmetic("+", row, column), ends)

    def _store(self, name: str, answer: Callable[[int, int], int], columns: Interval) -> Stored:
        kind = self._kind(name)
        self._stored[name] = Stored(answer, kind, columns)
        return self._stored[name]

    def _number_answer(self, name: str) -> Callable[[int, int], int]:
        table = self.tables[name]
        if name.startswith(RIGHT):
            return lambda number, _: min(_entry(table, number), BITS["i64"])
        return lambda number, _: _entry(table, number)

    def _row_answer(self, name: str) -> Callable[[int, int], int]:
        table = self.tables[name]
        return lambda number, x: _entry(_row(table, number), x)

    def _kind(self, name: str) -> Type:
        table = self.tables[name]
        if isinstance(table, Memo):
            raise Untranslatable("a table that is filled on demand")
        if name.startswith(RIGHT):
            return "i32"
        entries: list[Any] = list(table.values() if isinstance(table, dict) else table)
        if self.has_rows(name):
            rows = [row if isinstance(row, list) else row.values() for row in entries]
            entries = [entry for row in rows for entry in row]
        if not entries or not all(isinstance(entry, int) for entry in entries):
            raise Untranslatable("a table of something else than numbers")
        return type_for(min(entries), max(entries))

    def _load(self, stored: Stored, number: Value, ends: Interval, shift: bool = False) -> Value:
        power = stored.size.bit_length() - 1
        address: Code = [*number.in_type("i32"), ("i32.const", power), ("i32.shl",)]
        if number.low < 0:
            address += [("i32.const", stored.at), ("i32.add",)]
            return Value([*address, (f"{stored.kind}.load", 0)], stored.kind, *ends, shift)
        return Value([*address, (f"{stored.kind}.load", stored.at)], stored.kind, *ends, shift)


def _entry(table: object, number: int) -> int:
    """Return the answer of a table for a number. Raises Untranslatable if there is none."""
    if isinstance(table, list) and -len(table) <= number < len(table):
        return int(table[number])
    if isinstance(table, dict):  # a value that does not exist is never asked for
        return int(table.get(number, 0))
    raise Untranslatable("a number beyond those that a table answers for")


def _row(table: object, number: int) -> object:
    if isinstance(table, list) and -len(table) <= number < len(table):
        return table[number]
    if isinstance(table, dict) and number in table:
        return table[number]
    raise Untranslatable("a number beyond those that a table answers for")
