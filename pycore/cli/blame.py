"""Errors in a user's own puzzle file, reported as faults of the file.

blame    a BadInput that names the file, and the line if known, for an error in the file's code at
         any time: while it is loaded, builds, draws, reads an option, or makes a move
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from ..model.bilingual import BadInput, Named, Text, shown

P = ParamSpec("P")
T = TypeVar("T")

_files: list[str] = []
"""The paths of the files in use."""


def guarded(path: str, function: Callable[P, T]) -> Callable[P, T]:
    """Return a function of a file with every error turned into its blame."""
    if path not in _files:
        _files.append(path)

    def safe(*given: P.args, **named: P.kwargs) -> T:
        try:
            return function(*given, **named)
        except (BadInput, MemoryError):
            raise
        except (Exception, SystemExit) as error:
            raise _fault(path, error) from None

    return safe


def blame(error: BaseException) -> BadInput | None:
    """Return the fault of the file in which an error arose, None if it arose elsewhere."""
    if isinstance(error, BadInput | MemoryError):
        return None
    return next((_fault(path, error) for path in _files if _line(path, error)), None)


def _fault(path: str, error: BaseException) -> BadInput:
    reason = f"{type(error).__name__}: {error}".removesuffix(": ")
    name, line = shown(path.replace("\\", "/").rpartition("/")[2]), _line(path, error)
    en, ja = (f", line {line}", f" の {line} 行目") if line else ("", "")
    return BadInput(
        Named("puzzle"),
        Text(
            f"no puzzle in {name}{en}: {reason}", f"{name}{ja} からパズルを作れません（{reason}）。"
        ),
    )


def _line(path: str, error: BaseException) -> int | None:
    """Return the line of the file that was executed last before the error, None if there is
    none."""
    line = error.lineno if isinstance(error, SyntaxError) and error.filename == path else None
    trace = error.__traceback__
    while trace:
        if trace.tb_frame.f_code.co_filename == path:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
