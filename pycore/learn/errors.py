"""An error in a program, for its author: its place, and a plain sentence.

Python's own message stays beside the sentence, or alone where there is none. The sentences are in
error_sentences.py.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterable, Mapping
from types import TracebackType
from typing import Any, NamedTuple

from ..model.bilingual import BadInput, Text, shown
from ..model.suggestion import nearest
from .error_sentences import sentence
from .keywords import keyword_meant

MOST_LETTERS = 500

STATEMENTS = ("assert", "break", "continue", "del", "pass", "raise", "return", "yield")
"""Keywords that Python may take for names when mistyped."""


class Trouble(NamedTuple):
    """An error: its line in the program (None outside it), its type and message as written by
    Python, and the sentence."""

    line: int | None
    kind: str
    message: str
    words: Text | None


def trouble_of(error: BaseException, file: str, source: str, names: Mapping[str, Any]) -> Trouble:
    """Explain an error; `names` are the top-level names of the program in `file`."""
    kind = type(error).__name__
    message = _message(error)
    words: Text | None
    if isinstance(error, BadInput):
        return Trouble(_line_of(error, file), kind, "", error.fault.in_words())
    if isinstance(error, SyntaxError) and error.filename == file:
        words = _of_a_keyword(source, error) or sentence(error, message)
        return Trouble(error.lineno, kind, message, words)
    words = sentence(error, message)
    wanted, known = _sought(error, names)
    near = nearest(wanted, known) if isinstance(wanted, str) else None
    if words and near and near != wanted:
        words = _did_you_mean(words, near)
    return Trouble(_line_of(error, file), kind, message, words)


def _of_a_keyword(source: str, error: SyntaxError) -> Text | None:
    """Return the sentence for a line that Python cannot read because of a mistyped keyword."""
    found = keyword_meant(source, error)
    if found is None:
        return None
    word = shown(found.word)[1:-1]
    unread = Text(
        f"Python cannot read this line because of the word {word}.",
        f"{word} という語があるため、Python はこの行を読めません。",
    )
    return _did_you_mean(unread, found.keyword)


def _did_you_mean(words: Text, near: str) -> Text:
    name = shown(near)[1:-1]
    return Text(f"{words.en} Did you mean {name}?", f"{words.ja}{name} のことですか。")


def _sought(error: BaseException, names: Mapping[str, Any]) -> tuple[object, Iterable[str]]:
    """Return the name that was not found, and those that there are."""
    if isinstance(error, NameError):
        known = {*dir(builtins), *STATEMENTS, *names, *_names_around(error.__traceback__)}
        return error.name, known
    if isinstance(error, AttributeError):
        return error.name, _attributes(error.obj)
    if isinstance(error, ModuleNotFoundError):
        return error.name, sys.stdlib_module_names
    if isinstance(error, ImportError):
        module = sys.modules.get(str(error.name))
        return getattr(error, "name_from", None), dir(module) if module else ()
    return None, ()


def _attributes(holder: object) -> set[str]:
    """Return the public attributes of an object; an author's class may fail to tell its own."""
    try:
        own = [name for name in vars(holder) if isinstance(name, str)]
    except Exception:
        own = []
    return {name for name in (*dir(type(holder)), *own) if not name.startswith("_")}


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
