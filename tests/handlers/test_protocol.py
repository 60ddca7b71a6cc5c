"""protocol.d.ts and the Python that makes its messages say the same, field by field and type by
type."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any, Literal, is_typeddict

from pycore.handlers import messages
from pycore.handlers.assist_run import AIDS
from pycore.handlers.bridge import ORDERS
from pycore.handlers.routes import LONG, LONG_OF_WORKS, OF_WORKS, OPENERS, QUESTIONS
from tests.support.typed_messages import typescript

ROOT = Path(__file__).parents[2]
PROTOCOL = ROOT / "web" / "worker" / "protocol.d.ts"

FROM_THE_PAGE = {
    "Aid",
    "AidOptions",
    "ClueChange",
    "Command",
    "Order",
    "Question",
    "Request",
    "Task",
}
FROM_THE_WORKER = {"Stage", "Report", "Response"}
FROM_THE_BUILD = {
    "Ability",
    "Boards",
    "OtherBoards",
    "Example",
    "CatalogPuzzle",
    "CatalogStrategy",
    "Catalog",
    "Option",
}


def made_here() -> dict[str, Any]:
    """Every message, or part of one, that Python makes, by name."""
    return {
        name: kind
        for name, kind in vars(messages).items()
        if name[0].isupper()
        and name not in ("Any", "Literal", "NotRequired", "TypedDict")
        and (is_typeddict(kind) or not isinstance(kind, type))
    }


def one_of(names: set[str]) -> str:
    return typescript(Literal[tuple(sorted(names))])


def comparison() -> str:
    """A program in TypeScript that has an error for each type that is not the same on both sides.

    Two types are the same when no conditional type can tell them apart. The two of them stand
    there in full: by a name for either, TypeScript compares what can be assigned to what, and a
    field that may be missing makes no difference.
    """
    sides = {f"P.{name}": typescript(kind) for name, kind in made_here().items()}
    sides['P.Question["type"]'] = one_of({*QUESTIONS, *LONG, *OPENERS, *OF_WORKS, *LONG_OF_WORKS})
    sides["P.Aid"] = one_of({*AIDS, "position"})
    sides['P.Order["type"]'] = one_of({*ORDERS, "close"})
    same = """
        type Must<X extends true> = X;
        type Same<X, Y> =
          (<T>() => T extends X ? 1 : 2) extends (<T>() => T extends Y ? 1 : 2) ? true : false;
    """
    lines = [
        f"type _{number} = Must<Same<{theirs}, {ours}>>; // {theirs}"
        for number, (theirs, ours) in enumerate(sides.items())
    ]
    return "\n".join(['import type * as P from "./protocol.js";', same, *lines, ""])


def told_apart(folder: Path, sides: dict[str, tuple[str, str]]) -> set[str]:
    """The names of those protocols that TypeScript can tell from the Python beside them."""
    from builder.environment import node

    for name, (protocol, program) in sides.items():
        (folder / name).mkdir()
        (folder / name / "protocol.d.ts").write_text(protocol, encoding="utf-8")
        (folder / name / "same.ts").write_text(program, encoding="utf-8")
    compiler = ROOT / "node_modules" / "typescript" / "bin" / "tsc"
    options = ["--strict", "--noEmit", "--target", "es2024", "--module", "esnext"]
    more = ["--moduleResolution", "bundler", "--types", "", "--ignoreConfig", "--pretty", "false"]
    done = subprocess.run(
        [node().program, compiler, *options, *more, *(f"{name}/same.ts" for name in sides)],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.stderr == ""
    errors = re.findall(r"^(\w+)/same.ts\(.*error TS2344", done.stdout, re.M)
    assert done.stdout.count("error TS") == len(errors), done.stdout
    return set(errors)


def test_every_type_of_the_protocol_is_made_somewhere() -> None:
    exported = re.findall(r"^export (?:interface|type) (\w+)", PROTOCOL.read_text("utf-8"), re.M)
    assert set(exported) == made_here().keys() | FROM_THE_PAGE | FROM_THE_WORKER | FROM_THE_BUILD


ON_THE_PAGE = {
    "a_field_less": ("  nodes: number;\n  cuts: number;\n", "  nodes: number;\n"),
    "a_field_more": ("  nodes: number;\n", "  nodes: number;\n  edges: number;\n"),
    "another_type": ("  palette: string[];\n", "  palette: number[];\n"),
    "it_may_be_missing": ("  letter: string;\n", "  letter?: string;\n"),
    "one_that_may_be_missing_less": ("  wrong?: boolean;\n", ""),
    "one_that_may_be_missing_more": ("  wrong?: boolean;\n", "  wrong?: boolean;\n  of?: 1;\n"),
    "it_cannot_be_null": ("  fault: Text | null;\n", "  fault: Text;\n"),
    "another_word": ('"gave up"', '"gave in"'),
    "another_question": ('type: "whyNot"', 'type: "why"'),
}
IN_PYTHON = {
    "a_field_less": ("letter: string; ", ""),
    "a_field_more": ("letter: string; ", "letter: string; sound: string; "),
    "another_type": ("letter: string; ", "letter: number; "),
    "one_that_may_be_missing_less": ("wrong?: boolean; ", ""),
    "another_question": ('"whyNot"', '"why"'),
}


def test_python_and_the_page_say_the_same_and_a_change_on_one_side_alone_is_seen(
    tmp_path: Path,
) -> None:
    protocol, program = PROTOCOL.read_text("utf-8"), comparison()
    changed = {
        f"page_{name}": (protocol.replace(before, after), program)
        for name, (before, after) in ON_THE_PAGE.items()
    }
    changed |= {
        f"python_{name}": (protocol, program.replace(before, after))
        for name, (before, after) in IN_PYTHON.items()
    }
    assert all(sides != (protocol, program) for sides in changed.values())
    apart = told_apart(tmp_path, {"now": (protocol, program), **changed})
    assert "now" not in apart, "Python and the page do not say the same"
    assert apart == changed.keys()
