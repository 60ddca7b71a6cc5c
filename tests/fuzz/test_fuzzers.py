"""Every fuzzer for a short while, on the same cases each time."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.fuzz.fuzzers import FUZZERS
from tests.fuzz.harness import Fuzzer, failure_of, smallest
from tests.fuzz.known import is_known

SEED = 1
IN_PROCESS = [fuzzer for fuzzer in FUZZERS.values() if not fuzzer.native]
NATIVE = [fuzzer for fuzzer in FUZZERS.values() if fuzzer.native]


def assert_holds(fuzzer: Fuzzer[Any]) -> None:
    for number in range(fuzzer.short):
        case = fuzzer.case(SEED, number)
        failure = failure_of(fuzzer, case, Counter())
        if failure and not is_known(fuzzer.name, failure):
            least = smallest(fuzzer, case, failure.kind)
            pytest.fail(f"case {number}: {failure.words}\n{fuzzer.shown(least)}", pytrace=False)


@pytest.mark.parametrize("fuzzer", IN_PROCESS, ids=lambda fuzzer: fuzzer.name)
def test_what_a_fuzzer_claims_holds(fuzzer: Fuzzer[Any]) -> None:
    assert_holds(fuzzer)


@pytest.mark.native
@pytest.mark.parametrize("fuzzer", NATIVE, ids=lambda fuzzer: fuzzer.name)
def test_what_a_fuzzer_of_processes_claims_holds(fuzzer: Fuzzer[Any]) -> None:
    assert_holds(fuzzer)
