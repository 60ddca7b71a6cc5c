"""Programs as data: lines of code, their comments, and the events of the search that light them.

light     an event shown at a line: at a step of the plan, None for the current step
event     choose     a chosen value goes into the cell; a move is made
          determine  the cell's value is computed
          missing    the computed number is not a value of the cell
          taken      the computed value is already used elsewhere
          check      a value or a move is cut: by `rule`, None for any rule
          bound      a search by moves starts over with more of them allowed
          found      a solution
          return     the search goes back, out of the cell
          reach      a move leads to a new state
          level      all states of a level have been reached
variables the name of each cell in the code
steps     the cell of each step of the plan; empty if no line belongs to one step
call      the call stack entry of each value on the board: the function, with "step" for the number
          of the call or "cell" for the number of the cell
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from ..model.bilingual import Text
from ..plan.line_wrap import WIDTH, wrapped

Language = Literal["python", "c"]
Form = Literal["loops", "recursion"]
Event = Literal[
    "choose", "determine", "missing", "taken", "check", "bound", "found", "return", "reach", "level"
]


class Light(NamedTuple):
    """An event that lights a line."""

    event: Event
    step: int | None = None
    rule: int | None = None


class CodeLine(NamedTuple):
    """A line of code (empty: a comment on its own) and the events that light it."""

    code: str
    comment: Text | None = None
    lit: tuple[Light, ...] = ()


@dataclass(frozen=True)
class Program:
    """A whole program; its form is None if there is only one, its call if no function is
    recursive."""

    language: Language
    form: Form | None
    lines: tuple[CodeLine, ...]
    variables: tuple[str, ...] = ()
    steps: tuple[int, ...] = ()
    call: str | None = None

    def text(self, lang: str) -> str:
        """Return the program with its comments in a language."""
        sign = "#" if self.language == "python" else "//"
        return "".join(f"{_written(line, sign, lang)}\n" for line in self.lines)

    def data(self) -> dict[str, Any]:
        """Return the program as plain data."""
        return {
            "language": self.language,
            "form": self.form,
            "variables": list(self.variables),
            "steps": list(self.steps),
            "call": self.call,
            "lines": [
                {
                    "code": line.code,
                    "comment": line.comment and line.comment._asdict(),
                    "lit": [light._asdict() for light in line.lit],
                }
                for line in self.lines
            ],
        }


def _written(line: CodeLine, sign: str, lang: str) -> str:
    if line.comment is None:
        return line.code
    comment = f"{sign} {line.comment.in_language(lang)}"
    return f"{line.code}  {comment}" if line.code.strip() else f"{line.code}{comment}"


BLOCK = 4
"""The indentation of a block."""
FURTHER = 8
"""The extra indentation of a continued line."""
DEEPEST = 48
"""The largest indentation of the deepest block: twelve normal blocks."""


class ListingWriter:
    """Collects lines, `depth` blocks deep, under comments; a block is indented by `block_wide` more
    columns."""

    def __init__(self, heading: Sequence[Text]) -> None:
        self.lines: list[CodeLine] = [CodeLine("", in_a_line(words)) for words in heading]
        self.depth = 0
        self.block_wide = BLOCK

    def make_room(self, blocks: int) -> None:
        """Indent less, to fit this many nested blocks."""
        self.block_wide = max(1, min(BLOCK, DEEPEST // max(1, blocks)))

    def write(self, code: str = "", comment: Text | None = None, *lit: Light) -> None:
        """Write a line; long lines are wrapped, and all pieces light up together."""
        indent = " " * min(self.block_wide * self.depth, DEEPEST)
        room = WIDTH - len(indent)
        *pieces, last = wrapped(code, room if len(code) <= room else room - FURTHER)
        further = indent + " " * FURTHER
        begins = [indent, *[further] * len(pieces)]
        for begin, piece in zip(begins, pieces, strict=False):
            self.lines.append(CodeLine(begin + piece, None, lit))
        self.lines.append(CodeLine(begins[-1] + last if code or comment else "", comment, lit))

    def block(self, text: str, **lit: tuple[Light, ...]) -> None:
        """Write lines verbatim; `lit` has the lights of the lines that end in `@NAME`."""
        for line in text.splitlines():
            code, _, name = line.partition("  @")
            self.lines.append(CodeLine(code, None, lit[name] if name else ()))


def in_a_line(words: Text) -> Text:
    """Return words for a comment; whatever they contain, the comment stays on one line."""
    return Text(*(" ".join(each.split()).rstrip("\\") for each in words))
