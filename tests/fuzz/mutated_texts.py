"""Texts of other programs with mistakes, read and nothing else: so many that each format has had
its ten thousand in some minutes."""

from __future__ import annotations

from pycore.formats import all_formats, contents
from pycore.model.bilingual import BadInput
from tests.fuzz.foreign_texts import Foreign, simpler, written
from tests.fuzz.harness import AT_ONCE, Fuzzer, Tried, expect
from tests.fuzz.texts import one_sentence


def check(case: Foreign, tried: Tried) -> None:
    """The text gives puzzles, or one sentence."""
    form = all_formats()[case.form]
    tried[f"{form.name}: {form.title.en}"] += 1
    try:
        found = contents(case.text)
    except BadInput as bad:
        one_sentence(bad)
        expect("one line", len(bad.words.en.splitlines()), 1)
        return
    tried["read"] += 1
    expect("a puzzle or a fault", bool(found.puzzles or found.faults), True)
    for fault in found.faults:
        one_sentence(BadInput(*fault))


FUZZER = Fuzzer(
    "mutated-texts",
    "A text of another program, with mistakes, gives a puzzle or one sentence, at once.",
    written,
    check,
    simpler,
    longest=AT_ONCE,
    short=300,
    share=0.5,
)
