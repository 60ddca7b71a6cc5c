"""Expressions of the written function, each with its interval.

variable  a local of the module: a number, or the row of a table
scope     the variables assigned so far, by their names in Python, with their intervals
needed    the number of low bits of an operand of `&` that matter: the other operands have no more
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

from .instructions import Code, Type
from .shifts import to_the_left, to_the_right
from .tables import Interval, WasmTables
from .values import (
    COMPARED,
    Untranslatable,
    Value,
    arithmetic,
    compared,
    constant,
    divided,
    intersection,
)

SIGNS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.Gt: ">",
    ast.LtE: "<=",
    ast.GtE: ">=",
}


@dataclass(frozen=True, slots=True)
class Variable:
    """`loop` is the number of the loop that assigns it; `row` the name of a table."""

    local: str
    value: Value
    loop: int
    row: str | None = None


Scope = dict[str, Variable]


class Expressions:
    """Translates expressions. `ends` are the least and the largest value of the placement."""

    def __init__(self, tables: WasmTables, ends: Interval) -> None:
        self.tables, self.ends = tables, ends
        self.scope: Scope = {}

    def value(self, node: ast.expr, needed: int | None = None) -> Value:
        """Translate a number. Raises Untranslatable for an unknown expression."""
        match node:
            case ast.Constant(value=int(number)):
                return constant(number)
            case ast.Name(id=name):
                return self._named(name)
            case ast.BinOp(left=left, op=ast.BitAnd()):
                return self._intersection(node, needed)
            case ast.BinOp(left=left, op=ast.RShift(), right=right):
                return to_the_right(self.value(left), self.value(right))
            case ast.BinOp(left=left, op=ast.LShift(), right=right):
                return to_the_left(self.value(left), self.value(right), needed)
            case ast.BinOp(left=left, op=ast.Mod() | ast.FloorDiv() as op, right=right):
                divisor = self.value(right)
                if divisor.low != divisor.high:
                    raise Untranslatable("a divisor that is not constant")
                return divided(self.value(left), divisor.low, isinstance(op, ast.Mod))
            case ast.BinOp(left=left, op=op, right=right) if type(op) in SIGNS:
                return arithmetic(SIGNS[type(op)], self.value(left), self.value(right))
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                if isinstance(operand, ast.Constant) and isinstance(operand.value, int):
                    return constant(-operand.value)
                return arithmetic("-", constant(0), self.value(operand))
            case ast.Subscript(value=ast.Name(id=name), slice=index):
                return self._answer(name, index)
            case ast.Subscript(value=ast.Subscript() as row, slice=column):
                name, place = self.row(row)
                return self.tables.in_row(name, place, self.value(column))
            case ast.Call(func=ast.Attribute(value=mask, attr="bit_count"), args=[]):
                return self.value(mask).counted()
            case ast.Call(args=[ast.Name() as asked, ast.Constant(value=0)]) if is_bit_of(node):
                return self._bit_of(self.value(asked))
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return self._either(test, self.value(body, needed), self.value(orelse, needed))
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                return Value(self.truth(node), "i32", 0, 1)
        raise Untranslatable(f"an expression that is not known: {ast.dump(node)}")

    def truth(self, node: ast.expr) -> Code:
        """Return code that leaves 0 exactly if an expression is false. Raises Untranslatable."""
        match node:
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return self.falsehood(operand)
            case ast.BoolOp(op=ast.And(), values=[first, *others]):
                code = self._bit(first)
                for other in others:
                    code = [*code, *self._bit(other), ("i32.and",)]
                return code
            case ast.Compare(left=left, ops=[ast.In()], comparators=[ast.Tuple(elts=elements)]):
                value = self.value(left)
                code = compared("==", value, self.value(elements[0])).code
                for element in elements[1:]:
                    code = [*code, *compared("==", value, self.value(element)).code, ("i32.or",)]
                return code
            case ast.Compare(left=left, ops=ops, comparators=comparators):
                if any(SIGNS.get(type(op)) not in COMPARED for op in ops):
                    raise Untranslatable(f"a comparison that is not known: {ast.dump(node)}")
                sides = [self.value(side) for side in (left, *comparators)]
                code = []
                for number, op in enumerate(ops):
                    code += compared(SIGNS[type(op)], sides[number], sides[number + 1]).code
                    code += [("i32.and",)] if number else []
                return code
        return self.value(node).truth()

    def falsehood(self, node: ast.expr) -> Code:
        """Return the opposite of `truth`."""
        match node:
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                return [*self.truth(node), ("i32.eqz",)]
        value = self.value(node)
        return [*value.code, (f"{value.kind}.eqz",)]

    def row(self, node: ast.expr) -> tuple[str, Value]:
        """Return the name of a table and the start of a row in it. Raises Untranslatable."""
        match node:
            case ast.Name(id=name) if (known := self.scope.get(name)) and known.row:
                return known.row, known.value
            case ast.Subscript(value=ast.Name(id=name), slice=index) if name in self.tables.tables:
                return name, self.tables.row(name, self.value(index))
        raise Untranslatable(f"a row that is not known: {ast.dump(node)}")

    def is_row(self, node: ast.expr) -> bool:
        """Return whether an expression is a row of a table."""
        match node:
            case ast.Subscript(value=ast.Name(id=name), slice=index):
                table = name in self.tables.tables and not isinstance(index, ast.Tuple)
                return table and self.tables.has_rows(name)
        return False

    def _bit(self, node: ast.expr) -> Code:
        """Return code that leaves 1 if an expression is true, else 0."""
        if isinstance(node, ast.Compare):
            return self.truth(node)
        return [*self.falsehood(node), ("i32.eqz",)]

    def _named(self, name: str) -> Value:
        if name not in self.scope or self.scope[name].row:
            raise Untranslatable(f"a name without a number: {name}")
        return self.scope[name].value

    def _intersection(self, node: ast.expr, needed: int | None) -> Value:
        operands: list[ast.expr] = []
        while isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
            operands.append(node.right)
            node = node.left
        operands.append(node)
        known = {o: self.value(o) for o in operands if not _may_be_long(o)}
        widths = [value.high.bit_length() for value in known.values() if value.low >= 0]
        asked = min([*widths, *([] if needed is None else [needed])], default=None)
        return intersection([known.get(o) or self.value(o, asked) for o in reversed(operands)])

    def _answer(self, name: str, index: ast.expr) -> Value:
        if (known := self.scope.get(name)) and known.row:
            return self.tables.in_row(known.row, known.value, self.value(index))
        if isinstance(index, ast.Tuple):
            raise Untranslatable("a row of cells that an automaton reads")
        if name == "value" or name not in self.tables.tables or self.tables.has_rows(name):
            raise Untranslatable(f"a table that is not known: {name}")
        return self.tables.answer(name, self.value(index))

    def _bit_of(self, asked: Value) -> Value:
        """Return the bit of a number, or 0 if it is not a value."""
        low, high = self.ends
        if low <= asked.low and asked.high <= high:
            return self.tables.answer("bit_of", asked)
        beyond = high + 1  # has no bit
        test = [
            *compared("<=", constant(low), asked).code,
            *compared("<=", asked, constant(high)).code,
        ]
        code: Code = [
            *asked.in_type("i32"),
            ("i32.const", beyond),
            *test,
            ("i32.and",),
            ("select",),
        ]
        return self.tables.answer("bit_of", Value(code, "i32", low, beyond))

    def _either(self, test: ast.expr, yes: Value, no: Value) -> Value:
        """Select one of two values; both are computed."""
        if yes.shift or no.shift:
            raise Untranslatable("one of two amounts to shift by")
        kind: Type = "i64" if "i64" in (yes.kind, no.kind) else "i32"
        code = [*yes.in_type(kind), *no.in_type(kind), *self.truth(test), ("select",)]
        return Value(code, kind, min(yes.low, no.low), max(yes.high, no.high))


def is_bit_of(node: ast.expr) -> bool:
    """Return whether a node looks up the bit of a number that may not be a value."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="bit_of"), attr="get")):
            return True
    return False


def _may_be_long(node: ast.expr) -> bool:
    """Return whether an expression may have bits that do not matter."""
    match node:
        case ast.IfExp() | ast.BinOp(op=ast.LShift()):
            return True
    return False
