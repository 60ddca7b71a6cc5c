"""`solve` without a strategy says since when it has learned; with one it goes on as it is."""

from __future__ import annotations

import json
from unittest.mock import patch

import pytest

from pycore.search.placements import handover
from pycore.search.placements.candidate_tree import Patience
from tests.support.commands import run

STARS = (
    "solve",
    "star-battle",
    "--option",
    "stars=2",
    "--option",
    "regions=AAAAABBCCC AAAAABBBCC AAAAABBBBB DDDAEEBBBF DGGGEEBBFF GGGGEEBFFF GGGGGHBFFF "
    "GGGGGHBFFH JJJHHHHHHH HHHHIIIIII",
)
"""By KrazyDad."""


@pytest.mark.parametrize("limit", ["1", "2"])
def test_it_is_said_after_how_many_nodes_and_what_was_learned(limit: str) -> None:
    with patch.object(handover, "PATIENCE", Patience(100, 1)):
        said = run(*STARS, "--limit", limit)
        told = json.loads(run(*STARS, "--limit", limit, "--json").out.splitlines()[-1])
        named = run(*STARS, "--strategy", "propagate").out
    verdict = "at least 1 solution (stopped)" if limit == "1" else "exactly 1 solution"
    assert f"{verdict}\nnot ended after 1" in said.out
    assert " nodes: it then learned from its dead ends (learn)" in said.out
    assert "facts learned from dead ends and solutions" in said.out
    assert (told["strategy"], told["finished"]) == ("propagate", limit == "2")
    assert 100 <= told["learned_after"] < told["nodes"]
    assert "learned" not in named
