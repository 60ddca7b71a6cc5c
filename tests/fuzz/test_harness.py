"""The harness itself: a fault is found, reduced, and reported so that it can be reproduced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from tests.fuzz.fuzzers import FUZZERS
from tests.fuzz.harness import Fuzzer, TooLong, Tried, Wrong, failure_of, smallest, watchdog
from tests.fuzz.known import KNOWN
from tests.fuzz.rounds import report, run

Numbers = tuple[int, ...]


def numbers(random: Random) -> Numbers:
    return tuple(random.randint(0, 20) for _ in range(10))


def no_thirteen(case: Numbers, tried: Tried) -> None:
    tried["numbers"] += len(case)
    if 13 in case:
        raise Wrong("no thirteen", case)


def a_number_less(case: Numbers) -> Iterator[Numbers]:
    return (case[:at] + case[at + 1 :] for at in range(len(case)))


UNLUCKY = Fuzzer("unlucky", "There is no thirteen.", numbers, no_thirteen, a_number_less)


def test_the_least_case_is_all_that_fails() -> None:
    case = (1, 13, 2, 3)
    failure = failure_of(UNLUCKY, case, Counter())
    assert failure == ("no thirteen", "no thirteen: (1, 13, 2, 3)")
    assert smallest(UNLUCKY, case, failure.kind) == (13,)
    assert failure_of(UNLUCKY, (1, 2), Counter()) is None


def test_any_exception_is_a_failure_named_after_its_place() -> None:
    def first(case: Numbers, tried: Tried) -> None:
        tried["first"] += case[0]

    failure = failure_of(Fuzzer("firsts", "", numbers, first), (), Counter())
    assert failure
    assert failure.kind == "IndexError in first of test_harness.py"


def test_a_run_tells_what_was_tried_and_every_fault_once() -> None:
    ticks, said = count(), list[str]()
    runs = run({"unlucky": UNLUCKY}, 1, 200, lambda: next(ticks) / 4, said.append)
    told = report(runs)
    assert len(said) == 1, "however often it was met"
    assert runs[0].tried["numbers"] == 10 * runs[0].number
    assert "to see it:\n    from tests.fuzz.again import *; check('unlucky', (13,))" in told
    assert told.endswith("\n1 faults")


@pytest.mark.parametrize("fuzzer", FUZZERS.values(), ids=lambda fuzzer: fuzzer.name)
def test_a_seed_decides_the_cases(fuzzer: Fuzzer[object]) -> None:
    cases = [fuzzer.case(3, number) for number in range(5)]
    assert cases == [fuzzer.case(3, number) for number in range(5)]
    assert len({repr(case) for case in cases}) > 1


@pytest.mark.parametrize("fuzzer", FUZZERS.values(), ids=lambda fuzzer: fuzzer.name)
def test_what_is_shown_is_python_that_runs(fuzzer: Fuzzer[object]) -> None:
    if not fuzzer.show and not fuzzer.native:
        exec(fuzzer.shown(fuzzer.case(3, 0)), {})


@pytest.mark.native
def test_the_watchdog_ends_what_does_not_end() -> None:
    def endless() -> None:
        with watchdog(0.01):
            while True:
                pass

    with pytest.raises(TooLong):
        endless()


@pytest.mark.native
def test_a_case_that_takes_longer_than_its_fuzzer_allows_fails() -> None:
    def endless(case: Numbers, tried: Tried) -> None:
        while True:
            pass

    slow = Fuzzer("slow", "All is quick.", numbers, endless, longest=0.01)
    failure = failure_of(slow, (1,), Counter())
    assert failure == ("too long", "no end within 0.01 s of the processor")


def test_known_faults_are_of_fuzzers_that_there_are() -> None:
    assert {entry.fuzzer for entry in KNOWN} <= set(FUZZERS)
