"""The loops of the written function, translated statement by statement into one function.

loop      Python's `continue` branches to its beginning; a piece runs once, so there it branches to
          the end
while     a loop that pauses: each round takes the lowest bit of its mask
bounds    the limits of a name on assignment, known from codegen/: values and bases of different
          cells, masks from which no bit is removed twice
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import replace

from .expressions import Expressions, Variable, is_bit_of
from .instructions import Code, Instruction, Type
from .reading import Outline
from .tables import Interval
from .values import Untranslatable, Value, constant, type_for


class Loops:
    """Writes the body of the module's function; a subclass writes the pauses.

    `code` are the instructions so far, `locals` its variables, `cells` the number of cells of a
    listed solution.
    """

    def __init__(
        self, outline: Outline, expressions: Expressions, bounds: Mapping[str, Interval]
    ) -> None:
        self.outline, self.expressions, self._bounds = outline, expressions, bounds
        self.code: Code = []
        self.locals: dict[str, Type] = {}
        self.cells = 0
        self._depth = 0
        self._again: list[int] = []
        self._piece = -1

    def put(self, *instructions: Instruction) -> None:
        """Write instructions."""
        self.code += instructions

    def open(self, kind: str) -> None:
        """Begin a block, a loop or an if."""
        self.put((kind,))
        self._depth += 1

    def close(self) -> None:
        """End a block, a loop or an if."""
        self.put(("end",))
        self._depth -= 1

    def local(self, name: str, kind: Type) -> str:
        """Return the name of a local variable, declaring it if new."""
        if self.locals.setdefault(name, kind) != kind:
            raise Untranslatable(f"numbers of different types in {name}")
        return name

    def next_piece(self) -> None:
        """Write the whole next piece."""
        self._piece += 1
        self.open("block")
        self._body(self.outline.pieces[self._piece].body)
        self.close()

    def statement(self, node: ast.stmt) -> None:
        """Write a statement. Raises Untranslatable for an unknown one."""
        match node:
            case ast.If(test=test, body=[ast.Continue()], orelse=[]):
                self.put(*self.expressions.truth(test), ("br_if", self._depth - self._again[-1]))
                self._narrow(test)
            case ast.If(test=test, body=[ast.AugAssign() as counting], orelse=[]):
                self.put(*self.expressions.truth(test))
                self.open("if")
                self.statement(counting)
                self.close()
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                self._assign(name, value)
            case ast.AugAssign(target=ast.Name(id=name), op=op, value=value):
                self._augment(name, op, value)
            case ast.For(target=ast.Name(id=x), iter=members, body=body, orelse=[]):
                self._for(x, members, body)
            case ast.While(test=ast.Name(id=mask), body=body, orelse=[]):
                self._while(mask, body)
            case ast.Expr(value=ast.Call(func=ast.Attribute(attr="append"), args=[solution])):
                self._list(node, solution)
            case ast.Expr(value=ast.Yield(value=ast.Tuple(elts=names))):
                self._feed(names)
            case ast.Pass():
                pass
            case _:
                raise Untranslatable(f"a statement that is not known: {ast.dump(node)}")

    def set(self, name: str, value: Value, row: str | None = None) -> None:
        """Assign a value to a name."""
        scope, loop = self.expressions.scope, len(self._again)
        low, high = value.low, value.high
        if name in self._bounds:
            least, most = self._bounds[name]
            low, high = max(low, least), min(high, most)
        if low > high:
            raise Untranslatable(f"a name that never has a value: {name}")
        known = scope.get(name)
        if known and known.loop != loop:
            raise Untranslatable(f"a name of a loop further out changes: {name}")
        kind = self.locals[known.local] if known else type_for(low, high)
        local = known.local if known else self.local(self._fresh(name), kind)
        self.put(*value.in_type(kind), ("local.set", local))
        read = Value([("local.get", local)], kind, low, high, value.shift)
        scope[name] = Variable(local, read, loop, row)

    def _fresh(self, name: str) -> str:
        """Return the name of a new local variable: names start over in every piece, and after a
        loop."""
        fresh, number = name, 1
        while fresh in self.locals:
            number += 1
            fresh = f"{name}.{number}"
        return fresh

    def _assign(self, name: str, value: ast.expr) -> None:
        if name in self.outline.counters or name in self.outline.sinks:
            raise Untranslatable(f"a counter gets a value: {name}")
        match value:
            case ast.Subscript(value=ast.Name(id="value"), slice=ast.Name() as bit):
                self._take_value(name, self.expressions.value(bit))
                return
        if self.expressions.is_row(value):
            table, row = self.expressions.row(value)
            self.set(name, row, table)
        else:
            self.set(name, self.expressions.value(value))

    def _augment(self, name: str, op: ast.operator, value: ast.expr) -> None:
        number = self.expressions.value(value)
        if name in self.outline.counters or name in self.outline.sinks:
            if not isinstance(op, ast.Add | ast.Sub):
                raise Untranslatable(f"a counter changes in another way: {name}")
            sign = "i64.add" if isinstance(op, ast.Add) else "i64.sub"
            self.put(("global.get", name), *number.in_type("i64"), (sign,), ("global.set", name))
        else:
            known = ast.BinOp(ast.Name(name, ast.Load()), op, value)
            self._assign(name, known)

    def _for(self, x: str, members: ast.expr, body: list[ast.stmt]) -> None:
        """Write a loop over the members of a mask."""
        match members:
            case ast.Subscript(value=ast.Name(id="members"), slice=ast.Name(id=mask)):
                left = self.expressions.value(members.slice)
            case _:
                raise Untranslatable(f"a loop that is not known: {ast.dump(members)}")
        rest = self.local(self._fresh(f"{mask}.left"), left.kind)
        self.put(*left.code, ("local.set", rest))
        self._begin_loop([("local.get", rest), (f"{left.kind}.eqz",)])
        outside = dict(self.expressions.scope)
        self._take_value(x, replace(left, code=[("local.get", rest)]))
        less: Code = [("local.get", rest), *constant(1, left.kind).code, (f"{left.kind}.sub",)]
        self.put(*less, ("local.get", rest), (f"{left.kind}.and",), ("local.set", rest))
        self._end_loop(body, outside)

    def _while(self, mask: str, body: list[ast.stmt]) -> None:
        """Write a loop that takes the lowest bit of a mask in each round."""
        left = self.expressions.scope[mask]
        match body[:2]:
            case [
                ast.Assign(targets=[ast.Name(id=bit)], value=lowest),
                ast.AugAssign(target=ast.Name(id=shrinking), op=ast.Sub(), value=ast.Name(id=gone)),
            ] if is_lowest_bit(lowest, mask) and (shrinking, gone) == (mask, bit):
                pass
            case _:
                raise Untranslatable("a loop that does not take the lowest bit")
        self.expressions.scope[mask] = replace(left, value=replace(left.value, low=0))
        kind, read = left.value.kind, left.value.code
        self._begin_loop([*read, (f"{kind}.eqz",)])
        outside = dict(self.expressions.scope)
        negative: Code = [*constant(0, kind).code, *read, (f"{kind}.sub",)]
        highest = 1 << max(left.value.high.bit_length() - 1, 0)
        self.set(bit, Value([*read, *negative, (f"{kind}.and",)], kind, 1, highest))
        taken = self.expressions.scope[bit].value
        self.put(*read, *taken.in_type(kind), (f"{kind}.sub",), ("local.set", left.local))
        self._end_loop(body[2:], outside)

    def _begin_loop(self, over: Code) -> None:
        self.open("block")
        self.open("loop")
        self.put(*over, ("br_if", 1))
        self._again.append(self._depth)

    def _end_loop(self, body: list[ast.stmt], outside: dict[str, Variable]) -> None:
        self._statements(body)
        self.put(("br", self._depth - self._again.pop()))
        self.close()
        self.close()
        self.expressions.scope = outside

    def _take_value(self, x: str, mask: Value) -> None:
        """Assign the least value of a mask to a name."""
        low, high = self.expressions.ends
        code: Code = [*mask.code, (f"{mask.kind}.ctz",)]
        bit = Value(code, mask.kind, 0, min(high - low, max(mask.high.bit_length() - 1, 0)))
        place = replace(bit, code=bit.in_type("i32"), kind="i32")
        raised: Code = [*place.code, ("i32.const", low), ("i32.add",)] if low else place.code
        self.set(x, Value(raised, "i32", low, low + place.high))

    def _list(self, node: ast.stmt, solution: ast.expr) -> None:
        """Write a solution to the end of the memory: a byte for each cell, its value minus the
        least."""
        if not (self.outline.lists and isinstance(solution, ast.Tuple)):
            raise Untranslatable(f"another list: {ast.dump(node)}")
        low, high = self.expressions.ends
        self.cells = len(solution.elts)
        self.put(("i32.const", self.cells), ("call", "room"), ("local.set", "place"))
        for number, element in enumerate(solution.elts):
            value = self.expressions.value(element)
            if not low <= value.low <= value.high <= high:
                raise Untranslatable("a number that is no value, listed")
            less: Code = [("i32.const", low), ("i32.sub",)] if low else []
            self.put(("local.get", "place"), *value.in_type("i32"), *less, ("i32.store8", number))

    def _feed(self, names: list[ast.expr]) -> None:
        """Write the piece fed from here; besides shared names it knows only these."""
        if self._piece + 1 == len(self.outline.pieces):
            raise Untranslatable("a stand where none is expected")
        wanted = {name.id for name in names if isinstance(name, ast.Name)} | self.outline.shared
        outside = self.expressions.scope
        self.expressions.scope = {name: v for name, v in outside.items() if name in wanted}
        self.next_piece()
        self.expressions.scope = outside

    def _body(self, body: list[ast.stmt]) -> None:
        self._again.append(self._depth)
        match body:
            case [ast.If(), ast.Assign(value=ast.Name(id="state")), *others] if self._piece:
                pass  # a pause of the feeding piece, and its tuple for this one: names as known
            case _ if self._piece:
                raise Untranslatable("a piece that is not fed")
            case others:
                pass
        self._statements(others)
        self._again.pop()

    def _statements(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.statement(statement)

    def _narrow(self, test: ast.expr) -> None:
        """Narrow the bounds: a number that passed the test of its bit is a value."""
        match test:
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                while isinstance(operand, ast.BinOp) and isinstance(operand.op, ast.BitAnd):
                    operand = operand.left
                if isinstance(operand, ast.Call) and is_bit_of(operand):
                    asked = operand.args[0]
                    assert isinstance(asked, ast.Name)
                    known = self.expressions.scope[asked.id]
                    low, high = self.expressions.ends
                    inside = max(known.value.low, low), min(known.value.high, high)
                    if inside[0] > inside[1]:
                        raise Untranslatable(f"a name that never has a value: {asked.id}")
                    value = replace(known.value, low=inside[0], high=inside[1])
                    self.expressions.scope[asked.id] = replace(known, value=value)


def is_lowest_bit(node: ast.expr, mask: str) -> bool:
    """Return whether an expression is the lowest bit of a mask: mask & -mask."""
    match node:
        case ast.BinOp(
            left=ast.Name(id=one),
            op=ast.BitAnd(),
            right=ast.UnaryOp(op=ast.USub(), operand=ast.Name(id=other)),
        ):
            return one == other == mask
    return False
