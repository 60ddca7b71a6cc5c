"""Facts are told as a puzzle book would: of stars, squares, queens and colours as of numbers."""

from __future__ import annotations

import pytest

from pycore import Figure
from pycore.model.bilingual import Text
from pycore.model.cell_names import ValueName
from pycore.propagation.propagators import Rules
from pycore.propagation.store import Atom
from pycore.propagation.trail import Fact
from pycore.search.placements.learned_words import Words
from pycore.task.placements import PlacementTask, placement_task

Said = tuple[str, str]
Held = list[tuple[int, list[int]]]


def words_of(name: str, **options: str) -> Words:
    """The sentences for a puzzle of the catalogue."""
    task = placement_task(name, options, {}, "")
    assert isinstance(task, PlacementTask), task
    return Words(Rules(task.placement), task.puzzle.names(task.settings))


def coloured() -> Words:
    """Three places in three colours."""
    figure = Figure.at([(0, 0), (2, 0), (4, 0)]).named("A", "B", "C").values([1, 2, 3])
    names = figure.names
    colours = ("red", "赤"), ("green", "緑"), ("blue", "青")
    named = {
        number: ValueName(Text(en, ja), Text(en, ja))
        for number, (en, ja) in enumerate(colours, start=1)
    }
    return Words(Rules(figure.data.placement), names._replace(values=named))


def told(words: Words, held: Held) -> Text:
    atoms: list[Atom] = [(cell, words.rules.values.of(values)) for cell, values in held]
    return words.taught(Fact(1, [], 0, False), atoms)


STARS = words_of("star-battle", stars="1", regions="AAABB AACBB DDCCC DDEEE DDEEE")
PICTURE = words_of("nonogram", runs="1/1/1|1/1/1")
QUEENS = words_of("queens", n="8")
NUMBERS = words_of("latin-square", order="3")
COLOURS = coloured()

MOST = 8
"""As many cells are named."""

CASES: list[tuple[Words, Held, Said]] = [
    (STARS, [(3, [1])], ("d can never be a star.", "d が星になることはありません。")),
    (
        STARS,
        [(3, [1]), (5, [1])],
        ("d and f can never both be a star.", "d と f がどちらも星になることはありません。"),
    ),
    (
        PICTURE,
        [(0, [0]), (1, [0]), (2, [0])],
        (
            "a, b and c can never all be empty.",
            "a、b、c がすべて空けるマスになることはありません。",
        ),
    ),
    (
        PICTURE,
        [(0, [0]), (1, [0]), (2, [1])],
        (
            "it can never be that a and b are empty and c is filled.",
            "a と b が空けるマス、c が塗るマスになることはありません。",
        ),
    ),
    (
        STARS,
        [(cell, [0]) for cell in range(MOST)] + [(MOST, [1]), (MOST + 1, [1])],
        (
            "it can never be that a, b, c, d, e, f, g and h are without a star, together with "
            "candidates of 2 more cells.",
            "a、b、c、d、e、f、g、h が星のないマスで、ほか 2 マスの候補もそろうことはありません。",
        ),
    ),
    (
        QUEENS,
        [(0, [1])],
        (
            "the queen of row 1 can never be in column 1.",
            "1 行目のクイーンが 1 列目になることはありません。",
        ),
    ),
    (
        QUEENS,
        [(0, [2, 3, 4, 5, 6, 7, 8])],
        ("the queen of row 1 must be in column 1.", "1 行目のクイーンは 1 列目です。"),
    ),
    (
        QUEENS,
        [(0, [2, 3]), (4, [2, 4, 5, 6, 7, 8]), (5, [5])],
        (
            "it can never be that the queen of row 1 is in column 2 or 3, that of row 5 is not in "
            "column 1 or 3 and that of row 6 is in column 5.",
            "1 行目のクイーンが 2・3 列目、5 行目のクイーンが 1・3 列目以外、6 行目のクイーンが "
            "5 列目になることはありません。",
        ),
    ),
    (
        COLOURS,
        [(0, [1, 3]), (1, [1]), (2, [1])],
        (
            "it can never be that A is not green and B and C are red.",
            "A が緑以外、B と C が赤になることはありません。",
        ),
    ),
    (COLOURS, [(0, [1, 2])], ("A must be blue.", "A は青です。")),
    (NUMBERS, [(0, [1])], ("a can never be 1.", "a が 1 になることはありません。")),
    (NUMBERS, [(0, [1, 2])], ("a must be 3.", "a は 3 です。")),
    (
        NUMBERS,
        [(0, [1, 2]), (1, [2])],
        ("a ≠ 3 and b = 2 can never stand together.", "a ≠ 3、b = 2 は決して両立しません。"),
    ),
]


@pytest.mark.parametrize(("words", "held", "said"), CASES)
def test_a_fact_is_a_natural_sentence(words: Words, held: Held, said: Said) -> None:
    assert told(words, held) == Text(*said)


def test_so_is_what_is_not_searched_again() -> None:
    seen = Fact(1, [], 0, True)
    queens = [(0, [2]), (1, [4, 5])]
    atoms = [(cell, QUEENS.rules.values.of(values)) for cell, values in queens]
    assert QUEENS.taught(seen, atoms) == Text(
        "Noted, so that it is not searched again: all solutions where the queen of row 1 is in "
        "column 2 and that of row 2 is in column 4 or 5 are known.",
        "同じところを二度調べないように覚えます：1 行目のクイーンが 2 列目、2 行目のクイーンが "
        "4・5 列目である解はもうすべて分かっています。",
    )
    atom = (0, NUMBERS.rules.values.of([2]))
    assert NUMBERS.taught(seen, [atom]).ja.endswith("：a = 2 の解はもうすべて分かっています。")
