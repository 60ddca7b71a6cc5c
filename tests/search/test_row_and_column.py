"""Where a cell is a line of squares, a value is told as the line that it is, everywhere: "row 3"
and "column 5", in short r3 and c5."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

import pytest

from pycore.cli import main
from pycore.model.bilingual import Text
from pycore.model.cell_names import Names
from pycore.model.placement import Placement
from pycore.puzzles import puzzle_named
from pycore.search import strategies_for
from pycore.search.events import CUT, FACED, PLACED, REMOVED, Search, unpack
from pycore.search.reasons import Moment, NoReason

MOST_EVENTS = 500
NUMBER = re.compile(r"(?<![\d.])\d+")
NAMED = re.compile(r"(?:rows?|columns?) (?:\d+, )*(?:\d+ and )?\d+|\b[rc]\d+", re.IGNORECASE)
SUM = re.compile(r"\d+(?: [+−] (?:[rc]?\d+|[a-z]))+ =? ?|= \d+(?= follows|、| なので)")
NAMED_JA = re.compile(r"(?:\d+・)*\d+ [行列]目|[rc]\d+|2 つ|1 回")


def unnamed(text: Text) -> list[str]:
    """Numbers of a sentence, beside those of a sum, of which it does not say whether they are a row
    or a column."""
    en, ja = NAMED.sub("", SUM.sub("", text.en)), NAMED_JA.sub("", SUM.sub("", text.ja))
    return NUMBER.findall(en) + NUMBER.findall(ja)


def told(search: Search, placement: Placement, names: Names) -> Iterator[Text]:
    """The reasons of the first events of a search."""
    board, events = [0] * placement.size, 0
    next(search.batches)
    while events < MOST_EVENTS:
        try:
            batch = search.batches.send(1)
        except StopIteration:
            return
        for packed in batch.events:
            events += 1
            kind, _, cell, value = unpack(packed)
            ask = {CUT: search.why, PLACED: search.follows}.get(kind)
            if ask:
                with suppress(NoReason):
                    yield ask(Moment([*board]), cell, value, names).words
            if kind in (PLACED, FACED):
                board[cell] = value + (kind == PLACED)
            elif kind == REMOVED:
                board[cell] = 0


@pytest.mark.parametrize("n", ["3", "4", "5", "6"])
def test_every_reason_of_a_search_says_row_and_column(n: str) -> None:
    puzzle = puzzle_named("queens")
    settings = puzzle.settings({"n": n})
    names, drawing, said = puzzle.names(settings), puzzle.draw(settings), set[Text]()
    for givens in ({}, {0: 1}, {1: 1, 0: 3}):
        placement = puzzle.placement(settings).fixing(givens)
        for strategy in strategies_for(placement):
            if strategy.walked:
                said |= set(told(strategy.start(placement, drawing), placement, names))
    for s in sorted(said):
        print(s)
    assert said
    assert [text for text in sorted(said) if unnamed(text)] == []


def test_the_page_has_the_same_names_for_rows_and_for_columns() -> None:
    puzzle = puzzle_named("queens")
    data = puzzle.names(puzzle.settings({"n": "12"})).data()
    assert data["signs"][2] == "r3"
    assert data["names"][2] == {"en": "row 3", "ja": "3 行目"}
    assert data["piece"] == {"en": "queen", "ja": "クイーン"}


def test_a_row_is_understood_by_its_name_its_sign_and_the_letter_that_it_had_once() -> None:
    puzzle = puzzle_named("queens")
    names = puzzle.names(puzzle.settings({"n": "8"}))
    assert [names.cell_called(each) for each in ("row 3", "r3", "3行目", "c")] == [2] * 4


def test_a_plan_tells_of_columns(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "plan", "queens", "--option", "n=4"]) == 0
    told = capsys.readouterr().out
    assert "Rows are r1 to r4, from the top; the value of a row is its column, 1 to 4." in told
    assert "r1  is chosen from columns 1 and 2" in told
    assert "r3  = 10 − r1 − r2 − r4" in told
