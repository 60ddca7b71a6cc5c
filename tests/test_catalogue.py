"""The catalogue: found automatically, plain data, and the same for every puzzle."""

from __future__ import annotations

import errno
import json
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pycore import __version__, puzzles
from pycore.cli import main
from pycore.handlers.catalogue import export
from pycore.handlers.pictures import picture_of
from pycore.model.bilingual import BadInput, Text
from pycore.puzzles import all_puzzles, puzzle_named
from pycore.search import (
    STRATEGIES,
    default_strategy,
    incomplete_for,
    strategies_for,
    strategy_named,
)
from tests.support.exported import exported
from tests.support.exported import puzzles as whole_puzzles


def texts_in(data: object) -> list[dict[str, str]]:
    """Every Text in plain data."""
    if isinstance(data, dict):
        if set(data) == {"en", "ja"}:
            return [data]
        return [text for entry in data.values() for text in texts_in(entry)]
    if isinstance(data, list | tuple):
        return [text for entry in data for text in texts_in(entry)]
    return []


def test_every_file_in_puzzles_is_found_but_those_with_an_underscore() -> None:
    files = {module.name for module in pkgutil.iter_modules(puzzles.__path__)}
    assert "_template" in files
    found = all_puzzles()
    assert len(found) == len([name for name in files if not name.startswith("_")])
    assert list(found) == sorted(found, key=lambda name: (found[name].place, name))
    assert all(name == puzzle.name for name, puzzle in found.items())


def test_the_catalogue_cannot_be_changed_from_outside() -> None:
    found: Any = all_puzzles()
    with pytest.raises(TypeError):
        found["chess"] = found["queens"]
    with pytest.raises(AttributeError):
        found.clear()


BROKEN = {
    "aa_syntax.py": "PUZZLE = (",
    "bb_missing.py": "from pycore.nowhere import nothing\nPUZZLE = None",
    "cc_empty.py": "",
    "dd_other.py": "PUZZLE = 'a puzzle'",
    "zz_twice.py": "from pycore.puzzles.queens import PUZZLE",
}


@pytest.fixture
def broken_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Files in puzzles/ that are not puzzles."""
    for name, text in BROKEN.items():
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(puzzles, "__path__", [*puzzles.__path__, str(tmp_path)])
    puzzles.contents.cache_clear()
    yield
    puzzles.contents.cache_clear()
    for name in BROKEN:
        sys.modules.pop(f"{puzzles.__name__}.{name.removesuffix('.py')}", None)


def test_no_file_of_ours_is_broken() -> None:
    assert not puzzles.our_contents().broken


@pytest.mark.usefixtures("broken_files")
def test_a_broken_file_is_named_and_the_other_puzzles_stay(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert list(puzzles.broken_files()) == [f"puzzles/{name}" for name in BROKEN]
    assert "queens" in all_puzzles()
    assert main(["list", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "queens" in said.out
    lines = said.err.splitlines()
    assert len(lines) == len(BROKEN)
    for line, name in zip(lines, BROKEN, strict=True):
        assert line.startswith(f"edagari: puzzles/{name} is skipped: ")
    assert main(["list", "--lang", "ja"]) == 0
    assert "puzzles/cc_empty.py を除きます" in capsys.readouterr().err


@pytest.mark.parametrize("lack", ["EMFILE", "ENFILE", "ENOMEM"])
def test_a_system_without_handles_or_memory_is_no_fault_of_a_puzzle(
    lack: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def open_nothing(name: str) -> object:
        raise OSError(getattr(errno, lack), "there are no more")

    monkeypatch.setattr(puzzles, "import_module", open_nothing)
    puzzles.contents.cache_clear()
    try:
        assert main(["show", "queens", "--lang", "en"]) == 6
    finally:
        puzzles.contents.cache_clear()
    assert "a system limit was reached" in capsys.readouterr().err


@pytest.mark.usefixtures("broken_files")
def test_a_site_is_not_made_of_a_part_of_the_catalogue() -> None:
    with pytest.raises(SyntaxError):
        export()


def test_a_puzzle_that_is_not_there_is_refused_with_the_names_of_those_that_are() -> None:
    with pytest.raises(BadInput, match=r"puzzle: 'chess' is not known; there are: .*magic-star"):
        puzzle_named("chess")


def test_the_catalogue_is_json_and_survives_it() -> None:
    again = json.loads(json.dumps(exported(), allow_nan=False))
    assert again["version"] == __version__
    assert [puzzle["name"] for puzzle in again["puzzles"]] == list(all_puzzles())
    assert [strategy["name"] for strategy in again["strategies"]] == [s.name for s in STRATEGIES]


def test_every_word_of_the_catalogue_is_there_in_both_languages() -> None:
    texts = texts_in([exported(), whole_puzzles()])
    assert len(texts) > 50
    for text in texts:
        assert text["en"].strip()
        assert text["ja"].strip()
        assert text["en"] == text["en"].strip()


def test_levels_that_no_new_puzzle_can_have_are_named() -> None:
    unmade = {puzzle["name"]: puzzle["unmade"] for puzzle in exported()["puzzles"]}
    clued = {puzzle["name"] for puzzle in exported()["puzzles"] if "clues" in puzzle["abilities"]}
    assert {name for name, levels in unmade.items() if levels} == clued
    for name in ("nonogram", "mosaic", "takuzu", "star-battle"):
        assert unmade.pop(name) == ["medium", "extreme"]
    assert {tuple(levels) for levels in unmade.values()} == {(), ("extreme",)}


def test_a_summary_is_a_caption_and_no_sentence() -> None:
    for puzzle in all_puzzles().values():
        assert not puzzle.summary.en.endswith(".")
        assert not puzzle.summary.ja.endswith("。")


def test_a_puzzle_offers_strategies_and_begins_with_the_quickest() -> None:
    for puzzle in whole_puzzles():
        made = puzzle_named(puzzle["name"])
        built = made.build(made.settings({}))
        complete = [strategy.name for strategy in strategies_for(built)]
        others = [strategy.name for strategy in incomplete_for(built)]
        assert puzzle["strategies"] == complete + others
        assert puzzle["strategy"] == default_strategy(built).name == complete[-1]
        for example in puzzle["examples"]:
            assert example.get("strategy") in (None, *complete, *others)


def test_names_of_strategies_are_their_own() -> None:
    assert len({strategy.name for strategy in STRATEGIES}) == len(STRATEGIES)


def test_a_strategy_that_does_not_suit_is_refused_with_those_that_do() -> None:
    star = puzzle_named("magic-star")
    placement = star.placement(star.settings({}))
    for name in ("breadth-first", "guess", "", "x" * 1000):
        with pytest.raises(BadInput, match=r"strategy: .*prune") as caught:
            strategy_named(name, placement)
        assert "prune" in caught.value.words.ja


def test_every_spot_and_row_names_cells_that_are_there() -> None:
    for puzzle in all_puzzles().values():
        picture = picture_of(puzzle, {})
        drawing = picture["drawing"]
        cells = [cell for row in drawing["rows"] for cell in row]
        assert sorted(cells) == sorted({spot["cell"] for spot in drawing["spots"]})
        assert sorted(cells) == list(range(len(cells)))
        assert all(0 <= spot < len(drawing["spots"]) for spot in drawing["tinted"])


def test_words_fall_back_to_english() -> None:
    text = Text("yes", "はい")
    assert [text.in_language(lang) for lang in ("en", "ja", "fr")] == ["yes", "はい", "yes"]
