"""Parts of a figure made in a program: its placement and its words, checked."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from ..figures.nonsense import in_words
from ..figures.words import InLanguages, Words
from ..model.bilingual import BadInput, Named
from ..model.placement import Placement, nonsense_in_rule
from ..model.rules import Rule
from .figure_boards import unfit

Title = str | Mapping[str, str]
"""Words for all languages, or by language: {"en": "Star", "ja": "星"}."""


def placement_of(size: int, values: tuple[int, ...], rules: tuple[Rule, ...]) -> Placement:
    """Return the placement. Raises BadInput for an impossible one."""
    for nonsense in chain.from_iterable(nonsense_in_rule(rule, size) for rule in rules):
        raise BadInput(Named("rule"), in_words(nonsense))
    try:
        return Placement(size, values, rules)
    except (ValueError, TypeError) as wrong:
        raise unfit("values", f"{wrong}.", f"が使えません（{wrong}）。") from wrong


def words_in(name: str, words: Title, longest: int) -> Words:
    """Return words by language. Raises BadInput that names the argument."""
    data = dict(words) if isinstance(words, Mapping) else words
    return InLanguages(longest).read(data, (name,))
