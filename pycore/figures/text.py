"""Puzzle files as text: JSON within limits, and a short form for links.

packed   a figure as one word: "z." and its JSON, deflated (RFC 1951), in base64url without padding
"""

from __future__ import annotations

import json
import re
from binascii import a2b_base64, b2a_base64
from collections import Counter
from typing import Any, NoReturn
from zlib import compressobj, decompressobj, error

from ..model.bilingual import BadInput, InText, Text
from ..model.json_faults import json_fault
from ..model.nesting import is_deeper
from .assembly import assembled, entries_of
from .declaration import FILE, VERSION
from .figure import FigureData
from .forms import Json, refused
from .limits import DEEPEST, LONGEST, LONGEST_PACKED

HEAD = "edagari"
"""The entry that identifies a file, with its version."""

PACKED = "z."
FOR_LINKS, FROM_LINKS = str.maketrans("+/", "-_"), str.maketrans("-_", "+/")
"""Translates between base64 and base64url."""
RAW = -15
"""For zlib: raw deflate, without header and check value."""


def looks_like_file(text: str) -> bool:
    """Return whether a text is meant as a puzzle file: an object that names its version early, or a
    packed one."""
    head = text.lstrip("\ufeff \t\r\n")[:LONGEST]
    return is_packed(head) or (head.startswith("{") and f'"{HEAD}"' in head)


def is_packed(text: str) -> bool:
    """Return whether a text has the form of a packed figure."""
    return re.fullmatch(rf"{re.escape(PACKED)}[A-Za-z0-9_-]+\s*", text) is not None


def read_figure(text: str) -> FigureData:
    """Read a file, packed or not. Raises BadInput with the line and column, or the pointer, of the
    fault."""
    text = text.strip("\ufeff \t\r\n")
    data = _parsed(unpacked(text) if is_packed(text) else text)
    if isinstance(data, dict) and HEAD in data:
        version = data[HEAD]
        if type(version) is int and version > VERSION:
            raise refused(
                (HEAD,),
                f"this file is of version {version}, and {VERSION} is read here; use a newer "
                "Edagari.",
                f"このファイルは第 {version} 版です。ここで読めるのは第 {VERSION} 版までなので、"
                "新しい Edagari を使ってください。",
            )
    return assembled(FILE.read(data, ()))


def write_figure(figure: FigureData) -> str:
    """Return the file of a figure, with a line for each entry of a list, for people to read."""
    data: dict[str, Json] = FILE.write(entries_of(figure))
    lines = [f"  {_compact(key)}: {_spread(part)}" for key, part in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _spread(part: Json) -> str:
    match part:
        case [dict() | list(), *_]:
            return "[\n" + ",\n".join(f"    {_compact(one)}" for one in part) + "\n  ]"
        case _:
            return _compact(part)


def _compact(part: Json) -> str:
    return json.dumps(part, ensure_ascii=False, separators=(", ", ": "), allow_nan=False)


def packed(figure: FigureData) -> str:
    """Return a figure as one word."""
    data = FILE.write(entries_of(figure))
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    deflating = compressobj(9, wbits=RAW)
    deflated = deflating.compress(text.encode()) + deflating.flush()
    code = b2a_base64(deflated, newline=False).decode("ascii").rstrip("=")
    return PACKED + code.translate(FOR_LINKS)


def unpacked(word: str) -> str:
    """Return the JSON of a packed figure. Raises BadInput if it is damaged, or too long, packed or
    not; unpacking stops at the limit."""
    if len(word) > LONGEST_PACKED:
        raise _too_long(LONGEST_PACKED)
    code = word.strip().removeprefix(PACKED).translate(FROM_LINKS)
    inflating = decompressobj(RAW)
    try:
        plain = inflating.decompress(a2b_base64(code + "=" * (-len(code) % 4)), 4 * LONGEST)
        whole = inflating.eof and not inflating.unused_data
        if inflating.unconsumed_tail:
            raise _too_long(LONGEST)
        text = plain.decode() if whole else ""
    except (error, ValueError) as damaged:
        if isinstance(damaged, BadInput):
            raise
        text = ""
    if not text:
        raise BadInput(
            None,
            Text(
                "the packed figure is damaged; copy the whole link again.",
                "圧縮された図形が壊れています。リンク全体をコピーし直してください。",
            ),
        )
    return text


def _too_long(most: int) -> BadInput:
    return BadInput(
        None,
        Text(f"must have {most:,} characters at most.", f"{most:,} 文字以内にしてください。"),
    )


def _parsed(text: str) -> Json:
    """Parse JSON. Raises BadInput for text that is too long, too deep, or not JSON."""
    if len(text) > LONGEST:
        raise _too_long(LONGEST)
    if is_deeper(text, DEEPEST):
        raise BadInput(
            None,
            Text(
                f"arrays and objects must not be more than {DEEPEST} deep.",
                f"配列とオブジェクトの入れ子は {DEEPEST} 段までです。",
            ),
        )
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except json.JSONDecodeError as bad:
        fault = json_fault(bad)
        raise BadInput(
            InText(bad.lineno, bad.colno),
            Text(f"is not JSON: {fault.en}.", f"JSON として読めません。{fault.ja}。"),
        ) from bad
    except BadInput:
        raise
    except (ValueError, RecursionError) as bad:  # a number of thousands of digits
        raise BadInput(
            None,
            Text("has a number that is too long.", "長すぎる数があります。"),
        ) from bad


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object. Raises BadInput for a duplicate entry."""
    made = dict(pairs)
    if len(made) < len(pairs):
        [(twice, _)] = Counter(name for name, _ in pairs).most_common(1)
        raise BadInput(
            None,
            Text(
                f"{twice[:24]!r} is twice in one object; each entry must be there once.",
                f"1 つのオブジェクトに {twice[:24]!r} が 2 度あります。",
            ),
        )
    return made


def _no_number(word: str) -> NoReturn:
    raise BadInput(
        None, Text(f"{word} is no number in JSON.", f"{word} は JSON の数ではありません。")
    )
