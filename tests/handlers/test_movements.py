"""Handlers of movements: positions, moves, edits and searches as plain data."""

import json

import pytest

from pycore.handlers import queries as play
from pycore.handlers.faults import Refused
from pycore.handlers.search_jobs import OpenMovement
from pycore.search.events import BOUND, CUT, LEVEL, MOVED, REACHED, SOLVED, TAKEN, Event, unpack
from pycore.search.reasons import Moment
from tests.support.clocks import ticking

pytestmark = pytest.mark.pyodide


def task(start="", moves=(), **options):
    return {
        "puzzle": "flip-it",
        "options": options,
        "start": start,
        "moves": [list(move) for move in moves],
    }


def words_of(refused):
    return [fault["words"]["en"] for fault in refused.value.faults]


def test_a_position_is_plain_data_with_every_move_and_what_it_leads_to():
    shown = play.at(task("●●_●●●"))
    assert json.loads(json.dumps(shown))["faces"] == ["black"] * 2 + ["gap"] + ["black"] * 3
    assert [(move["source"], move["target"]) for move in shown["moves"]] == [(0, 2), (4, 2), (5, 2)]
    assert shown["moves"][0]["state"] == "_○●●●●"
    assert shown["options"] == {"n": "6", "rule": "standard", "gap": "any"}
    assert shown["piece"] == {"en": "piece", "ja": "石"}


def test_where_no_move_is_left_short_of_the_goal_it_is_said():
    assert play.at(task("●●_●●●"))["stuck"] is None
    assert play.at(task("○_○"))["stuck"] is None  # done
    assert play.at(task("●_●"))["stuck"]["en"] == "No move is left."
    one_peg = task("○/○●/○○○/○○○○/○○○○○", end="0")
    assert (
        play.at({**one_peg, "puzzle": "peg-solitaire"})["stuck"]["en"]
        == "No move is left: the last peg is in hole 2."
    )


def test_moves_are_made_from_the_start_in_turn():
    assert play.at(task("●●_●●●", [(4, 2), (0, 4)]))["state"] == "_○○●●●"


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (task("●●_●●●", [(1, 2)]), "Move 1 cannot be made there."),
        ({**task(), "moves": [[0, "2"]]}, "These are not moves."),
        ({**task(), "moves": "0-2"}, "These are not moves."),
        ({**task(), "moves": [[0, 2]] * 5001}, "These are not moves."),
        ({**task(), "start": "●" * 2001}, "This is not a position."),
        ({**task(), "start": 3}, "This is not a position."),
        ({**task(), "options": ["n"]}, "This cannot be read as a puzzle."),
        (task("●●●"), "There is no gap; leave one place empty."),
    ],
)
def test_what_is_no_task_is_refused_in_words(wrong, words):
    with pytest.raises(Refused) as refused:
        play.at(wrong)
    assert words_of(refused) == [words]


def test_a_start_that_does_not_fit_the_options_gives_way_and_says_so():
    shown = play.fit(task("●●_●●●", n="8"))
    assert (len(shown["faces"]), shown["fitted"]) == (8, ["", []])
    assert [fault["option"] for fault in shown["faults"]] == ["n"]


def test_moves_that_the_rules_no_longer_allow_give_way_and_the_start_stays():
    slid = task("●●_●●●", [(1, 2)])
    assert play.fit({**slid, "options": {"rule": "slide"}})["state"] == "●_●●●●"
    shown = play.fit(slid)
    assert (shown["state"], shown["fitted"]) == ("●●_●●●", ["●●_●●●", []])


def test_a_pasted_text_brings_its_length_along():
    for text in ("●●_●●", "bb_bb", "BB.BB", "●,●,_,●,●"):
        shown = play.paste(task("●●_●●●", [(0, 2)], n="6"), text)
        assert (shown["state"], shown["options"]["n"]) == ("●●_●●", "5")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("bb?b", "line 1, character 3: '?' is not allowed here"),
        ("bb_b_", "This is a second gap; place 2 is empty already."),
        ("b" * 30 + "_", "must be a whole number from 3 to 24"),
        (" ", "There is no text."),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_the_place(text, words):
    with pytest.raises(Refused) as refused:
        play.paste(task(), text)
    assert words_of(refused)[0].startswith(words)


