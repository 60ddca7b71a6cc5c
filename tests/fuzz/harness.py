"""The fuzzing harness: make cases from a seed, check each, and reduce a failing one.

case     what is tried at one go (a placement, a command line); its `repr` is the Python for it
fuzzer   makes cases and checks them
seed     decides, with its name and a number, every case of a fuzzer: the same on every machine
tried    how often a fuzzer did what, by name: solutions compared, processes started
failure  what a check raised; its kind tells whether two failures are the same fault
"""

from __future__ import annotations

import signal
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import chdir, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Generic, NamedTuple, TypeVar

C = TypeVar("C")
Tried = Counter[str]

MOST_SMALLER = 400
"""Smaller cases tried for one that fails."""

WATCHDOG = 20.0
"""Seconds of the processor after which a case has failed for being too long, on any machine that
can count them: how busy it is does not matter."""

AT_ONCE = 1.0
"""The same for what comes from strangers: each is answered or refused at once."""


TOO_LONG = "too long"


class Wrong(Exception):
    """What the core says is not so: the claim that fails, in words that are the same for every
    case, and the details of this one."""

    def __init__(self, claim: str, detail: object = "") -> None:
        super().__init__(f"{claim}: {detail}")
        self.claim = claim


class TooLong(BaseException):
    """The time limit was exceeded. No `except Exception` of the core may catch it."""


def expect(claim: str, ours: object, theirs: object) -> None:
    """Raise Wrong unless the core's result (`ours`) is the truth (`theirs`)."""
    if ours != theirs:
        raise Wrong(claim, f"{shortly(ours)}, where it should be {shortly(theirs)}")


def shortly(thing: object) -> str:
    """The object as Python, truncated if it is too long for a message."""
    text = repr(thing)
    return text if len(text) <= 300 else f"{text[:300]}…"


@dataclass(frozen=True)
class Fuzzer(Generic[C]):
    """`make` a case from a seed and `check` it: an exception is a failure, whatever it is.

    `claim` says in one sentence what holds of every case. `simpler` gives cases that are a step
    simpler, the simplest first; `show` is what a person types to see the case fail. `longest` are
    the seconds of the processor that a case may take. `short` is the number of cases in the tests,
    `share` the part of the time in a long run. A `native` fuzzer needs processes.
    """

    name: str
    claim: str
    make: Callable[[Random], C]
    check: Callable[[C, Tried], None]
    simpler: Callable[[C], Iterable[C]] = lambda case: ()
    show: Callable[[C], str] | None = None
    longest: float = WATCHDOG
    short: int = 50
    share: float = 1.0
    native: bool = False

    def case(self, seed: int, number: int) -> C:
        """Case `number` of a seed."""
        return self.make(Random(f"{self.name} {seed} {number}"))

    def shown(self, case: C) -> str:
        """The code or command that shows the failure of a case."""
        if self.show:
            return self.show(case)
        return f"from tests.fuzz.again import *; check({self.name!r}, {case!r})"


class Failure(NamedTuple):
    """How a check failed: failures of one kind are one fault."""

    kind: str
    words: str


def failure_of(fuzzer: Fuzzer[C], case: C, tried: Tried) -> Failure | None:
    """The failure of a case; None if the check passes."""
    try:
        with watchdog(fuzzer.longest):
            fuzzer.check(case, tried)
    except Wrong as wrong:
        return Failure(wrong.claim, str(wrong))
    except TooLong:
        return Failure(TOO_LONG, f"no end within {fuzzer.longest:g} s of the processor")
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        kind = f"{type(error).__name__} in {place.name} of {Path(place.filename).name}"
        return Failure(kind, f"{kind}: {str(error)[:300]}")
    return None


def smallest(fuzzer: Fuzzer[C], case: C, kind: str) -> C:
    """Reduce a case until no simpler one fails in the same way.

    One that took too long stays as it is: trying similar ones would take an hour.
    """
    left = 0 if kind == TOO_LONG else MOST_SMALLER
    smaller: C | None = case
    while smaller is not None:
        case, smaller = smaller, None
        for other in fuzzer.simpler(case):
            if left <= 0:
                break
            left -= 1
            failure = failure_of(fuzzer, other, Counter())
            if failure and failure.kind == kind:
                smaller = other
                break
    return case


@contextmanager
def empty_folder() -> Iterator[None]:
    """Work in an empty folder: a case may name a file, and finds none that another has made."""
    with TemporaryDirectory() as folder, chdir(folder):
        yield


@contextmanager
def watchdog(seconds: float) -> Iterator[None]:
    """Raise TooLong when what is inside takes longer; on Windows, in a browser and in another
    thread it may."""
    here = threading.current_thread() is threading.main_thread()
    if sys.platform in ("win32", "emscripten") or not here:
        yield
        return

    def bark(number: int, frame: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGPROF, bark)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
