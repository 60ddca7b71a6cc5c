"""Checks before anything else of the package is imported: the version of Python, Ctrl-C, and the
message if the package itself cannot be read.

program  the package run as a command (`edagari`, `python -m`); otherwise it is a library

Older versions of Python can read this file too.
"""

from __future__ import annotations

# `signal` itself imports enum first: long enough for a Ctrl-C to end in a traceback.
import _signal  # type: ignore[import-not-found]
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType

NEEDED = (3, 11)

BAD_INPUT, OUT_OF_MEANS, UNFORESEEN = 2, 6, 7  # as in cli/exit_codes.py, which is not imported yet

NO_ANSWER = {
    "en": "edagari: there is not enough memory for this, or the installation is damaged.\n",
    "ja": "edagari: メモリが足りないか、インストールが壊れているため、実行できません。\n",
}


def is_program(package: str) -> bool:
    """Return whether the package of that name is run as a program."""
    name = sys.argv[0].rpartition(os.sep)[2] if sys.argv else ""
    words = getattr(sys, "orig_argv", [])  # an older Python has none
    module = words[words.index("-m") + 1] if "-m" in words[:-1] else ""
    return name in ("edagari", "edagari.exe") or (name == "-m" and module == package)


def insist_on_python(found: tuple[int, ...], program: bool) -> None:
    """Say in a sentence that this Python is too old; exit if run as a program, else raise
    ImportError."""
    if found >= NEEDED:
        return
    needed, there = (".".join(map(str, version[:3])) for version in (NEEDED, found))
    sentence = f"edagari needs Python {needed} or newer; this is Python {there}."
    if program:
        sys.stderr.write(sentence + "\n")
        sys.exit(BAD_INPUT)
    raise ImportError(sentence)


def leave_at_once(number: int, frame: object) -> None:
    """End the process: nothing has been written yet, or this is a second Ctrl-C."""
    os._exit(128 + number)


def language_of(typed: list[str]) -> str:
    """Return the language of `--lang`, before anything else is read, or else the system's."""
    for place, here in enumerate(typed):
        after = "".join(typed[place + 1 : place + 2])
        asked = after if here == "--lang" else here.removeprefix("--lang=")
        if asked in NO_ANSWER and here.startswith("--lang"):
            return asked
    system = (
        os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    )
    return "ja" if system.startswith("ja") else "en"


def leave_in_a_sentence(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """Replace a traceback if the code that reports failures (cli/failures.py) could not be read or
    run."""
    code = OUT_OF_MEANS if issubclass(kind, MemoryError) else UNFORESEEN
    try:
        if issubclass(kind, KeyboardInterrupt):
            code = 130
            return
        if os.environ.get("EDAGARI_DEBUG"):
            sys.__excepthook__(kind, error, trace)
        os.write(2, NO_ANSWER[language_of(sys.argv[1:])].encode())
    finally:
        os._exit(code)


PROGRAM = is_program(__package__ or "")
insist_on_python(tuple(sys.version_info[:3]), PROGRAM)
if PROGRAM:
    sys.excepthook = leave_in_a_sentence
if PROGRAM and _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    _signal.signal(_signal.SIGINT, leave_at_once)
