"""Instructions of WebAssembly: their names, as in the text format, their opcodes and operands.

https://webassembly.github.io/spec/core/binary/instructions.html
"""

from __future__ import annotations

from typing import Literal, SupportsIndex

Type = Literal["i32", "i64"]

Operand = str | SupportsIndex
"""A number, perhaps known only later, or the name of a local, a global or a function."""

Instruction = tuple[str] | tuple[str, Operand]
"""A name of OPCODES, with its operand, if any. The operand of a load or store is its offset."""

Code = list[Instruction]

OPCODES = {
    "unreachable": 0x00,
    "block": 0x02,
    "loop": 0x03,
    "if": 0x04,
    "else": 0x05,
    "end": 0x0B,
    "br": 0x0C,
    "br_if": 0x0D,
    "return": 0x0F,
    "call": 0x10,
    "select": 0x1B,
    "local.get": 0x20,
    "local.set": 0x21,
    "local.tee": 0x22,
    "global.get": 0x23,
    "global.set": 0x24,
    "i32.load": 0x28,
    "i64.load": 0x29,
    "i32.store": 0x36,
    "i64.store": 0x37,
    "f64.store": 0x39,
    "i32.store8": 0x3A,
    "memory.grow": 0x40,
    "i32.const": 0x41,
    "i64.const": 0x42,
    "f64.const": 0x44,
    "i32.eqz": 0x45,
    "i32.eq": 0x46,
    "i32.ne": 0x47,
    "i32.lt_s": 0x48,
    "i32.lt_u": 0x49,
    "i32.gt_s": 0x4A,
    "i32.gt_u": 0x4B,
    "i32.le_s": 0x4C,
    "i32.ge_s": 0x4E,
    "i64.eqz": 0x50,
    "i64.eq": 0x51,
    "i64.ne": 0x52,
    "i64.lt_s": 0x53,
    "i64.gt_s": 0x55,
    "i64.le_s": 0x57,
    "i64.ge_s": 0x59,
    "i32.ctz": 0x68,
    "i32.popcnt": 0x69,
    "i32.add": 0x6A,
    "i32.sub": 0x6B,
    "i32.mul": 0x6C,
    "i32.div_u": 0x6E,
    "i32.rem_u": 0x70,
    "i32.and": 0x71,
    "i32.or": 0x72,
    "i32.shl": 0x74,
    "i32.shr_s": 0x75,
    "i32.shr_u": 0x76,
    "i64.ctz": 0x7A,
    "i64.popcnt": 0x7B,
    "i64.add": 0x7C,
    "i64.sub": 0x7D,
    "i64.mul": 0x7E,
    "i64.div_u": 0x80,
    "i64.rem_u": 0x82,
    "i64.and": 0x83,
    "i64.shl": 0x86,
    "i64.shr_s": 0x87,
    "i64.shr_u": 0x88,
    "f64.add": 0xA0,
    "f64.div": 0xA3,
    "i32.wrap_i64": 0xA7,
    "i64.extend_i32_s": 0xAC,
    "i64.extend_i32_u": 0xAD,
    "f64.convert_i64_s": 0xB9,
}

ALIGNED = {"i32.load": 2, "i64.load": 3, "i32.store": 2, "i64.store": 3, "f64.store": 3}
"""Loads and stores, each with its alignment as a power of two."""
ALIGNED["i32.store8"] = 0


class Later:
    """An address, known only when everything has been translated."""

    def __init__(self) -> None:
        self.number = 0

    def __index__(self) -> int:
        return self.number
