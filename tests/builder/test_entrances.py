"""The static page of a puzzle and its pictures, made from the catalogue alone."""

import json
import re
import xml.etree.ElementTree as ElementTree
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import pytest

from builder import colours, entrances, environment, pictures, share
from pycore.puzzles import our_contents
from tests.support.exported import puzzles

ROOT = Path(__file__).parents[2]
NAMES = list(our_contents().puzzles)


@pytest.fixture(scope="module")
def catalogue() -> list[dict[str, Any]]:
    """The puzzles as the build reads them."""
    read: list[dict[str, Any]] = json.loads(json.dumps(puzzles()))
    return read


def drawn(*boards: tuple[dict[str, Any], dict[str, str]]) -> list[pictures.Board]:
    return pictures.drawn(environment.node().program, boards)


@pytest.fixture(scope="module")
def boards(catalogue: list[dict[str, Any]]) -> dict[str, pictures.Board]:
    """The empty board of each puzzle, by its name."""
    names = (puzzle["name"] for puzzle in catalogue)
    return dict(zip(names, drawn(*((each["shown"], {}) for each in catalogue)), strict=True))


@pytest.fixture(params=NAMES)
def puzzle(request: pytest.FixtureRequest, catalogue: list[dict[str, Any]]) -> dict[str, Any]:
    """Each puzzle of the catalogue."""
    [named] = (each for each in catalogue if each["name"] == request.param)
    return named


def asked_by(link: str) -> dict[str, str]:
    home, _, asked = link.partition("#")
    assert home == "../../"
    return dict(parse_qsl(asked, keep_blank_values=True, strict_parsing=True))


class TestALink:
    def test_asks_for_puzzle_options_numbers_and_position(self):
        link = entrances.link("name", {"n": "5"}, {"0": "1", "7": "12"}, "")
        assert link == "../../#puzzle=name&option.n=5&given=0:1,7:12&v=2"
        assert asked_by(entrances.link("name", {}, {}, "1 2\n3 _")) == {
            "puzzle": "name",
            "start": "1 2\n3 _",
            "v": "2",
        }

    def test_cannot_be_left_by_what_stands_in_it(self):
        link = entrances.link("a&b", {"o": "1#2&x=y"}, {}, "<&>\"'")
        assert asked_by(link) == {
            "puzzle": "a&b",
            "option.o": "1#2&x=y",
            "start": "<&>\"'",
            "v": "2",
        }


class TestEveryPuzzle:
    def test_has_a_board_that_is_light_and_dark(self, puzzle, boards):
        board = pictures.board_file(boards[puzzle["name"]])
        looks = [str(each.get("class")) for each in ElementTree.fromstring(board).iter()]
        shown = puzzle["shown"]
        spots = [look for look in looks if re.match("(spot|face)( |$)", look)]
        assert len({*spots}) <= 3
        words = sum(face.isdigit() for face in shown.get("faces", []))  # a tile and its number
        assert len(spots) == len(shown["drawing"]["spots"]) + words
        assert "prefers-color-scheme:dark" in board
        assert colours.light()["ink"] in board
        assert colours.dark()["ink"] in board

    def test_has_a_picture_to_share_that_names_it(self, puzzle, boards):
        shared = share.share_file(puzzle["title"], puzzle["summary"], boards[puzzle["name"]])
        root = ElementTree.fromstring(shared)
        assert (root.get("width"), root.get("height")) == ("1200", "630")
        said = [text.text for text in root.findall(".//{*}text")]
        assert {puzzle["title"]["en"], puzzle["title"]["ja"]} <= set(said)

    def test_tells_title_rules_and_examples_in_both_languages(self, puzzle):
        page = unescape(entrances.page(puzzle, "style.css", "sha256-0"))
        told = [puzzle["title"], puzzle["summary"], *(each["title"] for each in puzzle["examples"])]
        for text in told:
            assert text["en"] in page
            assert text["ja"] in page
        for rules in puzzle["shown"]["rules"].values():
            assert all(f"<p>{line}</p>" in page for line in rules.split("\n"))
        assert "$" not in page

    def test_its_examples_are_links_that_ask_for_them(self, puzzle):
        page = entrances.page(puzzle, "style.css", "sha256-0")
        links = re.findall(r'<li><a href="([^"]+)"', page)
        for link, example in zip(links, puzzle["examples"], strict=True):
            asked = asked_by(unescape(link))
            assert asked.pop("puzzle") == puzzle["name"]
            assert asked.pop("v") == "2"  # or the empty board would not be asked for
            assert asked.pop("start", "") == example.get("start", "")
            given = [each.split(":") for each in asked.pop("given", "").split(",") if each]
            assert dict(given) == example.get("givens", {})
            assert asked == {f"option.{key}": word for key, word in example["options"].items()}

    def test_leads_to_the_puzzle_as_the_chooser_opens_it(self, puzzle):
        page = entrances.page(puzzle, "style.css", "sha256-0")
        [link] = set(re.findall(r'<a class="(?:board|open)" href="([^"]+)"', page))
        assert asked_by(unescape(link)) == {"puzzle": puzzle["name"]}

    def test_its_page_has_no_script_and_lets_none_in(self, puzzle):
        page = entrances.page(puzzle, "style.css", "sha256-0")
        assert "<script" not in page
        assert "default-src 'none'; style-src 'self'; img-src 'self'" in page


