"""The words of a plan: its punctuation is that of the language."""

from __future__ import annotations

from typing import Any

import pytest

from pycore.model.incremental import result_of
from pycore.plan.derivation import derive_all
from pycore.plan.explanation import explanation
from pycore.plan.sentences import symmetry_sentences
from pycore.puzzles import puzzle_named
from pycore.symmetry.breaking import Breaking


@pytest.mark.parametrize("name", ["magic-square", "magic-star", "magic-triangle", "queens"])
def test_what_is_listed_in_japanese_has_japanese_commas_between(name: str) -> None:
    puzzle = puzzle_named(name)
    settings: dict[str, Any] = puzzle.settings({})
    derivation = result_of(derive_all(puzzle.placement(settings)))
    listed = [words.ja for words in explanation(derivation, 1).paragraphs]
    assert any("、" in words for words in listed)
    assert not any(", " in words or ": " in words for words in listed)


def test_a_condition_says_out_of_how_many_symmetric_solutions_one_is_searched_for() -> None:
    puzzle = puzzle_named("magic-square")
    placement = puzzle.placement(puzzle.settings({"order": "3"}))
    paragraphs = explanation(result_of(derive_all(placement)), 1).paragraphs
    assert (
        "Of every 8 symmetric solutions, only one is searched for: "
        "the one with a < c, a < g, a < i, b < d.",
        "互いに対称な 8 個の解のうち、a < c、a < g、a < i、b < d を満たす 1 個だけを探します。",
    ) in paragraphs


def test_a_puzzle_has_so_many_symmetries_some_of_the_drawing_and_some_not() -> None:
    none_used = Breaking((), (), None, 1, 12)
    told = [symmetry_sentences(12, True, seen, none_used)[0] for seen in (12, 4, 1)]
    assert [each.en for each in told] == [
        "The puzzle has 12 symmetries: the rotations and reflections of the drawing.",
        "The puzzle has 12 symmetries: 4 rotations and reflections of the drawing, and 8 other "
        "rearrangements of the cells that leave the rules as they are.",
        "The puzzle has 12 symmetries: rearrangements of the cells that the drawing does not show.",
    ]
    assert told[1].ja == (
        "このパズルの対称性は 12 通りです（図の回転と裏返しが 4 通り、"
        "条件を保つマスの入れ替えがほかに 8 通り）。"
    )


def test_many_symmetries_are_written_with_separators_as_every_large_number_is() -> None:
    (told,) = symmetry_sentences(1036800, True, 8, Breaking((), (), None, 1, 1))
    assert "has 1,036,800 symmetries" in told.en
    assert "1,036,792 other" in told.en
    assert "対称性は 1,036,800 通り" in told.ja
