"""The signs between the cells of a Futoshiki, as they are typed: a word for each row of cells, and
between two of them a word with the signs between the rows."""

from __future__ import annotations

import re

from ..model.bilingual import BadInput, Named, Text, many, plain, shown, whole_number

LEAST, MOST = 2, 9
"""The smallest and the largest order."""

NONE = ".-_"
LEVEL, UPRIGHT = "<>", "^v"
"""The signs between neighbours in a row, and in a column: of two cells the first is less, or the
second."""

DOT = "o"
"""Between two that differ by one."""

OTHER_SIGNS = str.maketrans("∧⌃Λ∨⌄V〈〉≺≻O○", "^^^vvv<><>oo")
"""Other characters that people use for them."""


def read_signs(typed: str) -> tuple[str, ...]:
    """Return the words of the option, rows of cells and what is between them in turn.

    Raises BadInput that names the option, and the word that is wrong.
    """
    order = whole_number(typed)
    if order and LEAST <= order <= MOST:
        return tuple("." * (order - 1 + number % 2) for number in range(2 * order - 1))
    words = tuple(re.findall(r"[^\s,|/]+", plain(typed).translate(OTHER_SIGNS)))
    order = len(words) // 2 + 1
    if len(words) % 2 == 0 or not LEAST <= order <= MOST:
        raise _bad(
            f"a puzzle of order 5 has 9 words, one for each of the 5 rows and one between two of "
            f"them ({len(words)} here); orders go from {LEAST} to {MOST}, and a number alone "
            f"means no signs.",
            f"5 次なら、5 つの行とその間で 9 語です（今は {len(words)} 語）。次数は "
            f"{LEAST}〜{MOST} で、数だけを書くと記号なしになります。",
        )
    for number, word in enumerate(words):
        _check(word, number, order)
    return tuple(re.sub(f"[{re.escape(NONE)}]", ".", word) for word in words)


def _check(word: str, number: int, order: int) -> None:
    """Raise BadInput if a word, counted from 0, is too long or too short or has a wrong sign."""
    between = number % 2
    signs, needed = (UPRIGHT, order) if between else (LEVEL, order - 1)
    place = number // 2 + 1
    at = (
        Text(f"between rows {place} and {place + 1}", f"{place} 行目と {place + 1} 行目の間")
        if between
        else Text(f"in row {place}", f"{place} 行目")
    )
    if len(word) != needed:
        raise _bad(
            f"{shown(word)} {at.en} has {many(len(word), 'character')}; {needed} are "
            f"needed there at order {order}, with a dot for no sign.",
            f"{at.ja}の {shown(word)} は {len(word)} 文字です。{order} 次では、記号のないところを "
            f". として {needed} 文字にしてください。",
        )
    for sign in word:
        if sign not in signs + DOT + NONE:
            raise _bad(
                f"{shown(sign)} cannot stand {at.en}; write {signs[0]} or {signs[1]}, {DOT} for "
                "two that differ by one, or a dot for no sign.",
                f"{at.ja}に {shown(sign)} は使えません。{signs[0]} か {signs[1]}、差が 1 なら "
                f"{DOT}、記号がなければ . を書いてください。",
            )


def _bad(en: str, ja: str) -> BadInput:
    return BadInput(Named("signs"), Text(en, ja))
