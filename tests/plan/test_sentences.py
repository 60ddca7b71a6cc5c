"""The words of a plan: its punctuation is that of the language."""

from __future__ import annotations

from typing import Any

import pytest

from pycore.plan.derivation import derive_all
from pycore.plan.explanation import explanation
from pycore.puzzles import puzzle_named


@pytest.mark.parametrize("name", ["magic-square", "magic-star", "magic-triangle", "queens"])
def test_what_is_listed_in_japanese_has_japanese_commas_between(name: str) -> None:
    puzzle = puzzle_named(name)
    settings: dict[str, Any] = puzzle.settings({})
    derivation = derive_all(puzzle.placement(settings))
    listed = [words.ja for words in explanation(derivation, 1).paragraphs]
    assert any("、" in words for words in listed)
    assert not any(", " in words or ": " in words for words in listed)
