"""A file that cannot be used is refused in one sentence that says where, and what would be right;
nothing in it is run, and nothing takes long."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from random import Random
from typing import Any
from zlib import compressobj

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from pycore.figures.declaration import file_schema
from pycore.figures.limits import LONGEST
from pycore.figures.text import packed, read_figure, unpacked
from pycore.formats import opened
from pycore.model.bilingual import BadInput, InText, Named, place_in_words
from pycore.puzzles import puzzle_named
from tests.support.changed_files import changed, samples

pytestmark = pytest.mark.native  # Pyodide has no validator

VALIDATOR = Draft202012Validator(file_schema())


def triangle(**parts: Any) -> dict[str, Any]:
    """A file of three cells, with other parts."""
    return {
        "edagari": 1,
        "title": "Three",
        "values": {"from": 1, "to": 3},
        "cells": [{"at": [0, 0]}, {"at": [1, 0]}, {"at": [2, 0]}],
        "rules": [{"rule": "all different", "cells": [0, 1, 2]}],
        **parts,
    }


def rule(name: str, **parts: Any) -> dict[str, Any]:
    return triangle(rules=[{"rule": name, **parts}])


def refusal(data: object) -> BadInput:
    with pytest.raises(BadInput) as refused:
        read_figure(data if isinstance(data, str) else json.dumps(data))
    one_sentence(refused.value)
    return refused.value


def one_sentence(bad: BadInput) -> None:
    for words in bad.words:
        assert words.endswith((".", "。", "?"))
        assert "\n" not in words
    assert "条件として成り立ちません" not in bad.words.ja  # a sentence that has no Japanese


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({}, "/", "'edagari' is missing."),
    (triangle(edagari=2), "/edagari", "use a newer Edagari"),
    (triangle(edagari="1"), "/edagari", "the version of the form"),
    (triangle(titel="x"), "/", "did you mean title?"),
    (triangle(title=5), "/title", "a text, or texts by language, not 5"),
    (triangle(title={"english!": "x"}), "/title/english!", "the tag of a language"),
    (triangle(title={"en": ""}), "/title/en", "1 to 80 characters"),
    (triangle(values=[1, 3, 2]), "/values/2", "2 follows 3"),
    (triangle(values=[]), "/values", "1 to 1,000 entries, not 0"),
    (triangle(values={"from": 5, "to": 1}), "/values/to", "5 or up to"),
    (triangle(values=[True]), "/values/0", "not true"),
    (triangle(cells=[]), "/cells", "entries, not 0"),
    (triangle(cells=[{}], rules=[]), "/cells/0", "'at' is missing"),
    (triangle(cells=[{"at": [1e9, 0]}], rules=[]), "/cells/0/at/0", "a number from"),
    (triangle(cells=[{"at": [1, 1]}] * 2, rules=[]), "/cells", "two spots in one place"),
    (triangle(cells=[{"at": [n, 1], "sign": "x"} for n in range(3)]), "/cells/1/sign", "own"),
    (triangle(givens=[[3, 1]]), "/givens/0/0", "no cell 3; cells are 0 to 2"),
    (triangle(givens=[[0, 9]]), "/givens/0/1", "9 is not one of 1 to 3"),
    (triangle(givens=[[0, 1], [0, 2]]), "/givens/1", "given twice"),
    (triangle(drawing={"rows": [[0, 1]]}), "/drawing/rows", "each once"),
    (triangle(drawing={"shape": "star"}), "/drawing/shape", "circle, square, hexagon"),
    (triangle(drawing={"tinted": [3]}), "/drawing/tinted/0", "no place 3"),
    (triangle(drawing={"spots": [[0, 1]]}), "/drawing/spots/0", "cell, x, y"),
    (triangle(drawing={"spots": [[0, 0, 0]]}), "/drawing/spots", "must show the cells 0 to 2"),
    (triangle(names=[{"cells": [5], "name": "x"}]), "/names/0/cells/0", "no cell 5"),
    (triangle(rules=["x"]), "/rules/0", "an object, not 'x'"),
    (rule("sum"), "/rules/0/rule", "is no rule"),
    (rule("sum iz"), "/rules/0/rule", "did you mean sum is?"),
    (rule("sum is", cells=[0, 1]), "/rules/0", "'total' is missing"),
    (rule("sum is", cells=[0, 3], total=4), "/rules/0/cells/1", "no cell 3"),
    (rule("sum is", cells=[0, 0], total=4), "/rules/0", "must not name a cell twice"),
    (rule("sum is", cells=[], total=4), "/rules/0", "must name a cell"),
    (rule("sum is", cells=[0], total=1.5), "/rules/0/total", "not 1.5"),
    (rule("equal sums", groups=[]), "/rules/0", "one group of cells"),
    (rule("less", smaller=0, larger=9), "/rules/0/larger", "no cell 9"),
    (rule("linear", groups=[[0]], relation="<"), "/rules/0/relation", "=, <=, !="),
    (rule("linear", groups=[[0]], relation="<="), "/rules/0", "without a total"),
    (rule("linear", groups=[[0, 1]], coefficients=[[1]]), "/rules/0", "one for each cell"),
    (rule("linear", groups=[[0]], coefficients=[[0]]), "/rules/0", "may be 0"),
    (rule("all different", cells=[0, 1], offsets=[1]), "/rules/0", "one for each cell"),
    (rule("increasing", cells=[0]), "/rules/0", "two cells"),
    (rule("given", cell=0, value=7), "/rules/0/value", "7 is not one of"),
    (rule("table", cells=[0, 1], rows=[[1]]), "/rules/0", "one value for each cell"),
    (rule("differ by", cells=[0], difference=1), "/rules/0", "two cells"),
    (rule("runs", cells=[0, 1], lengths=[0]), "/rules/0", "one cell at least"),
    (rule("sum between", cells=[0, 1], total=1, markers=[1, 1]), "/rules/0", "two different"),
    (rule("sum between", cells=[0, 1], total=1, markers=[1]), "/rules/0/markers", "2 entries"),
    (rule("twice", cells=[0, 1], value=1, between=-1), "/rules/0", "0 or more"),
    (rule("calculation", cells=[0, 1], signs=[], total=1), "/rules/0", "between any two"),
    (rule("calculation", cells=[0, 1], signs=[7], total=1), "/rules/0", "(÷)"),
    (rule("multiple", cells=[0], digits=[1]), "/rules/0", "a factor, then pairs"),
    (rule("multiple", cells=[0], digits=[-1, 20, 1]), "/rules/0", "0 to 9"),
    (rule("multiple", cells=[0], digits=[1, 2, 3]), "/rules/0", "a cell for each digit"),
    (rule("written sum", words=[[0]], factors=[]), "/rules/0", "one for each word"),
    (rule("written sum", words=[[]], factors=[1]), "/rules/0", "a word must have a digit"),
    (rule("written sum", words=[[-20]], factors=[1]), "/rules/0", "known digit"),
    (rule("written sum", words=[[7]], factors=[1]), "/rules/0/words/0/0", "no cell 7"),
    (rule("written sum", words=[[0] * 101], factors=[1]), "/rules/0/words", "100 digits"),
    (
        rule("automaton", cells=[0], transitions=[[0, 1, 1], [0, 1, 2]], accepting=[1]),
        "/rules/0",
        "one transition",
    ),
]


@pytest.mark.parametrize(("data", "pointer", "said"), FAULTS, ids=lambda part: str(part)[:40])
def test_a_fault_is_told_with_its_pointer(data: dict[str, Any], pointer: str, said: str) -> None:
    bad = refusal(data)
    assert bad.place == Named(pointer)
    assert said in bad.words.en


def test_text_that_is_not_json_is_refused_with_its_line() -> None:
    bad = refusal('{"edagari": 1,\n "title": }')
    assert bad.place == InText(2, 11)
    assert "NaN" in refusal('{"edagari": NaN}').words.en
    assert "'edagari' is twice" in refusal('{"edagari": 1, "edagari": 1}').words.en
    assert "too long" in refusal('{"edagari": ' + "9" * 5000 + "}").words.en
    assert "deep" in refusal("[" * 100_000).words.en
    assert "400,000" in refusal(" {" + "1" * LONGEST).words.en
    refusal('"' + '\\"' * 190_000)  # quotes that never end


def test_a_packed_figure_is_unpacked_within_limits() -> None:
    deflating = compressobj(9, wbits=-15)
    bomb = deflating.compress(b" " * 50_000_000) + deflating.flush()
    assert "400,000" in refusal("z." + urlsafe_b64encode(bomb).decode().rstrip("=")).words.en
    word = packed(read_figure(json.dumps(triangle())))
    assert read_figure(word).placement.size == 3
    assert json.loads(unpacked(word))["title"] == "Three"
    for damaged in (word[:-4], word[:9] + "x" + word[10:], "z.A", "z." + "A" * 99, word + "AAAA"):
        assert "damaged" in refusal(damaged).words.en
    assert "100,000" in refusal("z." + "A" * 100_000).words.en


def test_the_option_and_the_format_say_where_too() -> None:
    text = json.dumps(triangle(givens=[[3, 1]]))
    with pytest.raises(BadInput) as refused:
        puzzle_named("own-figure").settings({"file": text})
    assert refused.value.place == Named("file")
    assert refused.value.words.en.startswith("/givens/0/0: there is no cell 3")
    with pytest.raises(BadInput) as refused:
        opened(text)
    assert place_in_words(refused.value.place or Named("")).en == "/givens/0/0"
    assert refused.value.words.ja.startswith("Edagari のパズルファイル：マス 3 はありません")


def test_changed_files_give_a_figure_or_a_refusal_and_the_schema_knows_all_that_is_read() -> None:
    random, read, refused = Random(56), 0, 0
    texts = samples()
    for _ in range(500):
        text = changed(random, random.choice(texts))
        try:
            read_figure(text)
        except BadInput as bad:
            one_sentence(bad)
            refused += 1
        else:
            VALIDATOR.validate(json.loads(text))
            read += 1
    assert min(read, refused) > 40
