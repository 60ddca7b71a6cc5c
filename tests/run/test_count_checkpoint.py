"""Counts without listing that resume from a checkpoint."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.assist import count as counting
from pycore.assist.count import Count, count
from pycore.model.bilingual import BadInput
from pycore.run.checkpoints import DAMAGED, OTHER_PLAN, seal
from pycore.run.count_checkpoint import CountState, checkpoint, read
from pycore.search.events import NoSuchBranch
from tests.support.grids import latin
from tests.support.small_placements import small_placements


@pytest.fixture(autouse=True)
def at_every_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """A count that can be interrupted at every board."""
    monkeypatch.setattr(counting, "BOARDS_A_PAUSE", 1)


@given(small_placements(), st.integers(1, 9))
def test_an_interrupted_count_ends_as_a_straight_one(placement: Any, each: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counting, "BOARDS_A_PAUSE", 1)
        *_, straight = count(placement)
        latest, visits = CountState(), 0
        while visits < 300:
            states = count(placement, latest.boards, latest.branch)
            for _ in range(each + 1):
                state = next(states)
                if state.total is not None:
                    assert state.total == straight.total
                    return
            visits += 1
            kept = json.loads(json.dumps(checkpoint(placement, state, 1.5, {})))
            latest = read(placement, kept)
            assert latest == CountState(state.boards, state.branch, 1.5)
            first = next(count(placement, latest.boards, latest.branch))
            assert first.finished == pytest.approx(state.finished)
            assert (first.boards, first.branch) == (state.boards, state.branch)


def some() -> Count:
    states = count(latin(4))
    return next(state for state in states if state.boards == 20)


def test_a_count_of_another_square_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        read(latin(5), checkpoint(latin(4), some(), 1.0, {}))
    assert refused.value.words == OTHER_PLAN


@pytest.mark.parametrize("branch", [((99, 0),), ((0, 0),) * 50])
def test_a_branch_that_is_none_is_refused(branch: Any) -> None:
    with pytest.raises(NoSuchBranch):
        next(count(latin(4), 1, branch))


@pytest.mark.parametrize(
    "at",
    [
        {},
        {"branch": [[1]], "boards": 1, "elapsed": 1.0},
        {"branch": [[-1, 0]], "boards": 1, "elapsed": 1.0},
        {"branch": [], "boards": 1.5, "elapsed": 1.0},
        {"branch": [], "boards": 1, "elapsed": "1"},
    ],
)
def test_what_is_sealed_and_still_none_is_refused(at: dict[str, Any]) -> None:
    plan = checkpoint(latin(4), some(), 1.0, {})["plan"]
    with pytest.raises(BadInput) as refused:
        read(latin(4), seal({}, plan, at))
    assert refused.value.words == DAMAGED
