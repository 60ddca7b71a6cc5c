"""Shifts of masks: Python shifts by any amount, WebAssembly modulo 32 or 64.

Negative amounts do not occur: they are errors in Python.
"""

from __future__ import annotations

from .instructions import Code, Type
from .values import Untranslatable, Value, constant, type_for

BITS: dict[Type, int] = {"i32": 31, "i64": 63}
"""The largest shift of each type."""

SCRATCH = "shift"
"""The local variable for an amount while it is limited."""


def to_the_right(value: Value, amount: Value) -> Value:
    """Return value >> amount."""
    least, most = max(amount.low, 0), max(amount.high, 0)
    kind: Type = value.kind if most <= BITS[value.kind] else "i64"
    low = value.low >> (least if value.low < 0 else most)
    if most == 0:
        return value
    name = f"{kind}.shr_s" if value.low < 0 else f"{kind}.shr_u"
    code = [*value.in_type(kind), *_limited(amount, kind), (name,)]
    return Value(code, kind, low, value.high >> least)


def to_the_left(value: Value, amount: Value, needed: int | None) -> Value:
    """Return value << amount, correct in the bits `needed` (None: all of them).

    Raises Untranslatable.
    """
    least, most = max(amount.low, 0), max(amount.high, 0)
    if value.low < 0 or amount.shift:
        raise Untranslatable("a mask that may be negative, or may be lost, shifted to the left")
    if value.high.bit_length() + most <= BITS["i64"]:
        low, high = value.low << least, value.high << most
        kind = type_for(low, high)
        code = [*value.in_type(kind), *_limited(amount, kind), (f"{kind}.shl",)]
        return Value(code, kind, low, high)
    if needed is None or needed > BITS["i64"]:
        raise Untranslatable("a mask shifted too far to the left")
    kind = "i32" if max(needed, most) <= BITS["i32"] else "i64"
    code = [*value.in_type(kind), *_limited(amount, kind), (f"{kind}.shl",)]
    if most > BITS[kind]:
        gone = [*constant(0, kind).code, ("local.get", SCRATCH), *constant(BITS[kind]).code]
        code += [*gone, ("i32.le_s",), ("select",)]
    return Value(code, kind, 0, (1 << needed) - 1)


def _limited(amount: Value, kind: Type) -> Code:
    """Return code for an amount limited to the largest shift of the type; if it had to be limited,
    SCRATCH has the original."""
    if amount.high <= BITS[kind]:
        return amount.in_type(kind)
    if amount.kind != "i32":
        raise Untranslatable("how far to shift is a number of more than 31 bits")
    most = constant(BITS[kind]).code
    code = [*amount.in_type("i32"), ("local.tee", SCRATCH), *most]
    code += [("local.get", SCRATCH), *most, ("i32.lt_s",), ("select",)]
    return Value(code, "i32", 0, BITS[kind]).in_type(kind)
