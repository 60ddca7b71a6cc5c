"""The messages of the core as types of TypeScript: web/worker/messages.d.ts, written from the types
of pycore/handlers/messages (see `builder/written.py`).

A TypedDict becomes an interface, any other name a type, and a docstring the comment before it. The
messages of the page stand in web/worker/protocol.d.ts, written by hand.
"""

from __future__ import annotations

import ast
import json
import textwrap
from collections.abc import Iterator

from builder.shell import ROOT

HERE = ROOT / "web" / "worker" / "messages.d.ts"
MESSAGES = ROOT / "pycore" / "handlers" / "messages"
FILES = ("boards", "sheets", "programs", "aids", "jobs", "answers")
SORTS = ROOT / "pycore" / "model" / "rule_text.py"
"""It has the one type of the core itself that messages have."""

HEAD = """// Written from pycore/handlers/messages. Change those, then: python3 -m builder.written
// biome-ignore-all lint/suspicious/noExplicitAny: every search writes rows with columns of its own
"""
PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "Any": "any"}
WIDTH = 120


def written() -> str:
    """Return the text of the file."""
    lines = [HEAD, *declarations(SORTS.read_text("utf-8"), "RuleSort")]
    for name in FILES:
        lines += declarations((MESSAGES / f"{name}.py").read_text("utf-8"))
    return "\n".join([*lines, ""])


def declarations(text: str, only: str | None = None) -> Iterator[str]:
    """Yield the lines of all types of a Python file, or of the one with that name. Raises
    ValueError for an annotation that no message has."""
    for node, comment in _commented(ast.parse(text).body):
        if isinstance(node, ast.ClassDef) and only is None:
            yield from _interface(node)
        elif isinstance(node, ast.Assign):
            name = ast.unparse(node.targets[0])
            if only in (None, name):
                yield from _comment(comment, "")
                yield f"export type {_name(name)} = {_type(node.value)};"


def _interface(node: ast.ClassDef) -> Iterator[str]:
    """Yield the lines of an interface. In one that is not `total` every field may be missing."""
    bases = [_name(base.id) for base in node.bases if isinstance(base, ast.Name)]
    kept = [base for base in bases if base != "TypedDict"]
    all_may_miss = any(keyword.arg == "total" for keyword in node.keywords)
    yield from _comment(ast.get_docstring(node), "")
    yield f"export interface {_name(node.name)}{' extends ' + kept[0] if kept else ''} {{"
    for field, comment in _commented(node.body):
        if isinstance(field, ast.AnnAssign):
            inner = _inner(field.annotation, "NotRequired")
            may_miss = "?" if all_may_miss or inner else ""
            yield from _comment(comment, "  ")
            yield f"  {ast.unparse(field.target)}{may_miss}: {_type(inner or field.annotation)};"
    yield "}"


def _commented(nodes: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str | None]]:
    """Yield each statement, with the docstring that follows it if there is one."""
    for node, after in zip(nodes, [*nodes[1:], None], strict=True):
        words = after.value if isinstance(after, ast.Expr) else None
        yield node, str(ast.literal_eval(words)) if words else None


def _comment(words: str | None, indent: str) -> Iterator[str]:
    """Yield a comment, on one line if it fits."""
    if not words:
        return
    text = " ".join(words.split())
    if len(f"{indent}/** {text} */") <= WIDTH:
        yield f"{indent}/** {text} */"
        return
    yield f"{indent}/**"
    yield from (f"{indent} * {line}" for line in textwrap.wrap(text, WIDTH - len(indent) - 3))
    yield f"{indent} */"


def _type(kind: ast.expr) -> str:
    """Return an annotation in TypeScript."""
    if isinstance(kind, ast.Constant) and kind.value is None:
        return "null"
    if isinstance(kind, ast.Name):
        return PLAIN.get(kind.id, _name(kind.id))
    if isinstance(kind, ast.BinOp) and isinstance(kind.op, ast.BitOr):
        return f"{_type(kind.left)} | {_type(kind.right)}"
    if inner := _inner(kind, "list"):
        item = _type(inner)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if inner := _inner(kind, "tuple"):
        return f"[{', '.join(map(_type, _parts(inner)))}]"
    if inner := _inner(kind, "dict"):
        return f"Record<{', '.join(map(_type, _parts(inner)))}>"
    if inner := _inner(kind, "Literal"):
        return " | ".join(json.dumps(ast.literal_eval(word)) for word in _parts(inner))
    raise ValueError(f"no type of a message: {ast.unparse(kind)}")


def _inner(kind: ast.expr, of: str) -> ast.expr | None:
    """Return what is in the brackets after that name; None if it is another annotation."""
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == of:
        return kind.slice
    return None


def _parts(inner: ast.expr) -> list[ast.expr]:
    return inner.elts if isinstance(inner, ast.Tuple) else [inner]


def _name(name: str) -> str:
    """Return the name of a type: one of a part that only its own file names begins with _ here."""
    return name.removeprefix("_")
