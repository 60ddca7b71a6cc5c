"""One step of reasoning and its presentation.

where   strength 1: where to look
why     strength 2: the rule that applies there
what    strength 3: the value, or the excluded marks
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from ...model.bilingual import Text, capital, number, spaced
from ...model.reason import Premises

Strength = Literal[1, 2, 3]


WRONG = ("conflict", "mistake")
"""Steps that say the values in their cells are wrong."""


Mark = tuple[int, int]
"""A cell and a value noted in it."""


class MarkLink(NamedTuple):
    """Two marks: at least one holds if the link is strong, at most one if it is weak."""

    one: Mark
    other: Mark
    is_strong: bool


@dataclass(frozen=True)
class Step:
    """The finding of a technique. `cells` are highlighted; `places` and `removes` are (cell, value)
    pairs.

    `look` are the cells that `where` names, if different: they are highlighted until more is shown.
    `chain` are the values that follow from a trial, in order, up to the contradiction. `links` are
    drawn as lines. Of two `colours` of marks, all of one hold; in a chain, those of the first are
    false if its first mark is. `premises` are the basis of the finding; a remark has none.
    """

    technique: str
    title: Text
    where: Text
    why: Text
    what: Text
    cells: tuple[int, ...]
    places: tuple[tuple[int, int], ...] = ()
    removes: tuple[tuple[int, int], ...] = ()
    chain: tuple[tuple[int, int], ...] = ()
    look: tuple[int, ...] = ()
    links: tuple[MarkLink, ...] = ()
    colours: tuple[tuple[Mark, ...], ...] = ()
    premises: Premises | None = None

    def __post_init__(self) -> None:
        """Space and capitalize the sentences, into which names were inserted verbatim."""
        for part in ("where", "why", "what"):
            words = spaced(getattr(self, part))
            object.__setattr__(self, part, words._replace(en=capital(words.en)))

    def as_data(self, strength: Strength) -> dict[str, Any]:
        """Return the content of a hint of this strength as plain data; stronger hints include the
        weaker ones."""
        words = [self.where, self.why, self.what][:strength]
        data: dict[str, Any] = {
            "strength": strength,
            "words": [text._asdict() for text in words],
            "cells": list((strength == 1 and self.look) or self.cells),
        }
        if self.technique in WRONG:
            data["wrong"] = True
        if strength > 1:
            data["technique"] = self.technique
            data["title"] = self.title._asdict()
            if self.links:
                data["links"] = [
                    [list(one), list(other), strong] for one, other, strong in self.links
                ]
            if self.colours:
                data["colours"] = [[list(mark) for mark in own] for own in self.colours]
        if strength > 2:
            data["places"] = [list(pair) for pair in self.places]
            data["removes"] = [list(pair) for pair in self.removes]
            data["chain"] = [list(pair) for pair in self.chain]
        return data


def look_at(name: Text) -> Text:
    """Tell where to look: at a cell, a line or a rule of this name."""
    return Text(f"Look at {name.en}.", f"{name.ja}に注目してください。")


def either(values: list[int]) -> Text:
    """List alternative values: "2, 5 or 7"."""
    *others, last = map(number, values)
    return Text(f"{', '.join(others)} or {last}" if others else last, listed(values).ja)


def listed(values: list[int]) -> Text:
    """List values: "2, 5, 7"."""
    return Text(", ".join(map(number, values)), "、".join(map(number, values)))
