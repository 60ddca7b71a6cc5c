"""The command line as a process: signals, pipes, terminals."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Iterator

import pytest

from tests.support.processes import finish, process, shown_to_the_end

pytestmark = pytest.mark.native


def test_ctrl_c_keeps_what_was_found() -> None:
    star = ("magic-star", "--option", "order=8")  # takes hours with this strategy
    solving = process("solve", *star, "--strategy", "prune")
    assert solving.stdout is not None
    first = list(iter(solving.stdout.readline, "\n"))  # a picture, then a blank line
    solving.send_signal(signal.SIGINT)
    rest = solving.stdout.read().splitlines()
    verdict = next(line for line in rest if line.startswith("at least "))
    found = int(verdict.split()[2])
    printed = 1 + rest.index(verdict) // (len(first) + 1)
    assert verdict == f"at least {found} solution{'s' * (found != 1)} (stopped)"
    some = [f"{printed} of them printed"]  # it was stopped after finding them, before showing them
    assert rest[rest.index(verdict) + 1 :] == (some if printed < found else [])
    assert printed <= found
    assert finish(solving) == (130, "")


def test_a_terminal_that_cannot_write_japanese_gets_question_marks() -> None:
    listing = process("list", "--lang", "ja", encoding="ascii")
    assert listing.stdout is not None
    assert re.search(r"^magic-star +\?{4}", listing.stdout.read(), re.M)
    assert finish(listing) == (0, "")


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """A terminal: our end and the program's. The test closes the program's end once the program has
    it, so that reading ends with the program."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    yield ours, theirs
    os.close(ours)


def seen_on(ours: int) -> str:
    """The next output of a terminal."""
    return os.read(ours, 65536).decode()


ENDLESS = ["count", "magic-star", "--strategy", "generate-and-test"]


def test_progress_is_shown_on_a_terminal_and_wiped_away(terminal: tuple[int, int]) -> None:
    ours, theirs = terminal
    counting = process(*ENDLESS, stderr=theirs)
    os.close(theirs)
    assert counting.stdout is not None
    shown = ""
    while "of the tree" not in shown:
        shown += seen_on(ours)
    counting.send_signal(signal.SIGINT)
    assert counting.stdout.read().startswith("none found (stopped)\n")
    shown += shown_to_the_end(ours)
    lines = [line for line in shown.split("\r\x1b[K") if "nodes" in line]
    assert "0 solutions so far" in lines[0]
    assert re.search(r"of the tree, (about .* left|time left not known yet) ", lines[-1])
    assert shown.endswith("\r\x1b[K\x1b[?7l\x1b[?7h"), "wiped away"
    assert finish(counting) == (130, "")


def test_ctrl_c_ends_a_count_with_what_it_knows(terminal: tuple[int, int]) -> None:
    ours, theirs = terminal
    counting = process(*ENDLESS, "--json", stderr=theirs)
    os.close(theirs)
    while "nodes" not in seen_on(ours):
        pass
    counting.send_signal(signal.SIGINT)
    assert counting.stdout is not None
    result = json.loads(counting.stdout.read())
    assert (result["finished"], result["solutions"]) == (False, 0)
    assert result["nodes"] > 0
    assert finish(counting) == (130, "")
