"""Texts with mistakes, as by copying, messaging or malice."""

from __future__ import annotations

from random import Random

SIGNS = "0123456789abcxzABCJZ.,:;/\\|_+-=[](){}\"'#%&?<>*~ \n\t\r\x00é８\u3000🙂"


def mutated(text: str, random: Random) -> str:
    """Return a text with one to four mistakes."""
    for _ in range(random.randint(1, 4)):
        at, end = sorted(random.randint(0, len(text)) for _ in range(2))
        near = min(len(text), at + random.randint(0, 6))
        text = random.choice(
            (
                text[:at] + random.choice(SIGNS) + text[at:],
                text[:at] + random.choice(SIGNS) + text[at + 1 :],
                text[:at] + text[near:],
                text[:at],
                text[at:],
                text[:at] + text[at:end][:400] * 2 + text[end:],
                text[:at] + str(10 ** random.randint(1, 30)) + text[at:],
                text[:at] + random.choice(SIGNS) * random.choice((3, 30, 3000)) + text[at:],
                text.swapcase(),
                text[end:] + text[at:end] + text[:at],
            )
        )
    return text
