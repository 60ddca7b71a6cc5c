"""The lists in docs/embedding.md are complete and correct."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.support.exported import exported
from tests.support.views import view_heights, view_names

DOCS = Path(__file__).parents[2] / "docs"


def first_column(document: Path, head: str) -> list[str]:
    """The words in the first column of the table whose first heading is `head`."""
    (rows,) = re.findall(
        rf"^\| {head} \|.*\n\|[-|: ]+\n((?:\|.*\n)+)", document.read_text("utf-8"), re.M
    )
    return re.findall(r"^\| `([^`]+)`", rows, re.M)


ENGLISH, JAPANESE = DOCS / "embedding.md", DOCS / "embedding.ja.md"
NAMES = re.compile(r"`[^`]+`")


def test_every_view_is_in_the_table_of_views():
    assert first_column(ENGLISH, "view") == view_names()
    assert first_column(JAPANESE, "表示") == view_names()


def test_both_languages_name_the_same_attributes_methods_events_and_fields():
    for head, ja in [("attribute", "属性"), ("method", "メソッド"), ("event", "イベント")]:
        assert first_column(ENGLISH, head) == first_column(JAPANESE, ja)
    english, japanese = (names_in_tables(document) for document in (ENGLISH, JAPANESE))
    assert english == japanese


def names_in_tables(document: Path) -> list[set[str]]:
    """The text between backticks in each line of its tables."""
    rows = re.findall(r"^\|.*`.*\|$", document.read_text("utf-8"), re.M)
    return [set(NAMES.findall(row)) for row in rows]


def test_the_heights_of_plain_frames_are_those_that_the_workbench_writes():
    for document in (ENGLISH, JAPANESE):
        rows = document.read_text("utf-8")
        told = re.findall(r"^\| `(\w+)` \|.*\| (\d+)rem \|$", rows, re.M)
        assert dict(told) == view_heights()


WORDS = {
    "en": {"to": " to ", "text": "text, as", "none": "none"},
    "ja": {"to": "〜", "text": "文字列", "none": "なし"},
}


@pytest.mark.parametrize("lang", WORDS)
def test_every_puzzle_is_listed_with_its_options_and_strategies(lang: str):
    document = ENGLISH if lang == "en" else JAPANESE
    for puzzle in exported()["puzzles"]:
        assert row(puzzle, lang) in document.read_text("utf-8").splitlines()


def row(puzzle: Mapping[str, Any], lang: str) -> str:
    """The line of a puzzle in the table."""
    options = "; ".join(option(each, lang) for each in puzzle["options"]) or WORDS[lang]["none"]
    usual = puzzle["strategy"]
    others = [f"`{name}`" for name in puzzle["strategies"] if name != usual]
    strategies = ", ".join([f"**`{usual}`**", *others])
    return f"| `{puzzle['name']}` | {puzzle['title'][lang]} | {options} | {strategies} |"


def option(told: Mapping[str, Any], lang: str) -> str:
    """An attribute and its possible values, the default in bold."""
    words, usual = WORDS[lang], told["default"].replace("|", "\\|")
    name = f"`option-{told['name']}`"
    if told["kind"] == "whole":
        return f"{name} {told['low']}{words['to']}{told['high']}, **{usual}**"
    found = [each["word"] for each in told.get("choices", told.get("suggestions", []))]
    found += [] if usual in found else [usual]
    listed = ", ".join(f"**`{word}`**" if word == usual else f"`{word}`" for word in found)
    return f"{name} {listed}" if told["kind"] == "choice" else f"{name} {words['text']} {listed}"