def test_a_face_is_set_and_the_gap_changes_places():
    assert play.edit(task("●●_●●●"), 0, "white")["state"] == "○●_●●●"
    assert play.edit(task("○●_●●●"), 0, "gap")["state"] == "_●○●●●"
    with pytest.raises(Refused):
        play.edit(task("●●_●●●"), 6, "white")
    with pytest.raises(Refused):
        play.edit(task("●●_●●●"), 0, "red")


def test_why_a_piece_cannot_move():
    assert play.why_not(task("●●_●●●"), 0, 2) is None
    for spot, reason in [(1, "nothing to jump over"), (2, "choose a piece")]:
        said = play.why_not(task("●●_●●●"), spot, None)
        assert said
        assert reason in said["en"]
    with pytest.raises(Refused):
        play.why_not(task("●●_●●●"), 7, None)


@pytest.mark.parametrize("strategy", ["iterative-deepening", "breadth-first", "bidirectional"])
def test_a_search_gives_its_lines_with_the_moves(strategy):
    job = OpenMovement(task("●●_●●●"), strategy, ticking())
    while job.progress()["state"] != "done":
        job.run(0.05)
    progress = job.progress()
    assert progress["verdict"]["en"].startswith("8 moves, ")
    line = job.listing(0, 1)[0]
    assert (len(line["states"]), len(line["moves"])) == (9, 8)
    assert play.at(task("●●_●●●", line["moves"]))["done"]


def test_breadth_first_is_watched_too_and_says_why_a_state_is_not_new():
    job = OpenMovement(task("●●_●●●"), "breadth-first", ticking())
    told: list[Event] = []
    while job.progress()["state"] != "done":
        job.play(0.05)
        told += map(unpack, job.events())
    progress = job.progress()
    assert [event.kind for event in told].count(TAKEN) == progress["nodes"]
    assert [event.kind for event in told].count(CUT) == progress["cuts"]
    [arrival] = [row for row in progress["rows"] if "lines" in row]
    assert [event.kind for event in told].count(LEVEL) == arrival["moves"] == 8
    first = next(event for event in told if event.kind == REACHED)
    reason = job.why(Moment(job.start), first.cell, first.value)
    assert reason
    assert "was reached before" in reason["words"]["en"]
    assert job.why(Moment(job.start), 0, 0) is None


def test_a_search_is_watched_move_by_move_in_slices():
    job = OpenMovement(task("●●_●●●"), "iterative-deepening", ticking())
    assert [job.values[face] for face in job.start] == ["black"] * 2 + ["gap"] + ["black"] * 3
    told: list[Event] = []
    while job.progress()["state"] != "done":
        job.play(0.05)
        assert job.progress()["state"] in ("paused", "done")
        told += map(unpack, job.events())
    kinds = [event.kind for event in told]
    assert [event.value for event in told if event.kind == BOUND] == list(range(1, 9))
    assert kinds.count(SOLVED) == job.progress()["found"]
    # Each node but the start of each bound is moved to, and so is each goal.
    assert kinds.count(MOVED) == job.progress()["nodes"] - 8 + job.progress()["found"]


def test_a_cut_of_a_watched_search_has_a_reason():
    tiles = {"puzzle": "sliding-tiles", "options": {}, "start": "1234_5786", "moves": []}
    job = OpenMovement(tiles, "iterative-deepening", ticking())
    job.play(0.05)
    cuts = [event for event in map(unpack, job.events()) if event.kind == CUT]
    assert len(cuts) == job.progress()["cuts"] > 0
    assert {event.rule for event in cuts} == {0}
    assert "enough moves must be left" in job.rules[0]["words"]["en"]


def test_the_farthest_positions_are_lines_of_one_state():
    job = OpenMovement(task(n="5"), "farthest", ticking())
    while job.progress()["state"] != "done":
        job.run(0.05)
    assert job.progress()["verdict"]["en"] == "80 positions; 3 need 10 moves, none needs more"
    positions = {line["states"][0] for line in job.listing(0, 10)}
    assert positions == {"●●○_●", "●●_●●", "●_○●●"}


def test_positions_that_cannot_be_solved_are_counted_too():
    job = OpenMovement(task(n="3"), "farthest", ticking())
    while job.progress()["state"] != "done":
        job.run(0.05)
    verdict = job.progress()["verdict"]["en"]
    solvable = int(verdict.split()[0])
    assert verdict.endswith(f"; {3 * 2**2 - solvable} others cannot be solved")
