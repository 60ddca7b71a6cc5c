"""What went wrong in a program, for its author: where, and in a plain sentence.

Python's own message stays beside the sentence; where no sentence is known it stands alone. The
sentences are in error_sentences.py.
"""

from __future__ import annotations

import builtins
from collections.abc import Iterable, Mapping
from types import TracebackType
from typing import Any, NamedTuple

from ..model.bilingual import BadInput, Text, shown
from ..model.suggestion import nearest
from .error_sentences import sentence

MOST_LETTERS = 500


class Trouble(NamedTuple):
    """An error: its line in the program (None if it is in none), its type and message as Python
    writes them, and the sentence."""

    line: int | None
    kind: str
    message: str
    words: Text | None


def trouble_of(error: BaseException, file: str, names: Mapping[str, Any]) -> Trouble:
    """Return what an error means; `names` are those of the top level of the program in `file`."""
    kind = type(error).__name__
    message = _message(error)
    words: Text | None
    if isinstance(error, BadInput):
        return Trouble(_line_of(error, file), kind, "", error.fault.in_words())
    words = sentence(error, message)
    known: Iterable[str] = ()
    if isinstance(error, NameError):
        known = {*dir(builtins), *names, *_names_around(error.__traceback__)}
    elif isinstance(error, AttributeError):
        known = dir(type(error.obj))
    wanted = getattr(error, "name", None)
    near = nearest(wanted, known) if known and isinstance(wanted, str) else None
    if words and near and near != wanted:
        words = Text(
            f"{words.en} Did you mean {shown(near)[1:-1]}?",
            f"{words.ja}{shown(near)[1:-1]} のことですか。",
        )
    return Trouble(_line_of(error, file), kind, message, words)


def _message(error: BaseException) -> str:
    """Return Python's own message; an author's exception may fail to give one."""
    if isinstance(error, SyntaxError):
        return str(error.msg)[:MOST_LETTERS]
    try:
        return str(error)[:MOST_LETTERS]
    except Exception:
        return ""


def _line_of(error: BaseException, file: str) -> int | None:
    """Return the innermost line of the program on the way to the error."""
    if isinstance(error, SyntaxError) and error.filename == file:
        return error.lineno
    line, trace = None, error.__traceback__
    while trace:
        if trace.tb_frame.f_code.co_filename == file:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def _names_around(trace: TracebackType | None) -> set[str]:
    """Return the variables of the call in which the error arose."""
    while trace and trace.tb_next:
        trace = trace.tb_next
    return set(trace.tb_frame.f_locals) if trace else set()
