"""A search whose strategy nobody has chosen: it may go on by learning, and says so."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from pycore.handlers.faults import Refused
from pycore.handlers.openers import search
from pycore.handlers.placement_search import OpenJob
from pycore.handlers.requests import Message
from pycore.search.placements import handover
from pycore.search.placements.candidate_tree import Patience
from tests.support.clocks import ticking

TASK = {
    "puzzle": "star-battle",
    "options": {
        "stars": "2",
        "regions": "AAAAABBCCC AAAAABBBCC AAAAABBBBB DDDAEEBBBF DGGGEEBBFF GGGGEEBFFF GGGGGHBFFF "
        "GGGGGHBFFH JJJHHHHHHH HHHHIIIIII",
    },
    "givens": {},
}
"""By KrazyDad."""

pytestmark = pytest.mark.pyodide


def opened(**fields: Any) -> OpenJob:
    """The search that a message opens."""
    message = Message({"task": TASK, "strategy": "propagate", **fields})
    work = search(message, {}, ticking())
    assert isinstance(work, OpenJob)
    return work


@pytest.mark.parametrize(("fields", "hands_over"), [({"unnamed": True}, True), ({}, False)])
def test_a_search_says_since_when_it_learns(fields: dict[str, bool], hands_over: bool) -> None:
    with patch.object(handover, "PATIENCE", Patience(300, 1)):
        work = opened(**fields)
        while work.progress()["state"] not in ("done", "stopped"):
            work.run(0.0)
    told = work.progress()
    assert told["verdict"]["en"] == "exactly 1 solution"
    assert ("handed_over" in told) == hands_over
    assert 300 <= told.get("handed_over", 300) <= told["nodes"]


def test_the_field_is_true_or_false() -> None:
    with pytest.raises(Refused):
        opened(unnamed="yes")
