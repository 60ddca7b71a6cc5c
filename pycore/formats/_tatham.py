"""Simon Tatham's Portable Puzzle Collection: the forms shared by all its games.

ID         `PARAMS:DESC`, alone, after the name of the game, or after the # of an address
save file  lines `KEY:LENGTH:VALUE`, of which GAME, PARAMS and DESC are read

An ID does not name its game, which is inferred from the form of both parts.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from ..model.bilingual import Text
from ._address import unquoted
from ._format import Format, Held, Opened, wrong

NAME = "tatham"

LONGEST = 20_000
"""The most characters of an ID."""

SAVED = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection"


class GameID(NamedTuple):
    """A game, None if unnamed, the two parts of its ID, and whether moves were omitted."""

    game: str | None
    params: str
    desc: str
    played: bool = False


def game_id(text: str) -> GameID | None:
    """Return the ID in a text; None if there is none."""
    text = text.strip()
    if len(text) > LONGEST:
        return None
    if text.startswith("SAVEFILE"):
        return _saved(text)
    address = re.fullmatch(r"https?://\S{1,200}?/(?:sgt-)?([a-z]+)(?:\.html?|/)?#(\S+)", text)
    named = re.fullmatch(r"(?:sgt-)?([a-z]+):?\s+(\S+)", text, re.IGNORECASE)
    if address:
        game, code = address[1], unquoted(address[2])
    elif named:
        game, code = named[1].lower(), named[2]
    else:
        game, code = None, text
    match = re.fullmatch(r"([0-9][0-9a-z]{0,40}):([!-~]+)", code)
    return GameID(game, match[1], match[2]) if match else None


def _saved(text: str) -> GameID | None:
    """Return the ID of a save file."""
    if not text.startswith(SAVED):
        return None
    found: dict[str, str] = {}
    at = 0
    while match := re.compile(r"\s*([A-Z]+) *:([0-9]{1,6}):").match(text, at):
        at = match.end() + int(match[2])
        found.setdefault(match[1], text[match.end() : at])
    if not {"GAME", "PARAMS", "DESC"} <= found.keys():
        return None
    return GameID(found["GAME"].lower(), found["PARAMS"], found["DESC"], "MOVE" in found)


MOVES = Text("the moves made so far", "これまでの手順")


def game(
    name: str,
    title: Text,
    form: str,
    puzzles: tuple[str, ...],
    read: Callable[[str, str], Opened],
    write: Callable[[Held], str],
    example: str,
    fits: Callable[[str, str], bool] = lambda params, desc: True,
    place: int = 50,
) -> Format:
    """Return the format of a game: `form` is the pattern of an ID, `read` takes its two parts.
    Where other games have IDs of that form, `fits` says whether an unnamed one is of this game,
    which precedes games of a later `place`."""

    def recognises(text: str) -> bool:
        found = game_id(text)
        if found is None or found.game not in (None, name):
            return False
        written = f"{found.params}:{found.desc}"
        return bool(found.game or (re.fullmatch(form, written) and fits(found.params, found.desc)))

    def opened(text: str) -> Opened:
        found = game_id(text)
        if found is None:
            raise wrong("this is no game ID.", "ゲーム ID として読めません。")
        made = read(found.params, found.desc)
        return made._replace(left_out=(*made.left_out, *([MOVES] if found.played else [])))

    of = Text(f"an ID of {title.en} (Simon Tatham)", f"サイモン・テイサム集の {title.ja} の ID")
    return Format(NAME, of, example, recognises, opened, puzzles, write, place=place)


def order_of(params: str, further: str) -> int:
    """Read the order from the parameters; these signs may follow it. Raises BadInput."""
    match = re.fullmatch(f"([0-9]{{1,2}})(?:[{further}].*)?", params)
    if match is None:
        raise bad_params(params)
    return int(match[1])


def sides_of(params: str) -> tuple[int, int]:
    """Read width and height from the parameters; one number means both. Raises BadInput."""
    match = re.match("([0-9]{1,3})(?:x([0-9]{1,3}))?(?![0-9])", params)
    if match is None:
        raise bad_params(params)
    wide = int(match[1])
    return wide, int(match[2] or wide)


def bad_params(params: str) -> Exception:
    """Return the fault of an unreadable first part of an ID."""
    return wrong(
        f"{params[:24]!r} before the colon is no size of this game.",
        f"コロンの前の {params[:24]!r} は、このゲームの大きさとして読めません。",
    )
