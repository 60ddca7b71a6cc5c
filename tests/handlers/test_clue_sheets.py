"""The sheet on which clues are entered, as the page asks for it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pycore.handlers import messages
from pycore.handlers.bridge import Bridge
from tests.support.clocks import ticking
from tests.support.typed_messages import wrong

CAGES = "AABB CCDD EEFF GGHH A=3"


def enter(change: object, options: object = None, puzzle: str = "killer-sudoku") -> Any:
    options = {"cages": CAGES} if options is None else options
    question = {"type": "enter", "puzzle": puzzle, "options": options, "change": change, "id": 1}
    answer = json.loads(Bridge(ticking()).ask(json.dumps(question)) or "null")
    assert wrong(answer, messages.Answer) == []
    return answer


def test_an_unfinished_text_has_a_sheet():
    sheet = enter(None)["sheet"]
    assert (sheet["option"], sheet["text"]) == ("cages", CAGES)
    assert [slot["text"] for slot in sheet["slots"]] == ["3", *[""] * 7]


def test_a_change_makes_another_text():
    change = {"does": "draw", "tool": "cage", "cells": [1, 2], "clue": "5"}
    assert enter(change)["sheet"]["text"] == "AIIB CCDD EEFF GGHH A=3 I=5"
    assert enter({"does": "write", "slot": 1, "clue": "7"})["sheet"]["text"] == f"{CAGES} B=7"
    assert enter({"does": "clear"})["sheet"]["text"] == ".... .... .... ...."


@pytest.mark.parametrize(
    ("change", "options", "puzzle"),
    [
        ({"does": "burn"}, None, "killer-sudoku"),
        ({"does": "write", "slot": -1, "clue": "1"}, None, "killer-sudoku"),
        ({"does": "write", "slot": 99, "clue": "1"}, None, "killer-sudoku"),
        ({"does": "write", "slot": 0, "clue": "1" * 201}, None, "killer-sudoku"),
        ({"does": "draw", "tool": "cage", "cells": [1, "2"], "clue": ""}, None, "killer-sudoku"),
        ("write", None, "killer-sudoku"),
        (None, {"cages": "A" * 601}, "killer-sudoku"),
        (None, {"cages": "?"}, "killer-sudoku"),
        (None, {"cages": 4}, "killer-sudoku"),
        (None, {}, "magic-star"),
        (None, {}, "no such puzzle"),
    ],
)
def test_anything_else_is_refused_in_words(change, options, puzzle):
    refused = enter(change, options, puzzle)
    assert refused["type"] == "refused"
    assert all(fault["words"]["ja"] for fault in refused["faults"])
    assert refused["faults"]
