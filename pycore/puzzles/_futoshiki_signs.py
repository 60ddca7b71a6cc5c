"""The signs between the cells of a Futoshiki, as typed: a word for each row of cells, and between
two rows a word with the signs between them."""

from __future__ import annotations

import re

from ..model.bilingual import Text, plain, whole_number
from ._marked_words import bad_signs, check_between

LEAST, MOST = 2, 9
"""The smallest and the largest order."""

NONE = ".-_"
LEVEL, UPRIGHT = "<>", "^v"
"""The signs between neighbours in a row, and in a column: the first cell is less, or the second."""

DOT = "o"
"""The sign between cells that differ by one."""

OTHER_SIGNS = str.maketrans("∧⌃Λ∨⌄V〈〉≺≻O○", "^^^vvv<><>oo")
"""Other characters in use for the signs."""


def read_signs(typed: str) -> tuple[str, ...]:
    """Return the words of the option, alternating rows of cells and gaps between rows.

    Raises BadInput that names the option, and the word that is wrong.
    """
    order = whole_number(typed)
    if order and LEAST <= order <= MOST:
        return tuple("." * (order - 1 + number % 2) for number in range(2 * order - 1))
    words = tuple(re.findall(r"[^\s,|/]+", plain(typed).translate(OTHER_SIGNS)))
    order = len(words) // 2 + 1
    if len(words) % 2 == 0 or not LEAST <= order <= MOST:
        raise bad_signs(
            f"a puzzle of order 5 has 9 words, one for each of the 5 rows and one between two of "
            f"them ({len(words)} here); orders go from {LEAST} to {MOST}, and a number alone "
            f"means no signs.",
            f"5 次なら、5 つの行とその間で 9 語です（今は {len(words)} 語）。次数は "
            f"{LEAST}〜{MOST} で、数だけを書くと記号なしになります。",
        )
    for number, word in enumerate(words):
        signs, needed = (UPRIGHT, order) if number % 2 else (LEVEL, order - 1)
        either = Text(f"{signs[0]} or {signs[1]}", f"{signs[0]} か {signs[1]}")
        meaning = Text(
            f"{either.en}, {DOT} for two that differ by one", f"{either.ja}、差が 1 なら {DOT}"
        )
        check_between(word, number, needed, signs + DOT + NONE, meaning)
    return tuple(re.sub(f"[{re.escape(NONE)}]", ".", word) for word in words)
