"""The moments that the first picture leads to: each is a cut of that strategy, by a new kind of
rule if there is one."""

from functools import cache
from itertools import chain, islice
from typing import Any

import pytest

from pycore.handlers import pruning_gain
from pycore.handlers.pruning_gain import ideas
from pycore.model.rules import Less, Rule
from pycore.puzzles import all_puzzles
from pycore.search import STRATEGIES, strategies_for
from pycore.search.events import CUT, Search, unpack
from tests.support.exported import exported, usual_boards

STAR = all_puzzles()["magic-star"]
MADE, DRAWING = STAR.build(STAR.settings({})), STAR.draw(STAR.settings({}))


@cache
def star_ideas() -> list[dict[str, Any]]:
    return ideas(STAR)


def search(name: str) -> Search:
    (strategy,) = (each for each in STRATEGIES if each.name == name)
    return strategy.start(MADE, DRAWING)


def rule_cutting_at(name: str, at: int) -> Rule:
    found = search(name)
    events = chain.from_iterable(batch.events for batch in found.batches)
    event = unpack(next(islice(events, at - 1, None)))
    assert event.kind == CUT
    return found.rules[event.rule]


def test_each_is_a_cut_and_symmetry_cuts_a_mirror_image() -> None:
    found = {
        idea["strategy"]: rule_cutting_at(idea["strategy"], idea["at"]) for idea in star_ideas()
    }
    assert list(found) == ["prune", "order", "symmetry", "forced"]
    assert isinstance(found["symmetry"], Less)
    assert not isinstance(found["prune"], Less)


def test_the_first_that_looks_for_one_of_several_says_of_how_many_and_upon_what() -> None:
    (told,) = (idea for idea in star_ideas() if "images" in idea)
    assert (told["strategy"], told["images"], told["upon"]) == ("symmetry", 12, "prune")


def test_a_puzzle_whose_searches_follow_no_plan_has_none() -> None:
    assert ideas(all_puzzles()["flip-it"]) == []


def test_a_puzzle_without_the_plainer_strategy_of_such_an_idea_says_which_lacks_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    others = [each for each in strategies_for(MADE) if each.name in ("order", "symmetry")]
    monkeypatch.setattr(pruning_gain, "strategies_for", lambda _: others)
    with pytest.raises(ValueError, match="magic-star: symmetry has no plainer strategy"):
        ideas(STAR)


def test_a_movement_is_no_tree_to_be_pruned_and_promises_nothing() -> None:
    for puzzle in all_puzzles().values():
        if puzzle.kind == "movement":
            assert usual_boards()[puzzle.name]["saving"] is None


def test_the_nodes_of_every_strategy_of_the_first_puzzle_are_those_that_its_search_needs() -> None:
    gain = exported()["puzzles"][0]["saving"]
    assert gain is not None
    nodes = {"prune": 1_573_584, "order": 722_688, "symmetry": 169_876, "forced": 15_529}
    assert nodes.items() <= gain["nodes"].items()
    assert gain["nodes"].keys() >= {idea["strategy"] for idea in star_ideas()}


def test_of_other_puzzles_those_are_known_that_finish_soon() -> None:
    gain = usual_boards()["magic-ring"]["saving"]
    assert gain is not None
    assert gain["nodes"].items() >= {"prune": 15_184, "symmetry": 3_562, "forced": 301}.items()
    assert "generate-and-test" not in gain["nodes"], "which is only estimated"
    gain = usual_boards()["magic-hexagon"]["saving"]
    assert gain is not None
    assert list(gain["nodes"]) == ["forced"]
