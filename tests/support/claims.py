"""Claims: sentences that state a number, or say that something follows, is guessed or cut, bound to
what is so, or to what they are about.

claim    a part of a sentence in each language, None where it is not said there, and what holds
told     sentences of a text in one language
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple


class Claim(NamedTuple):
    """A part of a sentence in each language, None where it is not said there; and what must be
    true, or what the sentence is about if that is no number and no event of a search."""

    en: str | None
    ja: str | None
    holds: Callable[[], bool] | str

    def said(self, language: str) -> str | None:
        return self.en if language == "en" else self.ja


def unbound(claims: Sequence[Claim], language: str, states: str, told: Iterable[str]) -> list[str]:
    """Return the sentences that state something (by this pattern) and are bound to nothing."""
    known = [part for claim in claims if (part := claim.said(language))]
    return [
        sentence
        for sentence in told
        if re.search(states, sentence) and not any(part in sentence for part in known)
    ]


def expect_claim(claim: Claim, told: dict[str, list[str]]) -> None:
    """Expect that the claim is said in each language that says it, and that it holds."""
    for language, sentences in told.items():
        part = claim.said(language)
        assert part is None or any(part in sentence for sentence in sentences), language
    assert claim.holds if isinstance(claim.holds, str) else claim.holds()
