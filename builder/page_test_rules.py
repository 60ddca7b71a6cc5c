"""Patterns that make page tests pass or fail by chance: build.py check refuses them.

    python -m builder.page_test_rules         every file of tests/site and tests/browsers
    python -m builder.page_test_rules FILE    the unsafe forms in these files

script   evaluate or dispatch_event, which wait for nothing; such actions belong in tests/support
read     an assertion on a single look at the page, which may be drawn a moment later
absence  "nothing is shown" right after an action, which holds before anything could appear
reload   reloading or leaving after an action, before everything is saved
sleep    waiting for a time instead of an event
resize   a new viewport, which the page may not know about yet when the browser answers

The check goes by names and by the order of statements. A script that only looks may be in a lambda
for until(), or in a function of the file that such a lambda calls.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from builder.shell import ROOT, say

FOLDERS = ("tests/site", "tests/browsers")
SCRIPTS = {"evaluate", "evaluate_all", "evaluate_handle", "dispatch_event"}
READS = {
    *SCRIPTS,
    *("all_inner_texts", "all_text_contents", "bounding_box", "get_attribute", "inner_html"),
    *("inner_text", "input_value", "is_checked", "is_disabled", "is_editable", "is_enabled"),
    *("is_hidden", "is_visible", "text_content"),
}
ACTIONS = {
    *("check", "choose", "click", "dblclick", "drag_to", "fill", "focus", "go_back", "hover"),
    *("open_panel", "press", "press_sequentially", "select_option", "set_input_files", "step"),
    *("set_option", "solve", "tap", "touch", "type", "uncheck", "wheel", "follow"),
}
LOADS = {"goto", "reload", "visit", "Workbench", "Tree", "Game"}
WAITS = {"removed_by", "changed_by", "until", "until_equal", "wait_for", "wait_for_function"}
ACTING = re.compile(
    r"click\(|scroll(To|By|IntoView)\(|scroll(Top|Left) *[-+]?=[^=]|dispatchEvent"
    r"|location\.\w+ *=[^=]|(set|remove)Attribute|\.(value|id) *=[^=]"
    r"|\.clear\(|terminate\(|insertAdjacent"
)
FORBIDDEN = {
    **dict.fromkeys(("sleep", "wait_for_timeout"), "sleep"),
    "set_viewport_size": "resize",
}
ABSENT = {"to_be_hidden", "not_to_be_visible", "not_to_be_attached"}

INSTEAD = {
    "script": "act as a person does, or by a helper of tests/support (acting.py); look by until()",
    "read": "expect(...) of Playwright, or until() and until_equal() of tests/support/polling.py",
    "absence": "`with removed_by(...)` around the action, or expect_none(..., once=...)",
    "reload": "reload(page) or visit(page, address) of tests/support/acting.py",
    "sleep": "expect(...), until() or page.expect_event(...)",
    "resize": "at_size(...) of tests/support/journey.py or resize() of workbench.py",
}


class Unsafe(NamedTuple):
    """An unsafe form and its place."""

    line: int
    form: str


def unsafe_in(source: str) -> list[Unsafe]:
    """Return the unsafe forms of a test file, in line order."""
    tree = ast.parse(source)
    functions = [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)]
    tests = [each for each in functions if each.name.startswith("test_")]
    readers = {each.name for each in functions if each not in tests and _reads(each, set())}
    scripts = [call for call in _calls(tree) if _is_script(call)]
    later = [
        within for each in ast.walk(tree) if isinstance(each, ast.Lambda) for within in _calls(each)
    ]
    at_once = [call for each in tests for call in _calls(each) if call not in later]
    texts = _constants(tree)
    found = {
        Unsafe(call.lineno, FORBIDDEN[_name(call)])
        for call in _calls(tree)
        if _name(call) in FORBIDDEN
    }
    found |= {
        Unsafe(call.lineno, "script") for call in scripts if call in at_once or _acts(call, texts)
    }
    for each in functions:
        found |= set(_in_order(each, readers))
    return sorted(found)


def _in_order(function: ast.FunctionDef, readers: set[str]) -> Iterator[Unsafe]:
    acted = ever = False
    for statement in _statements(function.body):
        names = {_name(call) for call in _calls(statement)}
        if isinstance(statement, ast.Assert) and _reads(statement.test, readers):
            yield Unsafe(statement.lineno, "read")
        if "reload" in _methods(statement) or (ever and "goto" in names):
            yield Unsafe(statement.lineno, "reload")
        absent = any(_is_absence(call) for call in _calls(statement))
        if absent and acted:
            yield Unsafe(statement.lineno, "absence")
        if names & LOADS:
            ever = False
        if names & ACTIONS:
            acted = ever = True
        elif not absent and any(name.startswith("expect") or name in WAITS for name in names):
            acted = False


def _statements(body: Iterable[ast.stmt]) -> Iterator[ast.stmt | ast.expr]:
    """Yield every statement in line order; for a block its head, then its content."""
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            continue
        inner = getattr(statement, "body", None)
        if inner is None:
            yield statement
            continue
        yield from _head(statement)
        yield from _statements(inner)
        yield from _statements(getattr(statement, "orelse", []))
        for handler in getattr(statement, "handlers", []):
            yield from _statements(handler.body)
        yield from _statements(getattr(statement, "finalbody", []))


def _head(block: ast.stmt) -> Iterator[ast.stmt | ast.expr]:
    match block:
        case ast.With(items=items):
            yield from (item.context_expr for item in items)
        case ast.For(iter=head) | ast.While(test=head) | ast.If(test=head):
            yield head


def _calls(node: ast.AST) -> Iterator[ast.Call]:
    return (each for each in ast.walk(node) if isinstance(each, ast.Call))


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def _methods(node: ast.AST) -> set[str]:
    return {_name(call) for call in _calls(node) if isinstance(call.func, ast.Attribute)}


def _constants(tree: ast.Module) -> dict[str, str]:
    """Return the constants of the file by name, as source."""
    given = [each for each in tree.body if isinstance(each, ast.Assign)]
    return {ast.unparse(each.targets[0]): ast.unparse(each.value) for each in given}


def _is_script(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and _name(call) in SCRIPTS


def _acts(call: ast.Call, texts: dict[str, str]) -> bool:
    """Return whether the script acts, instead of only looking."""
    written = [ast.unparse(given) for given in call.args]
    return _name(call) == "dispatch_event" or any(
        ACTING.search(texts.get(each, each)) for each in written
    )


def _reads(node: ast.AST, readers: set[str]) -> bool:
    """Return whether it looks at the page; a locator's `count()` does, `list.count(what)` does
    not."""
    return any(
        _name(call) in readers | READS or (_name(call) == "count" and not call.args)
        for call in _calls(node)
    )


def _is_absence(call: ast.Call) -> bool:
    if _name(call) == "to_have_count":
        return bool(call.args) and ast.unparse(call.args[0]) == "0"
    return _name(call) in ABSENT


def main(names: list[str]) -> int:
    """Print the unsafe forms; 0 if there is none."""
    every = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("test_*.py"))]
    found = 0
    for path in [Path(name).resolve() for name in names] or every:
        for line, form in unsafe_in(path.read_text("utf-8")):
            found += 1
            say(f"{path.relative_to(ROOT)}:{line}: unsafe ({form}); instead: {INSTEAD[form]}")
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