def test_one_page_leads_to_all(catalogue):
    page = unescape(entrances.list_of(catalogue, "style.css", "sha256-0"))
    assert re.findall(r'<li><a href="([^"]+)/">', page) == NAMES
    for puzzle in catalogue:
        assert puzzle["title"]["en"] in page
        assert puzzle["title"]["ja"] in page


def test_the_numbers_of_an_example_stand_in_the_picture():
    shown = {
        "drawing": {
            "shape": "circle",
            "spots": [{"cell": cell, "x": cell, "y": 0, "value": None} for cell in range(3)],
            "lines": [],
            "rows": [[0, 1, 2]],
            "tinted": [],
            "outlines": [],
            "labels": [],
            "sketches": [],
            "blocks": [],
            "piece": "disc",
        }
    }
    [board] = drawn((shown, {"1": "<7>"}))
    file = ElementTree.fromstring(pictures.board_file(board))
    assert [text.text for text in file.findall(".//{*}text")] == ["<7>"]


def test_clues_stand_in_the_picture_and_those_outside_make_it_larger():
    clue: dict[str, Any] = {"x": -0.8, "y": 0, "cells": [0], "words": {"en": "", "ja": ""}}
    drawing: dict[str, Any] = {
        "shape": "square",
        "spots": [{"cell": 0, "x": 0, "y": 0, "value": None}],
        "lines": [],
        "rows": [[0]],
        "tinted": [],
        "outlines": [[[-0.4, -0.4], [0.4, -0.4], [0.4, 0.4], [-0.4, 0.4]]],
        "labels": [{**clue, "text": "<", "where": "between"}],
        "sketches": [],
        "blocks": [],
        "piece": "disc",
    }
    outside = {**drawing, "labels": [{**clue, "text": "3", "where": "beside"}]}
    board, larger = drawn(({"drawing": drawing}, {}), ({"drawing": outside}, {}))
    file = ElementTree.fromstring(pictures.board_file(board))
    assert [text.text for text in file.findall(".//{*}text")] == ["<"]
    (outline,) = file.findall(".//{*}polygon[@stroke-dasharray]")
    assert outline.get("class") == "cage"
    assert larger.box[0] < board.box[0]


def test_links_to_the_workbench_are_of_the_version_that_it_writes():
    script = (ROOT / "web/app/storage/link.js").read_text("utf-8")
    assert re.findall(r"^export const VERSION = (\d+);$", script, re.M) == [entrances.VERSION]


def test_what_a_puzzle_says_is_never_markup(catalogue, boards):
    evil = {"en": "<b>&\"'", "ja": "<script>"}
    puzzle = {**catalogue[0], "title": evil, "summary": evil, "examples": []}
    puzzle["shown"] = {**puzzle["shown"], "rules": evil}
    page = entrances.page(puzzle, "style.css", "sha256-0")
    assert "<b>" not in page
    assert "<script" not in page
    ElementTree.fromstring(share.share_file(evil, evil, boards[puzzle["name"]]))


def test_the_colours_are_those_of_two_themes():
    assert colours.light().keys() == colours.dark().keys()
    assert colours.light() != colours.dark()
