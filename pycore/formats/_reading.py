"""Reading a text in an unknown format.

The formats are tried in turn. The first one that recognises the text reads it; if it fails, its
message is the answer. A text that none recognises may have a puzzle in each of its lines,
paragraphs or games of XML. Otherwise the answer describes the text.
"""

from __future__ import annotations

import re
from itertools import accumulate, pairwise
from typing import NamedTuple

from ..model.bilingual import BadInput, Fault, InText, Text
from ..model.movement import Movement
from ..model.placement import no_value
from ._catalogue import all_formats
from ._format import Format, Opened, wrong
from ._looks import NO_BOARD, looks_like

LONGEST = 400_000
"""The most characters of a text."""

MOST = 1000
"""The most puzzles taken from a text."""


LINK = r"https?://[!#-&(-;=?-~]+"
"""An address anywhere in a text, with the signs behind it."""

BEHIND = ".,;:!?)]}*_`"
"""Signs at the end of an address that belong to the sentence around it."""

BARE = r"(?i:(?:[a-z0-9-]+\.)+[a-z]{2,})/[!-~]+"
"""An address without its scheme, as some browsers show it."""


REST = Text(
    f"from here on nothing is read: {MOST:,} puzzles at most.",
    f"ここから先は読みません（{MOST:,} 問まで）。",
)


class TextContents(NamedTuple):
    """The puzzles of a text in order, and the faults of unreadable lines."""

    puzzles: tuple[Opened, ...]
    faults: tuple[Fault, ...] = ()


def opened(text: str) -> Opened:
    """Return the only puzzle of a text. Raises BadInput if there is none, or more than one."""
    found = contents(text).puzzles
    if len(found) > 1:
        raise wrong(
            f"this holds {len(found)} puzzles; give one of them.",
            f"{len(found)} 問あります。1 問だけにしてください。",
        )
    return found[0]


def contents(text: str, certain: bool = False) -> TextContents:
    """Return the puzzles of a text; with `certain`, only if its format is certain.

    Raises BadInput, in one sentence, if there are none. With `certain`, no puzzles are returned for
    other formats, unless the text cannot be a board in our own notation: an address, JSON.
    """
    if len(text) > LONGEST:
        raise wrong(
            f"the text is longer than {LONGEST:,} characters.",
            f"{LONGEST:,} 文字を超えています。",
        )
    text = text.replace("\x00", "").removeprefix("\ufeff").strip("\r\n")
    certain = certain and not re.match(NO_BOARD, text)
    form, text = format_in(text)
    if form and (form.certain or not certain):
        return TextContents((read_by(form, text),))
    for parts in (_lines(text), _paragraphs(text), _games(text)):
        found = _each(parts, certain)
        if found.puzzles:
            return found
        if found.faults:
            raise BadInput(*found.faults[0])
    if certain:
        return TextContents(())
    raise BadInput(None, looks_like(text))


def _each(parts: list[tuple[int, str]], certain: bool) -> TextContents:
    """Return the puzzles in the parts of a text; none if most parts are something else, or if the
    format must be `certain` and the first part's is not."""
    found: list[Opened] = []
    faults: list[Fault] = []
    others = 0
    for line, whole in parts if len(parts) > 1 else []:
        form, part = format_in(whole)
        if certain and form and not form.certain and not (found or faults):
            return TextContents(())
        if form is None:
            others += not re.match(r"\s*(#|;|\[|<|$)", part)
            if others > MOST:  # more than there can be puzzles: another kind of text
                return TextContents(())
            continue
        if len(found) == MOST:
            faults.append(Fault(InText(line), REST))
            break
        try:
            found.append(read_by(form, part))
        except BadInput as bad:
            faults.append(Fault(InText(line), bad.words))
    if others > len(found) + len(faults):
        return TextContents(())
    return TextContents(tuple(found), tuple(faults))


def format_in(text: str) -> tuple[Format | None, str]:
    """Return the format of a text, and the text; for a message around one address with a format,
    that format and the address."""
    alone = re.match(LINK, text)
    if alone and not re.search(r"\s", text.rstrip()):
        text = alone[0]  # without a full stop of Japanese
    form = format_of(text)
    if form and form.certain:
        return form, text
    bare = [f"https://{text.strip()}"] if re.fullmatch(BARE, text.strip()) else []
    addresses = {address.rstrip(BEHIND) for address in re.findall(LINK, text)} or {*bare}
    if len(addresses) != 1:
        return form, text
    address = addresses.pop()
    inner = format_of(address)
    return (inner, address) if inner and (inner.certain or form is None) else (form, text)


def format_of(text: str) -> Format | None:
    """Return the first format that recognises a text."""
    if not text.strip():
        return None
    return next((form for form in all_formats() if form.recognises(text)), None)


def read_by(form: Format, text: str) -> Opened:
    """Read a puzzle with a format, and check its options and cells. Raises BadInput, which names
    the format."""
    try:
        made = form.read(text)
        _check(made)
    except BadInput as bad:
        named, why = form.title, bad.words
        raise BadInput(bad.place, Text(f"{named.en}: {why.en}", f"{named.ja}：{why.ja}")) from bad
    return made._replace(form=form.title)


def _check(made: Opened) -> None:
    """Raise BadInput if the puzzle cannot have these options, cells or values."""
    settings = made.puzzle.settings(made.options)
    built = made.puzzle.build(settings)
    if isinstance(built, Movement):
        built.at(built.read(made.start))
        return
    for cell, value in {**made.givens, **made.own}.items():
        if cell not in range(built.size):
            raise wrong(f"there is no cell {cell}.", f"マス {cell} はありません。")
        if value not in built.values:
            raise BadInput(None, no_value(str(value), built.values))


def _lines(text: str) -> list[tuple[int, str]]:
    """Return the lines, numbered from 1."""
    return [*enumerate(text.splitlines(), 1)]


GAME = r"<game\b[^<>]+>"
HEADING = r"\n\s*\n|(?m:^(?:Grid|Puzzle)\b.{0,80}\n)"


def _paragraphs(text: str) -> list[tuple[int, str]]:
    """Return the paragraphs between empty lines or headings, with the numbers of their first
    lines."""
    parts, at = [], 0
    for gap in re.finditer(HEADING, text):
        parts.append((at, text[at : gap.start()]))
        at = gap.end()
    parts.append((at, text[at:]))
    starts = (0, *(start for start, _ in parts))
    lines = accumulate(text.count("\n", one, other) for one, other in pairwise(starts))
    return [(n + 1, part) for n, (_, part) in zip(lines, parts, strict=True) if part.strip()]


def _games(text: str) -> list[tuple[int, str]]:
    """Return the games of XML, of which a line may have many, with the numbers of their lines."""
    return [(line, tag) for line, part in _lines(text) for tag in re.findall(GAME, part)]
