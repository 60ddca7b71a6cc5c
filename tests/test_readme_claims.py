"""What the README says in its own words, in both languages: every sentence that states a number, or
says that something follows, is guessed or cut, is bound to what is so, or to what it is about."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from pycore.puzzles import puzzle_named
from tests.support.chapters import FILES
from tests.support.claims import Claim, expect_claim, unbound
from tests.support.commands import run
from tests.support.documents import ROOT

READMES = {"en": ROOT / "README.md", "ja": ROOT / "README.ja.md"}
STATES = {
    "en": r"\d\d|\b(follows?|guess(es|ed|ing)?|cuts?)\b",
    "ja": r"\d\d|全 \d|枝を刈|刈った|枝刈りをす|決ま(る|ります|らない)|仮に",
}
"""Words of a sentence that is to be bound, by language."""
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
ENDS = re.compile(r"(?<=[.!?:])\s+(?=[A-Z`*])|(?<=。)\s*|\n\s*\n|\n(?=[-#|])")


def sizes_of_sudoku() -> bool:
    [size] = [option for option in puzzle_named("sudoku").options if option.name == "size"]
    sizes = [int(each["word"]) for each in size.data()["choices"]]
    return (min(sizes), max(sizes)) == (4, 16)


def python_needed() -> bool:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return bool(project["requires-python"] == ">=3.11")


def stars_made_of_stars() -> bool:
    counted = json.loads(run("count", "magic-star", "--strategy", "compiled", "--json").out)
    found, solutions = counted["found"], counted["solutions"]
    return (found, solutions // found, solutions - found) == (20, 48, 940)


CLAIMS = [
    Claim("Sudoku from 4 × 4 to 16 × 16", "数独（4 × 4 から 16 × 16 まで", sizes_of_sudoku),
    Claim("Python 3.11 or newer", "Python 3.11 以降", python_needed),
    Claim(
        "only one of every 48 symmetric stars, 20 in all, makes the other 940",
        "互いに対称な 48 個の星から 1 個だけ、全部で 20 個を探し、残りの 940 個",
        stars_made_of_stars,
    ),
    Claim(None, "全 9 章", lambda: len(FILES["en"]) == len(FILES["ja"]) == 9),
    Claim("with the sum 10", "和を 10 にする", "the example after it, which is run"),
    Claim("the cells that follow from others", "ほかのマスから決まるマス", "plans"),
    Claim("compare nodes, cuts and time", "刈った枝の数", "what the page shows"),
    Claim("a *cut* a branch given up", None, "definition"),
    Claim(None, "探索の木のどこで枝を刈ったか", "what the project is for"),
    Claim(None, "枝刈りをすると一瞬で終わります", "what the project is for"),
    Claim(None, "そこから決まるマスは、まとめて数えています", "what a node is"),
    Claim("which cells are chosen and which follow", "選ぶマスと決まるマス", "what is explained"),
    Claim("with the sum behind every cut", None, "what the page shows"),
    Claim("the tests follow from it", None, "the catalogue"),
]


def sentences(file: Path) -> list[str]:
    prose = FENCE.sub("\n\n", file.read_text("utf-8"))
    return [re.sub(r"\s+", " ", each).strip() for each in ENDS.split(prose) if each.strip()]


@pytest.mark.parametrize("language", READMES)
def test_every_sentence_that_states_something_is_bound(language: str) -> None:
    told = sentences(READMES[language])
    assert unbound(CLAIMS, language, STATES[language], told) == []


def test_a_sentence_that_nothing_binds_is_found() -> None:
    false = "It needs 17 nodes."
    told = [false, "Nothing is said."]
    assert unbound(CLAIMS, "en", STATES["en"], told) == [false]


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.en or claim.ja)
def test_every_claim_is_said_and_holds(claim: Claim) -> None:
    expect_claim(claim, {language: sentences(file) for language, file in READMES.items()})
