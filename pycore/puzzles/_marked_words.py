"""Clues that are signs in words, one at each place: a dot is no clue."""

from __future__ import annotations

Words = tuple[str, ...]


def blotted(words: Words, number: int, place: int) -> Words:
    """Return the words with a dot at a place of the word with that number."""
    word = words[number]
    return (*words[:number], word[:place] + "." + word[place + 1 :], *words[number + 1 :])
