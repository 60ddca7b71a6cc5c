"""A module in the binary format of WebAssembly.

https://webassembly.github.io/spec/core/binary/modules.html
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from operator import index
from struct import pack

from .instructions import ALIGNED, OPCODES, Operand, Type
from .module import PAGE, FunctionBody, Module

HEAD = b"\0asm\1\0\0\0"
TYPES: Mapping[Type, int] = {"i32": 0x7F, "i64": 0x7E}
NO_RESULT, FUNCTION = 0x40, 0x60
TYPE, FUNCTIONS, MEMORY, GLOBAL, EXPORT, CODE, DATA = 1, 3, 5, 6, 7, 10, 11
OF_FUNCTION, OF_MEMORY, OF_GLOBAL = 0, 2, 3
END = 0x0B
LEAST_GAP = 16
"""A run of zeros in memory long enough to start a new segment."""


def encoded(module: Module) -> bytes:
    """Encode the module."""
    bodies = list(module.functions.values())
    functions = {name: number for number, name in enumerate(module.functions)}
    globals_ = {name: number for number, name in enumerate(global_names(module))}
    starts = initial(module)
    exports = [
        _name("memory") + bytes([OF_MEMORY, 0]),
        _name("run") + bytes([OF_FUNCTION, functions["run"]]),
        _name("record") + bytes([OF_GLOBAL]) + unsigned(globals_["record"]),
    ]
    return HEAD + b"".join(
        [
            _section(TYPE, [_type(body) for body in bodies]),
            _section(FUNCTIONS, map(unsigned, range(len(bodies)))),
            _section(MEMORY, [b"\0" + unsigned(module.pages)]),
            _section(GLOBAL, [_global(name, starts) for name in globals_]),
            _section(EXPORT, exports),
            _section(CODE, [_function(body, functions, globals_) for body in bodies]),
            _section(DATA, [_segment(*segment) for segment in segments(module.memory)]),
        ]
    )


def global_names(module: Module) -> list[str]:
    """Return the names of the module's globals, in order."""
    return [*module.counters, "end", "limit", "record"]


def initial(module: Module) -> dict[str, int]:
    """Return the initial values of the i32 globals, which are not counters."""
    return {"end": 0, "limit": module.pages * PAGE, "record": module.record}


def unsigned(number: int) -> bytes:
    """Encode a number in LEB128."""
    coded = bytearray()
    while number > 0x7F:
        coded.append(number & 0x7F | 0x80)
        number >>= 7
    coded.append(number)
    return bytes(coded)


def signed(number: int) -> bytes:
    """Encode a number that may be negative in LEB128."""
    coded = bytearray()
    while not -0x40 <= number < 0x40:
        coded.append(number & 0x7F | 0x80)
        number >>= 7
    coded.append(number & 0x7F)
    return bytes(coded)


def _section(number: int, entries: Iterable[bytes]) -> bytes:
    return bytes([number]) + _vector_in_bytes(entries)


def _vector_in_bytes(entries: Iterable[bytes]) -> bytes:
    coded = list(entries)
    content = unsigned(len(coded)) + b"".join(coded)
    return unsigned(len(content)) + content


def _name(text: str) -> bytes:
    return unsigned(len(text)) + text.encode()


def _type(body: FunctionBody) -> bytes:
    results = [TYPES[body.result]] if body.result else []
    parameters = [TYPES["i32"]] * len(body.parameters)
    return bytes([FUNCTION, len(parameters), *parameters, len(results), *results])


def _global(name: str, starts: Mapping[str, int]) -> bytes:
    if name in starts:
        kind = bytes([TYPES["i32"], name != "record"])
        return kind + _constant(starts[name])
    return bytes([TYPES["i64"], True, OPCODES["i64.const"], 0, END])


def _function(
    body: FunctionBody, functions: Mapping[str, int], globals_: Mapping[str, int]
) -> bytes:
    locals_ = {name: number for number, name in enumerate([*body.parameters, *body.locals])}
    kinds = [b"\1" + bytes([TYPES[kind]]) for kind in body.locals.values()]
    code = bytearray(unsigned(len(kinds)) + b"".join(kinds))
    names: dict[str, Mapping[str, int]] = {"local": locals_, "global": globals_, "call": functions}
    known: dict[tuple[str, Operand], bytes] = {}  # most instructions occur many times
    for instruction in body.code:
        if len(instruction) == 1:
            code.append(OPCODES[instruction[0]])
            if instruction[0] in ("block", "loop", "if"):
                code.append(NO_RESULT)
            continue
        if instruction not in known:
            name, operand = instruction
            scope = names.get(name.partition(".")[0], {})
            known[instruction] = _operation(name, operand, scope)
        code += known[instruction]
    code.append(END)
    return unsigned(len(code)) + bytes(code)


def _operation(name: str, operand: Operand, scope: Mapping[str, int]) -> bytes:
    number = scope[operand] if isinstance(operand, str) else index(operand)
    opcode = bytes([OPCODES[name]])
    if name in ALIGNED:
        return opcode + bytes([ALIGNED[name]]) + unsigned(number)
    if name == "f64.const":
        return opcode + pack("<d", number)
    return opcode + (signed(number) if name.endswith(".const") else unsigned(number))


def segments(memory: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the nonzero parts of the initial memory with their addresses."""
    at, gap = 0, bytes(LEAST_GAP)
    while at < len(memory):
        end = memory.find(gap, at)
        end = len(memory) if end < 0 else end
        if end > at:
            yield at, memory[at:end]
        at = end + len(memory[end:]) - len(memory[end:].lstrip(b"\0"))


def _segment(at: int, part: bytes) -> bytes:
    return b"\0" + _constant(at) + unsigned(len(part)) + part


def _constant(number: int) -> bytes:
    """Encode an i32 constant expression."""
    return bytes([OPCODES["i32.const"]]) + signed(number) + bytes([END])
