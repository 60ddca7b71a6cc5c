"""Line wrapping for code that is too wide to read."""

from __future__ import annotations

import re
from collections.abc import Iterator

WIDTH = 100
"""The width to which code is wrapped; deeply indented code gets at least LEAST_WIDTH."""
LEAST_WIDTH = 60
BREAK = re.compile(r'(?<=[,|&"]) |(?<= or) |(?<= and) | (?=[-+] )')
"""Where code may be wrapped."""


SIGNS = r'[ "()\[\]{}]'
"""The tokens that matter."""


def wrapped(code: str, width: int) -> Iterator[str]:
    """Yield the code in pieces, broken inside brackets, where line ends mean nothing: after a
    comma, an "or", an "and" or a string, before a plus or minus; in the fewest possible
    brackets."""
    depth, quoted, begin = 0, False, 0
    breaks: list[tuple[int, int]] = []

    def far_enough(at: int) -> Iterator[str]:
        nonlocal begin, breaks
        while at - begin >= width and breaks:
            far = [(-deep, place) for deep, place in breaks if place - begin > width // 2]
            _, place = max(far) if far else breaks[-1]
            yield code[begin:place]
            begin = place + 1
            breaks = [(deep, later) for deep, later in breaks if later > place]

    for found in re.finditer(SIGNS, code) if len(code) > width else ():
        at, sign = found.start(), found[0]
        if sign == '"':
            quoted = not quoted
        elif not quoted:
            depth += (sign in "([{") - (sign in ")]}")
        if at - begin >= width:
            yield from far_enough(at)
        if sign == " " and depth and not quoted and BREAK.match(code, at):
            breaks.append((depth, at))
    yield from far_enough(len(code) - 1)
    yield code[begin:]
