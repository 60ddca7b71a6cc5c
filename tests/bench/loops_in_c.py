"""The loops of a compiled plan as a C program: the very masks, tables and cuts of the function in
Python, without its pauses. It prints what was found, nodes, cuts, and the seconds of its processor.

row  a part of a table of tables, such as `paired_bit[c]`: a pointer
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from pycore.codegen.function import WrittenFunction

FRAME = """#include <stdio.h>
#include <time.h>
typedef long long word;
static word count(word x) {{ return __builtin_popcountll(x); }}
static word right(word x, word n) {{ return n > 63 ? 0 : x >> n; }}
{tables}
volatile word everything = -1;

int main(void) {{
    word {names};
    const word {rows};
    clock_t began = clock();
{body}
    return 0;
}}
"""

ENDS = """printf("%lld %lld %lld %lld %.9f\\n", {}, (double)(clock() - began) / CLOCKS_PER_SEC);"""

OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.LShift: "<<",
    ast.USub: "-",
    ast.Not: "!",
    ast.And: "&&",
    ast.Or: "||",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


def in_c(function: WrittenFunction) -> str:
    """The program of a function that counts, of one piece and dense values. Raises ValueError where
    it does what is not known here."""
    (made,) = ast.parse(function.source).body
    assert isinstance(made, ast.FunctionDef)
    loops = _Loops(function)
    body = "\n".join(loops.lines(made.body, 1))
    masks = [arg.arg for arg in made.args.args if arg.arg.startswith("k")]
    names = [*(f"{mask} = everything" for mask in masks), *(sorted(loops.names - {*masks}))]
    rows = sorted(f"*{row}" for row in loops.rows)
    tables = "\n".join(_table(name, function) for name in loops.tables)
    return FRAME.format(
        tables=tables, names=", ".join(names), rows=", ".join(rows or ["*none"]), body=body
    )


def _table(name: str, function: WrittenFunction) -> str:
    """A table, or one for each row. Negative numbers find their answers at the end, as in Python:
    each list stands there twice."""
    table = function.tables[name]
    if not isinstance(table, list):
        raise ValueError(f"{name} is not a list")
    lists = [each for each in table if isinstance(each, list)]
    if not lists:
        whole = [each for each in table if isinstance(each, int)]
        assert len(whole) == len(table)
        return f"{_numbers(f'{name}_', whole)}\n#define {name} ({name}_ + {len(whole)})"
    if len(lists) < len(table):
        raise ValueError(f"{name} has rows of two kinds")
    parts = [_numbers(f"{name}_{at}", row) for at, row in enumerate(lists)]
    rows = ", ".join(f"{name}_{at} + {len(row)}" for at, row in enumerate(lists))
    twice = f"static const word *const {name}_[] = {{{rows}, {rows}}};"
    return "\n".join([*parts, twice, f"#define {name} ({name}_ + {len(lists)})"])


def _numbers(name: str, numbers: Sequence[int]) -> str:
    twice = ", ".join(map(str, [*numbers, *numbers]))
    return f"static const word {name}[] = {{{twice}}};"


class _Loops:
    """Statements of a function as lines of C, with the names that they use."""

    def __init__(self, function: WrittenFunction) -> None:
        self._function = function
        self._least = min(function.bits)
        self.names = set[str]()
        self.rows = set[str]()
        self.tables = list[str]()

    def lines(self, body: Sequence[ast.stmt], depth: int) -> Iterator[str]:
        for statement in body:
            for line in self._statement(statement, depth):
                yield line if line.startswith(" ") else "    " * depth + line

    def _statement(self, statement: ast.stmt, depth: int) -> Iterator[str]:
        match statement:
            case ast.Assign(targets, value) if self._is_row(value):
                self.rows.update(map(ast.unparse, targets))
                yield f"{ast.unparse(targets[0])} = {self._of(value)};"
            case ast.Assign(targets, value):
                self.names.update(map(ast.unparse, targets))
                yield f"{' = '.join(map(ast.unparse, targets))} = {self._of(value)};"
            case ast.AugAssign(target, operator, value):
                yield f"{ast.unparse(target)} {OPERATORS[type(operator)]}= {self._of(value)};"
            case ast.For(ast.Name("_"), ast.Tuple(), inside):
                yield "do {"
                yield from self.lines(inside, depth + 1)
                yield "} while (0);"
            case ast.For(ast.Name(name), ast.Subscript(ast.Name("members"), mask), inside):
                self.names.add(name)
                left = f"{name}_left"
                yield f"for (word {left} = {self._of(mask)}; {left}; {left} &= {left} - 1) {{"
                yield f"{'    ' * (depth + 1)}{name} = {self._lowest(left)};"
                yield from self.lines(inside, depth + 1)
                yield "}"
            case ast.While(test, inside):
                yield f"while ({self._of(test)}) {{"
                yield from self.lines(inside, depth + 1)
                yield "}"
            case ast.If(test, inside) if not _pauses(inside):
                yield f"if ({self._of(test)}) {{"
                yield from self.lines(inside, depth + 1)
                yield "}"
            case ast.If():
                return
            case ast.Continue():
                yield "continue;"
            case ast.Expr(ast.Yield(ast.Tuple([ast.Tuple([found, tied]), nodes, cuts, *_]))):
                yield ENDS.format(", ".join(map(self._of, (found, tied, nodes, cuts))))
            case _:
                raise ValueError(ast.unparse(statement))

    def _of(self, formula: ast.expr) -> str:
        match formula:
            case ast.Constant(int(number)):
                return str(number)
            case ast.Name(name):
                if name in self._function.tables and name not in self.tables:
                    self.tables.append(name)
                return name
            case ast.Subscript(ast.Name("value"), bit):
                return self._lowest(self._of(bit))
            case ast.Subscript(table, place):
                return f"{self._of(table)}[{self._of(place)}]"
            case ast.BinOp(mask, ast.RShift(), far):
                return f"right({self._of(mask)}, {self._of(far)})"
            case ast.BinOp(one, operator, other):
                return f"({self._of(one)} {OPERATORS[type(operator)]} {self._of(other)})"
            case ast.UnaryOp(operator, value):
                return f"{OPERATORS[type(operator)]}({self._of(value)})"
            case ast.BoolOp(operator, values):
                return f"({f' {OPERATORS[type(operator)]} '.join(map(self._of, values))})"
            case ast.IfExp(test, one, other):
                return f"({self._of(test)} ? {self._of(one)} : {self._of(other)})"
            case ast.Compare(one, [ast.In()], [ast.Tuple(others)]):
                return f"({' || '.join(f'{self._of(one)} == {self._of(each)}' for each in others)})"
            case ast.Compare(one, [operator], [other]):
                return f"({self._of(one)} {OPERATORS[type(operator)]} {self._of(other)})"
            case ast.Call(ast.Attribute(mask, "bit_count"), []):
                return f"count({self._of(mask)})"
            case _:
                raise ValueError(ast.unparse(formula))

    def _lowest(self, mask: str) -> str:
        return f"__builtin_ctzll({mask}) + {self._least}"

    def _is_row(self, formula: ast.expr) -> bool:
        """Whether this is a row of a table of tables, or one of two such."""
        match formula:
            case ast.Subscript(ast.Name(name), _):
                table = self._function.tables.get(name)
                return isinstance(table, list) and isinstance(table[0], list)
            case ast.Name(name):
                return name in self.rows or isinstance(self._function.tables.get(name), list)
            case _:
                return False


def _pauses(body: Sequence[ast.stmt]) -> bool:
    return any(isinstance(each, ast.Yield) for stmt in body for each in ast.walk(stmt))
