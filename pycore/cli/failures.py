"""Failures of a command, as an exit code and one sentence: lost workers, a system without memory or
disk, an unforeseen error.

Set EDAGARI_DEBUG to see the traceback.
"""

from __future__ import annotations

import os
from typing import NamedTuple

from ..model.bilingual import Text
from ..run.workers_lost import WorkersLost
from . import output
from .exit_codes import OUT_OF_MEANS, UNFORESEEN, WORKERS_LOST
from .parser import complaint


class Failure(NamedTuple):
    """An exit code, the sentence with the reason, and the traceback if wanted.

    The exception itself is not stored: it would keep alive all the memory that ran out.
    """

    code: int
    words: Text
    trace: str

    def tell(self, lang: str) -> int:
        """Print the reason on standard error; return the exit code."""
        output.aside(self.trace + complaint(self.words.in_language(lang)))
        return self.code


def failure_of(error: Exception) -> Failure:
    """Return the failure that an exception means to the user."""
    trace = trace_of(error) if os.environ.get("EDAGARI_DEBUG") else ""
    match error:
        case WorkersLost():
            return Failure(WORKERS_LOST, workers_lost(str(error)), trace)
        case MemoryError() | SystemError():  # the second if memory ends within CPython
            return Failure(OUT_OF_MEANS, NO_MEMORY, trace)
        case OSError():
            return Failure(OUT_OF_MEANS, refused(error), trace)
        case ImportError():  # a module that exists but cannot be loaded: no memory, no files
            return Failure(OUT_OF_MEANS, refused(OSError(str(error))), trace)
        case _:
            return Failure(UNFORESEEN, unforeseen(error), trace)


def trace_of(error: Exception) -> str:
    """Return the traceback of an exception."""
    import traceback  # rarely needed

    return "".join(traceback.format_exception(error))


NO_MEMORY = Text("there is not enough memory for this.", "メモリが足りません。")


def workers_lost(reason: str) -> Text:
    """Say that the workers are gone."""
    return Text(
        f"the workers were lost ({reason}); the results of the remaining parts are unknown.",
        f"手分けしていたプロセスが失われ、残りの部分の結果は分かりません（{reason}）。",
    )


def refused(error: OSError) -> Text:
    """Say that the system did not provide a resource."""
    reason = error.strerror or str(error)
    if error.filename is not None:
        reason = f"{reason}: {error.filename}"
    return Text(
        f"a system limit was reached ({reason}).",
        f"システムの制限により、続けられません（{reason}）。",
    )


def unforeseen(error: Exception) -> Text:
    """Say that there is a bug."""
    reason = f"{type(error).__name__}: {error}".removesuffix(": ")
    return Text(
        f"this is a bug in Edagari ({reason}); set EDAGARI_DEBUG=1 to see where.",
        f"Edagari の不具合です（{reason}）。EDAGARI_DEBUG=1 を付けると場所を表示します。",
    )
