"""Claims: sentences that state a number, or that something follows, is guessed or cut, each bound
to the fact, or to its subject.

claim    a part of a sentence in each language, None where it is missing, and the fact
told     the sentences of a text in one language
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple


class Claim(NamedTuple):
    """A part of a sentence in each language, None where it is missing; and the fact that must hold,
    or the subject of a sentence about neither a number nor an event of a search."""

    en: str | None
    ja: str | None
    holds: Callable[[], bool] | str

    def said(self, language: str) -> str | None:
        return self.en if language == "en" else self.ja


def unbound(claims: Sequence[Claim], language: str, states: str, told: Iterable[str]) -> list[str]:
    """Return the sentences that state something (by this pattern) but are not bound to a claim."""
    known = [part for claim in claims if (part := claim.said(language))]
    return [
        sentence
        for sentence in told
        if re.search(states, sentence) and not any(part in sentence for part in known)
    ]


def expect_claim(claim: Claim, told: dict[str, list[str]]) -> None:
    """Expect that the claim is made in each of its languages, and that it holds."""
    for language, sentences in told.items():
        part = claim.said(language)
        assert part is None or any(part in sentence for sentence in sentences), language
    assert claim.holds if isinstance(claim.holds, str) else claim.holds()
