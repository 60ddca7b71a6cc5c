"""The race on a terminal: one line of progress that is overwritten repeatedly, and the table."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator

import pytest

from tests.support.processes import process, shown_to_the_end

RACE = ["race", "magic-star", "--lang", "ja", "--seconds"]
CLEAR, UNWRAPPED, WRAPPED = "\r\x1b[K", "\x1b[?7l", "\x1b[?7h"

pytestmark = pytest.mark.native


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """A terminal of 40 columns, narrower than the table: our end of it, and the program's."""
    pty, termios = pytest.importorskip("pty"), pytest.importorskip("termios")
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 40))
    yield ours, theirs
    os.close(ours)


def racing(theirs: int, *arguments: str) -> subprocess.Popen[str]:
    started = process(*arguments, stderr=theirs)
    os.close(theirs)
    return started


def test_progress_is_one_line_that_is_wiped_away(terminal: tuple[int, int]) -> None:
    ours, theirs = terminal
    race = racing(theirs, *RACE, "0.3")
    sent = shown_to_the_end(ours)
    assert race.stdout is not None
    table = race.stdout.read()
    race.stdout.close()
    assert race.wait(timeout=60) == 0
    lines = [line for line in sent.split(CLEAR) if line]
    assert any("generate-and-test" in line for line in lines)
    assert "\n" not in sent, "a line that ends cannot be written over"
    assert all(line.startswith(UNWRAPPED) and line.endswith(WRAPPED) for line in lines)
    assert "not finished" not in sent, "no English words in Japanese"
    assert lines[-1] == UNWRAPPED + WRAPPED, "wiped away"
    assert "未完了" in table


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_race_that_is_interrupted_tells_how_far_it_came(
    terminal: tuple[int, int], number: signal.Signals
) -> None:
    ours, theirs = terminal
    race = racing(theirs, *RACE, "600", "--json")
    while "generate-and-test" not in os.read(ours, 65536).decode():
        pass
    race.send_signal(number)
    sent = shown_to_the_end(ours)
    assert race.stdout is not None
    table = race.stdout.read()
    race.stdout.close()
    assert race.wait(timeout=60) == 128 + number
    assert sent.endswith(CLEAR + UNWRAPPED + WRAPPED)
    lap, end = map(json.loads, table.splitlines())
    assert (lap["strategy"], lap["state"]) == ("generate-and-test", "stopped")
    assert (end["finished"], end["laps"], end["agree"]) == (False, 1, None)
