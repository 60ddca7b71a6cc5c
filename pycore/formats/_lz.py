"""The compression of links in f-puzzles and SudokuPad: lz-string in base 64.

A dictionary code (Ziv and Lempel 1978, in the version of Welch, 1984). A number stands for a known
phrase; SHORT announces a new character of 8 bits, LONG one of 16, and END is the end. Each phrase
after the first enters the dictionary with the first character of the next. Numbers have as many
bits as the dictionary may need: their width grows when its `room` is used up. The lowest bit comes
first, and six bits make a character, the highest first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..model.bilingual import BadInput
from ._format import wrong

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
SIX = {character: f"{value:06b}" for value, character in enumerate(ALPHABET)}

MOST = 400_000
"""The most characters of an unpacked text."""

SHORT, LONG, END = 0, 1, 2

PAIR = r"[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]"
"""A character beyond 16 bits as two units of UTF-16, or a lone unit. (The page's Python has no
codec for them.)"""

BEFORE_HIGH, LOW = 0xD800 - (1 << 6), 0xDC00
"""The bases for its upper bits, which start at 2 ** 16, and its lower ten."""


class Width:
    """The number of bits of a number; `used` counts entries of the dictionary."""

    def __init__(self, room: int) -> None:
        self.bits, self._room = room.bit_length(), room

    def used(self) -> None:
        """Take room for an entry; when none is left, numbers get a bit wider."""
        self._room -= 1
        if self._room == 0:
            self._room = 1 << self.bits
            self.bits += 1


def unpacked(packed: str) -> str:
    """Unpack a text. Raises BadInput if it is damaged, or longer than MOST."""
    numbers = _Numbers(packed)
    phrases = ["", "", ""]
    parts: list[str] = []
    width, length, before = Width(2), 0, ""
    while (code := numbers.take(width.bits)) != END:
        if code in (SHORT, LONG):
            phrases.append(chr(numbers.take(8 if code == SHORT else 16)))
            code = len(phrases) - 1
            width.used()
        if code == len(phrases) and before:
            phrase = before + before[0]
        elif code < len(phrases):
            phrase = phrases[code]
        else:
            raise _damaged()
        length += len(phrase)
        if length > MOST:
            raise wrong(
                f"the link holds more than {MOST:,} characters.",
                f"リンクの中身が {MOST:,} 文字を超えます。",
            )
        if before:
            phrases.append(before + phrase[0])
        parts.append(phrase)
        width.used()
        before = phrase
    return re.sub(PAIR, _whole, "".join(parts))


def _whole(units: re.Match[str]) -> str:
    """Return the character of two units of UTF-16; U+FFFD for a lone one."""
    high, low = ord(units[0][0]), units[0][1:]
    return chr(((high - BEFORE_HIGH) << 10) + ord(low) - LOW) if low else "\ufffd"


def _units(text: str) -> Iterator[str]:
    """Yield the units of UTF-16 of a text, each as a character."""
    for character in text:
        code = ord(character)
        if code < 1 << 16:
            yield character
        else:
            yield chr(BEFORE_HIGH + (code >> 10))
            yield chr(LOW + code % (1 << 10))


class _Numbers:
    """The numbers in a text in base 64. Raises BadInput for any other character."""

    def __init__(self, packed: str) -> None:
        try:
            self._bits = "".join(map(SIX.__getitem__, packed.rstrip("=")))
        except KeyError:
            raise _damaged() from None
        self._at = 0

    def take(self, width: int) -> int:
        """Return the next number, of `width` bits. Raises BadInput if too few are left."""
        bits = self._bits[self._at : self._at + width]
        self._at += width
        if len(bits) < width:
            raise _damaged()
        return int(bits[::-1], 2)


def _damaged() -> BadInput:
    return wrong(
        "the link is damaged: copy it again, whole.",
        "リンクが壊れています。全体をコピーし直してください。",
    )


def packed(text: str) -> str:
    """Pack a text."""
    bits: list[int] = []
    codes: dict[str, int] = {}
    fresh: set[str] = set()
    size, width = 3, Width(2)

    def put(number: int, wide: int) -> None:
        bits.extend(number >> place & 1 for place in range(wide))

    def emit(phrase: str) -> None:
        if phrase in fresh:
            fresh.remove(phrase)
            short = ord(phrase) < 256
            put(SHORT if short else LONG, width.bits)
            put(ord(phrase), 8 if short else 16)
            width.used()
        else:
            put(codes[phrase], width.bits)
        width.used()

    phrase = ""
    for character in _units(text):
        if character not in codes:
            codes[character] = size
            size += 1
            fresh.add(character)
        if phrase + character in codes:
            phrase += character
            continue
        emit(phrase)
        codes[phrase + character] = size
        size += 1
        phrase = character
    if phrase:
        emit(phrase)
    put(END, width.bits)
    bits += [0] * (-len(bits) % 6 or 6)
    sixes = (bits[at : at + 6] for at in range(0, len(bits), 6))
    coded = "".join(ALPHABET[int("".join(map(str, six)), 2)] for six in sixes)
    return coded + "=" * (-len(coded) % 4)
