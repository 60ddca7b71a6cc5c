"""Clues as signs in words, one for each place; a dot means no clue.

between  with signs between the cells: alternating words for the rows of cells and for the gaps
         between rows
"""

from __future__ import annotations

from ..model.bilingual import BadInput, Named, Text, many, shown

Words = tuple[str, ...]


def blotted(words: Words, number: int, place: int) -> Words:
    """Return the words with a dot at a place in one of them."""
    word = words[number]
    return (*words[:number], word[:place] + "." + word[place + 1 :], *words[number + 1 :])


def check_between(word: str, number: int, needed: int, signs: str, meaning: Text) -> None:
    """Raise BadInput if word `number`, counted from 0, has the wrong length or an unknown sign;
    `meaning` explains the signs."""
    row = number // 2 + 1
    at = (
        Text(f"between rows {row} and {row + 1}", f"{row} 行目と {row + 1} 行目の間")
        if number % 2
        else Text(f"in row {row}", f"{row} 行目")
    )
    if len(word) != needed:
        raise bad_signs(
            f"{shown(word)} {at.en} has {many(len(word), 'character')}; {needed} are needed there, "
            "with a dot for no sign.",
            f"{at.ja}の {shown(word)} は {len(word)} 文字です。記号のないところを . として "
            f"{needed} 文字にしてください。",
        )
    for sign in word:
        if sign not in signs:
            raise bad_signs(
                f"{shown(sign)} cannot stand {at.en}; write {meaning.en}, or a dot for no sign.",
                f"{at.ja}に {shown(sign)} は使えません。{meaning.ja}、記号がなければ . を書いて"
                "ください。",
            )


def bad_signs(en: str, ja: str) -> BadInput:
    """Return a fault of the option `signs`."""
    return BadInput(Named("signs"), Text(en, ja))
