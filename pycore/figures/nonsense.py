"""Why a rule in a file is invalid, in both languages; the model says it in Python's terms."""

from __future__ import annotations

from collections.abc import Mapping

from ..model.bilingual import Text

SENTENCES: Mapping[str, Text] = {
    "groups must be a tuple, of one group at least": Text(
        "there must be one group of cells at least", "グループが 1 つ以上必要です"
    ),
    "a row must have two cells": Text(
        "there must be two cells at least", "マスが 2 つ以上必要です"
    ),
    "a line must have two cells": Text(
        "there must be two cells at least", "マスが 2 つ以上必要です"
    ),
    "factors must be whole numbers, one for each word": Text(
        "factors must be one for each word", "factors は数（words）ごとに 1 つずつ書いてください"
    ),
    "a word must have a digit, and a factor other than 0": Text(
        "a word must have a digit, and a factor other than 0",
        "数（words）には 1 桁以上と、0 以外の factor が必要です",
    ),
    "a known digit d is −1 − d, from −1 to −10": Text(
        "a known digit d is written −1 − d, from −1 to −10",
        "わかっている数字 d は −1 − d（−1〜−10）と書いてください",
    ),
    "offsets must be one for each cell": Text(
        "offsets must be one for each cell", "offsets はマスごとに 1 つずつ書いてください"
    ),
    "a relation is =, <= or !=, without a total =": Text(
        "without a total the relation must be =", "total がなければ relation は = だけです"
    ),
    "coefficients must be one for each cell": Text(
        "coefficients must be one for each cell", "coefficients はマスごとに 1 つずつ書いてください"
    ),
    "no coefficient may be 0": Text("no coefficient may be 0", "係数に 0 は使えません"),
    "a rule names no cell": Text("it must name a cell", "マスが 1 つ以上必要です"),
    "a rule names a cell twice": Text(
        "it must not name a cell twice", "同じマスを 2 度書くことはできません"
    ),
    "a state must have one transition for a value": Text(
        "a state must have one transition for a value", "1 つの状態と値に遷移は 1 つだけです"
    ),
    "signs must be one between any two cells": Text(
        "signs must be one between any two cells", "signs はマスの間ごとに 1 つずつ書いてください"
    ),
    "a sign must be 0, 1, 2 or 3": Text(
        "a sign must be 0 (+), 1 (−), 2 (×) or 3 (÷)",
        "signs は 0（+）、1（−）、2（×）、3（÷）のどれかです",
    ),
    "digits must be a factor, and pairs of a digit of the number and of its multiple": Text(
        "digits must be a factor, then pairs of a digit of the number and of its multiple",
        "digits は、掛ける数、続いて「数の桁と積の桁」の組にしてください",
    ),
    "a digit must be 0 to 9, or -1 for a cell": Text(
        "a digit must be 0 to 9, or −1 for a cell", "digits は 0〜9 か、マスを表す −1 です"
    ),
    "there must be a cell for each digit that is -1": Text(
        "there must be a cell for each digit that is −1", "−1 の桁と同じ数のマスが必要です"
    ),
    "a row must have one value for each cell": Text(
        "a row must have one value for each cell", "rows の各行の値はマスと同じ数にしてください"
    ),
    "markers must be two different numbers": Text(
        "markers must be two different numbers", "markers は異なる 2 つの数です"
    ),
    "a run must have one cell at least": Text(
        "a run must have one cell at least", "lengths は 1 以上の数にしてください"
    ),
    "between must be 0 or more": Text(
        "between must be 0 or more", "between は 0 以上の数にしてください"
    ),
}
"""The faults of rules, by the model's words."""


def in_words(nonsense: str) -> Text:
    """Translate a sentence of the model, which may end with the rule itself, into both
    languages."""
    said, _, _ = nonsense.partition(": ")
    words = SENTENCES.get(said, Text(said, f"条件として成り立ちません（{said}）"))
    return Text(f"{words.en}.", f"{words.ja}。")
