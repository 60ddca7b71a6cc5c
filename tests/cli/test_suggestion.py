"""A name similar to a known one is answered with a question, in both languages; the version."""

from __future__ import annotations

import pytest

from pycore import __version__
from tests.support.commands import refused, run

SLIPS = [
    (("sovle", "sudoku"), "solve"),
    (("solve", "sudko"), "sudoku"),
    (("solve", "Magic_Star"), "magic-star"),
    (("solve", "sudoku", "--option", "sise=9"), "size"),
    (("solve", "magic-star", "--strategy", "prun"), "prune"),
    (("solve", "magic-star", "--limits", "3"), "--limit"),
    (("solve", "magic-star", "--limits=3"), "--limit"),
    (("generate", "sudoku", "--difficulty", "eazy"), "easy"),
]


@pytest.mark.parametrize(("words", "known"), SLIPS)
def test_a_slip_is_met_with_a_question(words: tuple[str, ...], known: str) -> None:
    assert refused(*words).endswith(f"; did you mean {known}?")
    japanese = refused("--lang", "ja", *words)
    assert f"。{known} のことですか" in japanese
    assert "did you mean" not in japanese


@pytest.mark.parametrize(
    "words", [("dance",), ("solve", "chess"), ("solve", "sudoku", "--option", "q=1")]
)
def test_what_is_like_nothing_known_is_met_with_what_there_is(words: tuple[str, ...]) -> None:
    said = refused(*words)
    assert "did you mean" not in said
    assert ", " in said or "it has: " in said


def test_the_version_is_told() -> None:
    assert run("--version") == (0, f"edagari {__version__}\n", "")
