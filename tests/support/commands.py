"""Commands of the command line, run in this process, and their output. Their JSON is validated
against its schema."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple

from pycore.cli import main
from tests.support.contract import hold


class Said(NamedTuple):
    """The result of a command: its exit code and its output."""

    code: int
    out: str
    err: str


def run(*arguments: str) -> Said:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(arguments)
    hold(arguments, out.getvalue())
    return Said(code, out.getvalue(), err.getvalue())


def refused(*arguments: str) -> str:
    """Return the one line that a command prints for bad input; nothing else is written."""
    said = run(*arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("edagari: ")
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1
    return said.err.removeprefix("edagari: ").removesuffix("\n")
