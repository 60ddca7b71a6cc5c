"""The outline of a written function: its counters, its pieces, and the totals of its last yield.

piece   the outermost loop of the search, or of a generator that feeds it (codegen/function.py); in
        the module each is nested in the one before
totals  nodes and cuts as sums of counters; a constant in them is counted from the start
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import NamedTuple

from .values import Untranslatable

UNTRIED = "untried"


class Outline(NamedTuple):
    """`lists` says that solutions are listed; `sinks` are the numbers counted instead. `totals` are
    nodes and cuts, each as the coefficient of every counter. All pieces know the names `shared`.
    `told` is the text at the start of every yield."""

    lists: bool
    sinks: tuple[str, ...]
    counters: tuple[str, ...]
    shared: frozenset[str]
    pieces: list[ast.For]
    totals: tuple[Mapping[str, int], Mapping[str, int]]
    told: str


class SourceText:
    """The source of the function, with look-ups by position."""

    def __init__(self, source: str) -> None:
        self._lines = source.split("\n")
        self.tree = ast.parse(source)

    def between(self, first: ast.expr, last: ast.expr) -> str:
        """Return the text between two expressions in one line."""
        return self._lines[first.lineno - 1][first.col_offset : last.end_col_offset]


def outline_of(text: SourceText) -> Outline:
    """Read the outline. Raises Untranslatable where it is not as expected."""
    match text.tree.body:
        case [ast.FunctionDef(name="search", body=body)]:
            pass
        case _:
            raise Untranslatable("no function `search`")
    lists, feeders = False, dict[str, ast.For]()
    sinks, named = list[str](), list[str]()
    for statement in body[:-2]:
        match statement:
            case ast.Assign(targets=[ast.Name(id="found")], value=ast.List(elts=[])):
                lists = True
            case ast.Assign(targets=targets, value=ast.Constant(value=0)):
                names = [target.id for target in targets if isinstance(target, ast.Name)]
                (sinks if names in (["found"], ["tied"]) else named).extend(names)
            case ast.FunctionDef(name=name, body=[*before, ast.For() as loop]):
                if not all(isinstance(line, ast.Nonlocal) for line in before):
                    raise Untranslatable("a generator of another form")
                feeders[name] = loop
            case _:
                raise Untranslatable(f"a line that is not known: {ast.dump(statement)}")
    match body[-2:]:
        case [ast.For() as loop, ast.Expr(value=ast.Yield(value=ast.Tuple(elts=stand)))]:
            first, nodes, cuts = stand[:3]
        case _:
            raise Untranslatable("no loop and last stand")
    if lists == bool(sinks) or sinks not in ([], ["found", "tied"]):
        raise Untranslatable("another sink")
    totals = _sum_in(nodes), _sum_in(cuts)
    counted = {*totals[0], *totals[1], UNTRIED}
    counters = tuple(name for name in named if name in counted)
    for total in totals:
        total.pop("", 0)
        if not total.keys() <= set(counters):
            raise Untranslatable("a total that is no sum of counters")
    told = text.between(first, cuts)
    pieces = _in_order(loop, feeders)
    return Outline(lists, tuple(sinks), counters, frozenset(named), pieces, totals, told)


def _in_order(loop: ast.For, feeders: Mapping[str, ast.For]) -> list[ast.For]:
    """Return the pieces, outermost first."""
    pieces = [loop]
    while True:
        match pieces[0].iter:
            case ast.Tuple(elts=[ast.Constant(value=0)]):
                return pieces
            case ast.Call(func=ast.Name(id=name), args=[]) if name in feeders:
                pieces.insert(0, feeders[name])
            case _:
                raise Untranslatable("a piece of another form")


def _sum_in(node: ast.expr) -> dict[str, int]:
    """Return the coefficient of every name in a sum, with the constant under ""."""
    match node:
        case ast.Constant(value=int(number)):
            return {"": number}
        case ast.Name(id=name):
            return {name: 1}
        case ast.BinOp(left=left, op=ast.Mult(), right=ast.Constant(value=int(times))):
            return _plus({}, _sum_in(left), times)
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as op, right=right):
            return _plus(_sum_in(left), _sum_in(right), 1 if isinstance(op, ast.Add) else -1)
    raise Untranslatable(f"a total that is no sum: {ast.dump(node)}")


def _plus(one: dict[str, int], other: dict[str, int], times: int) -> dict[str, int]:
    total = dict(one)
    for name, coefficient in other.items():
        total[name] = total.get(name, 0) + times * coefficient
    return {name: coefficient for name, coefficient in total.items() if coefficient}
