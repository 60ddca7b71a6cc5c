"""Programs as data: lines of code, the words beside them, and which events of the search light
them.

light     an event that a line shows: at a step of the plan, None for the step that the search is at
event     choose     a value of its own choice goes into the cell; a move is made
          determine  the cell's value is computed
          missing    what was computed is no value of the cell
          taken      what was computed stands elsewhere already
          check      a value or a move is cut: by `rule`, None for whichever it was
          bound      a search by moves begins again with more of them allowed
          found      a solution
          return     the search goes back, out of the cell
variables the name of each cell in the code
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from ..model.text import Text

Language = Literal["python", "c"]
Form = Literal["loops", "recursion"]
Event = Literal["choose", "determine", "missing", "taken", "check", "bound", "found", "return"]

WIDTH = 100
"""Code is folded so as not to be wider, however deep it stands at least so wide:"""
LEAST_WIDTH = 60
BREAK = re.compile(r'(?<=[,|&"]) |(?<= or) |(?<= and) | (?=[-+] )')
"""Where code may be folded."""


class Light(NamedTuple):
    """An event that lights a line."""

    event: Event
    step: int | None = None
    rule: int | None = None


class Line(NamedTuple):
    """A line of code (empty: the comment stands alone) and what lights it."""

    code: str
    comment: Text | None = None
    lit: tuple[Light, ...] = ()


@dataclass(frozen=True)
class Program:
    """A whole program; None for its form where there is only one way to write it."""

    language: Language
    form: Form | None
    lines: tuple[Line, ...]
    variables: tuple[str, ...] = ()

    def text(self, lang: str) -> str:
        """The program with its comments in a language."""
        sign = "#" if self.language == "python" else "//"
        return "".join(f"{_written(line, sign, lang)}\n" for line in self.lines)

    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "language": self.language,
            "form": self.form,
            "variables": list(self.variables),
            "lines": [
                {
                    "code": line.code,
                    "comment": line.comment and line.comment._asdict(),
                    "lit": [light._asdict() for light in line.lit],
                }
                for line in self.lines
            ],
        }


def _written(line: Line, sign: str, lang: str) -> str:
    if line.comment is None:
        return line.code
    words = " ".join(line.comment.in_language(lang).split()).rstrip("\\")
    comment = f"{sign} {words}"  # whatever a title holds, it ends with its line
    return f"{line.code}  {comment}" if line.code.strip() else f"{line.code}{comment}"


class Sheet:
    """Lines as they are written, `depth` blocks deep."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.depth = 0

    def write(self, code: str = "", comment: Text | None = None, *lit: Light) -> None:
        """A line; one that is too long is folded, and all its pieces are lit alike."""
        indent = " " * (4 * self.depth)
        *pieces, last = folded(code, max(WIDTH - len(indent), LEAST_WIDTH))
        further = indent + " " * 8
        begins = [indent, *[further] * len(pieces)]
        for begin, piece in zip(begins, pieces, strict=False):
            self.lines.append(Line(begin + piece, None, lit))
        self.lines.append(Line(begins[-1] + last if code or comment else "", comment, lit))

    def block(self, text: str, **lit: tuple[Light, ...]) -> None:
        """Lines as they stand; `lit` are those of the lines that end in `@NAME`."""
        for line in text.splitlines():
            code, _, name = line.partition("  @")
            self.lines.append(Line(code, None, lit[name] if name else ()))


def folded(code: str, width: int) -> Iterator[str]:
    """The code in pieces, divided inside of brackets, where line ends mean nothing: after a comma,
    an "or", an "and", a string, before a plus or minus; in as few brackets as there can be."""
    depth, quoted, begin = 0, False, 0
    breaks: list[tuple[int, int]] = []
    for at, sign in enumerate(code):
        if sign == '"':
            quoted = not quoted
        elif not quoted:
            depth += (sign in "([{") - (sign in ")]}")
        if at - begin >= width and breaks:
            far = [(-deep, place) for deep, place in breaks if place - begin > width // 2]
            _, place = max(far) if far else breaks[-1]
            yield code[begin:place]
            begin = place + 1
            breaks = [(deep, later) for deep, later in breaks if later > place]
        if sign == " " and depth and not quoted and BREAK.match(code, at):
            breaks.append((depth, at))
    yield code[begin:]
