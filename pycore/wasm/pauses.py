"""Pauses: the module's function returns, and later resumes at the same branch.

record   the data written before a call and read after it (record.py has its layout)
resume   the number of the branch's last value while the function descends to the branch; then -1
mask     the values that a pausing loop tries in its first round: during the descent the values from
         the branch's on, or that value alone if it is fixed; then all

At the last value of the branch all counters start at 0, so every call counts only its own work.
"""

from __future__ import annotations

import ast

from .instructions import Code, Later
from .loops import Loops
from .reading import UNTRIED, SourceText
from .record import BRANCH, FINISHED, LEVELS, MOST_LEVELS, UNTRIED_AT, WORK
from .values import Untranslatable, Value, constant, type_for


class PausingLoops(Loops):
    """Writes the whole function. `outer` are the numbers of the pausing loops, outermost first;
    `record` is the address of the record."""

    def begin(self, text: SourceText, outer: list[int], record: Later) -> None:
        """Write the start of the function."""
        if not 0 < len(outer) <= MOST_LEVELS:
            raise Untranslatable("no loop that pauses, or too many")
        self._text, self._outer, self._record = text, outer, record
        low, high = self.expressions.ends
        width = high - low + 1
        self._mask = type_for(-(1 << width), 1 << width)
        self.local("resume", "i32")
        self.local("pause", "i64")
        self.local("place", "i32")
        self.local("shift", "i32")
        for level, number in enumerate(outer):
            first = Value([("i32.const", level), ("call", "first")], "i64", -(1 << 63), 1 << 62)
            local = self.local(f"k{number}", self._mask)
            self.put(*first.in_type(self._mask), ("local.set", local))
        levels: Code = [("i32.const", record), ("i32.load", LEVELS)]
        self.put(*levels, ("i32.const", 1), ("i32.sub",), ("local.set", "resume"))
        self.put(("i64.const", -1), ("local.set", "pause"))
        if UNTRIED in self.outline.counters:
            self.put(("i64.const", 0), ("global.set", UNTRIED))

    def end(self) -> None:
        """Write the end of the search."""
        self._store(UNTRIED_AT, [("i64.const", 0)], "i64.store")
        self._store(FINISHED, [("f64.const", 1)], "f64.store")
        self._leave(0)

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.If(test=ast.Compare(comparators=[ast.Name(id=name)]) as test, body=body) if (
                name.startswith("pause")
            ):
                self._pause(self._level(name.removeprefix("pause")), test.left, body)
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name.startswith("k"):
                self._level(name[1:])
                if not is_minus_one(value):
                    raise Untranslatable("another mask for the rounds after the first")
                self.put(*constant(-1, self._mask).code, ("local.set", name))
            case ast.AugAssign(op=ast.BitAnd(), target=ast.Name(id=mask), value=ast.Name(id=name)):
                self._level(name[1:])
                left = self.expressions.value(ast.Name(mask, ast.Load()))
                first = Value([("local.get", name)], self._mask, 0, left.high)
                code = [*left.code, *first.in_type(left.kind), (f"{left.kind}.and",)]
                self.set(mask, Value(code, left.kind, 0, left.high))
            case ast.Assign(targets=[ast.Name()], value=ast.Subscript(value=ast.Name(id="value"))):
                super().statement(node)
                self._store_value(node)
            case _:
                super().statement(node)

    def _level(self, number: str) -> int:
        if not number.isdecimal() or int(number) not in self._outer:
            raise Untranslatable(f"a loop that does not pause: {number}")
        return self._outer.index(int(number))

    def _store_value(self, node: ast.Assign) -> None:
        """Write a value of the branch into the record."""
        target, chosen = node.targets[0], node.value
        assert isinstance(target, ast.Name)
        assert isinstance(chosen, ast.Subscript)
        assert isinstance(chosen.slice, ast.Name)
        level = self._level(chosen.slice.id[1:])
        value = self.expressions.value(ast.Name(target.id, ast.Load()))
        self.put(("i32.const", self._record), *value.in_type("i32"))
        self.put(("i32.store", BRANCH + 4 * level))

    def _pause(self, level: int, done: ast.expr, body: list[ast.stmt]) -> None:
        """Write a pause, where a search that has reached its branch also resumes."""
        untried, finished = self._stand(body)
        self.put(*self._counted(done), ("local.get", "pause"), ("i64.gt_s",))
        self.open("if")
        self.put(("local.get", "resume"), ("i32.const", 0), ("i32.lt_s",))
        self.open("if")
        self._store(UNTRIED_AT, self._counted(untried), "i64.store")
        self._store(FINISHED, self._fraction(finished), "f64.store")
        self._leave(level + 1)
        self.close()
        self.put(("local.get", "resume"), ("i32.const", level), ("i32.eq",))
        self.open("if")
        self.put(("call", "reset"), ("i32.const", -1), ("local.set", "resume"))
        self.put(("i32.const", self._record), ("i32.load", WORK), ("i64.extend_i32_u",))
        self.put(("local.set", "pause"))
        self.close()
        self.close()

    def _stand(self, body: list[ast.stmt]) -> list[ast.expr]:
        """Return the untried cuts and the finished fraction at a pause."""
        match body:
            case [ast.Assign(), ast.Expr(value=ast.Yield(value=stand)), *_]:
                pass
            case _:
                raise Untranslatable("a pause of another form")
        match stand:
            case ast.List(elts=[untried, finished, ast.Tuple()]):
                return [untried, finished]
            case ast.Tuple(elts=[first, _, cuts, untried, finished, ast.Tuple()]):
                if self._text.between(first, cuts) == self.outline.told:
                    return [untried, finished]
        raise Untranslatable("a stand of another form")

    def _store(self, offset: int, number: Code, instruction: str) -> None:
        self.put(("i32.const", self._record), *number, (instruction, offset))

    def _leave(self, levels: int) -> None:
        self._store(LEVELS, [("i32.const", levels)], "i32.store")
        self.put(("call", "totals"), ("return",))

    def _counted(self, node: ast.expr) -> Code:
        """Return code for a sum of counters and numbers."""
        match node:
            case ast.Name(id=name) if name in self.outline.counters:
                return [("global.get", name)]
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                return [*self._counted(left), *self._counted(right), ("i64.add",)]
        return self.expressions.value(node).in_type("i64")

    def _fraction(self, node: ast.expr) -> Code:
        """Return code for the finished fraction, in the order in which Python computes it."""
        match node:
            case ast.Constant(value=float(number)) if number == 0:
                return [("f64.const", 0)]
            case ast.BinOp(left=left, op=ast.Add(), right=right) if _is_fraction(right):
                return [*self._fraction(left), *self._fraction(right), ("f64.add",)]
            case ast.BinOp(left=left, op=ast.Div(), right=right):
                return [*self._fraction(left), *self._fraction(right), ("f64.div",)]
        return [*self.expressions.value(node).in_type("i64"), ("f64.convert_i64_s",)]


def is_minus_one(node: ast.expr) -> bool:
    """Return whether an expression is -1."""
    match node:
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1)):
            return True
    return False


def _is_fraction(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=float()) | ast.BinOp(op=ast.Div()):
            return True
    return False
