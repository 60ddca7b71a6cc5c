"""Faults: their place, their words, and exceptions that can be pickled."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from pycore.handlers.faults import Refused, fault
from pycore.model.bilingual import BadInput, Fault, InCell, InText, Named, Place, Text
from pycore.puzzles import puzzle_named

pytestmark = pytest.mark.pyodide

WORDS = Text("is wrong.", "違います。")


@pytest.mark.parametrize(
    ("place", "en", "ja"),
    [
        (InCell(3), "cell 3: is wrong.", "マス 3: 違います。"),
        (Named("order"), "order: is wrong.", "order: 違います。"),
        (InText(1, 4), "line 1, character 4: is wrong.", "1 行目の 4 文字目: 違います。"),
        (InText(7), "line 7: is wrong.", "7 行目: 違います。"),
        (None, "is wrong.", "違います。"),
    ],
)
def test_a_fault_is_told_with_its_place(place: Place | None, en: str, ja: str) -> None:
    assert Fault(place, WORDS).in_words() == (en, ja)
    assert str(BadInput(place, WORDS)) == en


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))]
)
@pytest.mark.parametrize("place", [InCell(3), Named("order"), InText(1, 4), None])
def test_an_error_survives_being_copied_and_sent(
    again: Callable[[Exception], Exception], place: Place | None
) -> None:
    bad = again(BadInput(place, WORDS))
    assert isinstance(bad, BadInput)
    assert (bad.place, bad.words) == (place, WORDS)
    refused = again(Refused([fault(WORDS, cell=3)]))
    assert isinstance(refused, Refused)
    assert refused.faults == [fault(WORDS, cell=3)]
    assert str(refused) == "is wrong."


@pytest.mark.native
def test_bad_input_comes_back_from_another_process() -> None:
    from concurrent.futures import ProcessPoolExecutor  # where there are no processes, nor is this
    from multiprocessing import get_context

    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        asked = pool.submit(puzzle_named("magic-star").settings, {"order": "5"})
        with pytest.raises(BadInput, match="order: must be a whole number") as caught:
            asked.result()
    assert caught.value.place == Named("order")


def test_words_in_two_languages_do_not_slip_into_a_sentence_of_one():
    with pytest.raises(TypeError, match="en or ja"):
        f"So {Text('cell a', 'マス a')} is 1."
