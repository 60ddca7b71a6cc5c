"""Integers of the translated function: the code that computes them, and their intervals.

interval  a proof that nothing is lost: numbers beyond 63 bits are refused, and sums, differences
          and products are computed in a type that holds the result
refused   said of a function that is run as Python instead
"""

from __future__ import annotations

from dataclasses import dataclass

from .instructions import Code, Type

MOST: dict[Type, int] = {"i32": (1 << 31) - 1, "i64": (1 << 63) - 1}
"""The largest number of each type; the least is -1 minus it."""


class Untranslatable(Exception):
    """The function cannot be translated with a proof that it counts the same."""


def type_for(low: int, high: int) -> Type:
    """Return the smallest type that holds an interval. Raises Untranslatable if there is none."""
    for kind, most in MOST.items():
        if -most - 1 <= low and high <= most:
            return kind
    raise Untranslatable(f"numbers of more than 63 bits: up to {high.bit_length()}")


@dataclass(frozen=True, slots=True)
class Value:
    """An integer from `low` to `high`, left on the stack by `code` as a `kind`.

    `shift` marks an amount to shift a mask by: beyond 63 nothing is left, so larger numbers are
    represented by 63, and the value has no other use.
    """

    code: Code
    kind: Type
    low: int
    high: int
    shift: bool = False

    def in_type(self, kind: Type) -> Code:
        """Return code that leaves the value in another type; a smaller one takes its low bits."""
        if kind == self.kind:
            return self.code
        if len(self.code) == 1 and self.code[0][0].endswith(".const"):
            return constant(self.low, kind).code
        if kind == "i32":
            return [*self.code, ("i32.wrap_i64",)]
        return [*self.code, ("i64.extend_i32_s" if self.low < 0 else "i64.extend_i32_u",)]

    def truth(self) -> Code:
        """Return code that leaves 0 exactly if the value is 0."""
        return self.code if self.kind == "i32" else [*self.code, ("i64.const", 0), ("i64.ne",)]

    def counted(self) -> Value:
        """Count the bits of a mask. Raises Untranslatable."""
        if self.low < 0:
            raise Untranslatable("bits of a number that may be negative")
        return Value([*self.code, (f"{self.kind}.popcnt",)], self.kind, 0, self.high.bit_length())


def constant(number: int, kind: Type | None = None) -> Value:
    """Return a constant."""
    kind = kind or type_for(number, number)
    bits = 32 if kind == "i32" else 64
    signed = (number + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)
    return Value([(f"{kind}.const", signed)], kind, number, number)


def arithmetic(sign: str, left: Value, right: Value) -> Value:
    """Return the sum, difference ("-") or product of two values. Raises Untranslatable."""
    if left.shift or right.shift:
        raise Untranslatable("how far to shift, in a sum")
    if sign == "+":
        name, ends = "add", (left.low + right.low, left.high + right.high)
    elif sign == "-":
        name, ends = "sub", (left.low - right.high, left.high - right.low)
    else:
        products = [x * y for x in (left.low, left.high) for y in (right.low, right.high)]
        name, ends = "mul", (min(products), max(products))
    kind = type_for(*ends)
    code = [*left.in_type(kind), *right.in_type(kind), (f"{kind}.{name}",)]
    return Value(code, kind, *ends)


def divided(value: Value, divisor: int, remainder: bool) -> Value:
    """Return the floor of a quotient, or its remainder, by a positive number.

    Raises Untranslatable.
    """
    if divisor <= 0 or value.shift:
        raise Untranslatable("a divisor that may not be positive")
    up = max(0, -(value.low // divisor))  # a multiple of the divisor that makes it positive
    raised = arithmetic("+", value, constant(up * divisor)) if up else value
    by = constant(divisor, raised.kind)
    if remainder:
        code = [*raised.code, *by.code, (f"{raised.kind}.rem_u",)]
        return Value(code, raised.kind, 0, min(divisor - 1, raised.high))
    code = [*raised.code, *by.code, (f"{raised.kind}.div_u",)]
    quotient = Value(code, raised.kind, raised.low // divisor, raised.high // divisor)
    return arithmetic("-", quotient, constant(up)) if up else quotient


def intersection(values: list[Value]) -> Value:
    """Return the bits common to all values. Raises Untranslatable."""
    bounded = [value.high for value in values if value.low >= 0]
    if not bounded or any(value.shift for value in values):
        raise Untranslatable("masks that may all be negative")
    kind = type_for(0, min(bounded))
    code: Code = []
    for number, value in enumerate(values):
        code += value.in_type(kind)
        if number:
            code.append((f"{kind}.and",))
    return Value(code, kind, 0, min(bounded))


COMPARED = {"==": "eq", "!=": "ne", "<": "lt_s", ">": "gt_s", "<=": "le_s", ">=": "ge_s"}


def compared(sign: str, left: Value, right: Value) -> Value:
    """Return the comparison as 1 or 0. Raises Untranslatable."""
    if left.shift or right.shift:
        raise Untranslatable("how far to shift, compared")
    kind: Type = "i64" if "i64" in (left.kind, right.kind) else "i32"
    code = [*left.in_type(kind), *right.in_type(kind), (f"{kind}.{COMPARED[sign]}",)]
    return Value(code, "i32", 0, 1)
