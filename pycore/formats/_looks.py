"""Guesses about unreadable texts, with advice."""

from __future__ import annotations

import re
from json import JSONDecodeError

from ..model.bilingual import Text, shown
from ..model.json_faults import json_fault
from ._address import host_of
from ._json import json_in

NOTHING = Text("There is no text.", "文字がありません。")

DRAWN = Text(
    "what such a link says is mostly drawing, not rules; the digits can be pasted as text",
    "このリンクの中身はほとんどが図で、ルールは読み取れません。数字だけなら文字として貼り付け"
    "られます",
)
HOSTS = {
    "swaroopg92.github.io": ("Penpa", DRAWN),
    "opt-pan.github.io": ("Penpa", DRAWN),
    "sudokupad.app": ("SudokuPad", DRAWN),
    "app.crackingthecryptic.com": ("SudokuPad", DRAWN),
    "crackingthecryptic.com": ("SudokuPad", DRAWN),
    "tinyurl.com": (
        "tinyurl.com",
        Text(
            "open it, and copy the address that it leads to", "開いた先のアドレスを使ってください"
        ),
    ),
}

ROWS = "[0-9.*_+-]{40,}"
"""Possibly a grid in one line."""

ADDRESS = r"\s*https?://\S{1,100000}"

JSON = r"\s*[{\[]\s*[\"{}\[\]]"
MARKUP = r"\s*<[a-zA-Z!?]"

NO_BOARD = rf"\s*$|{ADDRESS}|{JSON}|{MARKUP}"
"""The start of a text that is not a board in our own notation."""

MOST_KEYS = 3
"""The entries of an object that are named."""

PENPA = r"m=(edit|solve)\b.{0,20}&p="
"""The part of a Penpa address behind the #, as its files have it."""

SEED = Text(
    "this is a random seed (#) of a game of Simon Tatham's, from which only his program makes the "
    "puzzle; copy the game ID instead (Game, Specific...).",
    "これはサイモン・テイサム集の乱数シード（#）で、問題を作れるのはその"
    "プログラムだけです。ゲーム ID（Game → Specific…）をコピーしてください。",
)


def looks_like(text: str) -> Text:
    """Describe in one sentence a text that no format reads."""
    words = text.strip()
    if not words:
        return NOTHING
    address = re.match(ADDRESS, words)
    if address:
        return _address(address[0].strip())
    if re.fullmatch(r"[0-9][0-9a-z]{0,40}#[0-9]+", words):
        return SEED
    if re.fullmatch(r"(?:[a-z]+ )?[0-9][0-9a-z]{0,40}:\S+", words):
        return Text(
            "it looks like a game ID of Simon Tatham's collection, of a game that is not in this "
            "catalogue (Solo, Keen, Unequal, Towers, Pattern, Mosaic, Unruly, Fifteen and Pegs "
            "are).",
            "サイモン・テイサム集のゲーム ID のようですが、このゲームはありません（Solo、Keen、"
            "Unequal、Towers、Pattern、Mosaic、Unruly、Fifteen、Pegs が読めます）。",
        )
    if re.match(PENPA, words):
        return Text(f"a Penpa link: {DRAWN.en}.", f"Penpa のリンクです。{DRAWN.ja}。")
    if re.match(JSON, words):
        return _json(words)
    if re.match(MARKUP, words):
        return _without("HTML or XML", "HTML か XML ")
    signs = max((m[0].replace("+", "") for m in re.finditer(ROWS, words)), key=len, default="")
    if signs:
        return Text(
            f"there is a row of {len(signs)} cells; a Sudoku has 81 (or 16, 36, 256).",
            f"{len(signs)} マスの並びがあります。数独なら 81 マス（16、36、256 も可）です。",
        )
    start = shown(words.splitlines()[0])
    return Text(
        f"{start} is no form of a puzzle that is known; digits with dots for empty cells, game "
        "IDs, and addresses of puzzle pages can be read.",
        f"{start} は読める形ではありません。空きマスを . とした数字の並び、ゲーム ID、パズルの"
        "ページのアドレスが読めます。",
    )


def _json(words: str) -> Text:
    """Describe JSON that is no puzzle."""
    try:
        data = json_in(words)
    except JSONDecodeError as bad:
        fault = json_fault(bad)
        return Text(
            f"it looks like JSON, but breaks at line {bad.lineno}, character {bad.colno}: "
            f"{fault.en}.",
            f"JSON のようですが、{bad.lineno} 行 {bad.colno} 文字目で読めなくなります。"
            f"{fault.ja}。",
        )
    except ValueError:  # too deep, or a number of thousands of digits
        data = None
    en, ja = "is no object", "はオブジェクトではありません"
    if isinstance(data, dict):
        keys = [shown(key) for key in [*data][:MOST_KEYS]]
        en, ja = f"has {', '.join(keys) or 'nothing'}", f"にあるのは {'、'.join(keys) or '{}'}"
    return Text(
        'JSON, but not a puzzle file: that has "edagari": 1, "title", "values", "cells" and '
        f'"rules", and this {en}.',
        'JSON ですが、パズルファイルではありません。パズルファイルには "edagari": 1 と "title"、'
        f'"values"、"cells"、"rules" があります（これ{ja}）。',
    )


def _address(address: str) -> Text:
    """Describe an address."""
    host = host_of(address)
    if host in HOSTS:
        name, help_ = HOSTS[host]
        return Text(f"a {name} link: {help_.en}.", f"{name} のリンクです。{help_.ja}。")
    kind = re.search(r"/p(?:\.html)?\?(?:[a-z]+:)?([a-z0-9_-]{2,30})/", address)
    if kind:
        return Text(
            f"a puzz.link address of {shown(kind[1])}, a puzzle that is not in this catalogue.",
            f"puzz.link の {shown(kind[1])} のアドレスですが、このパズルはありません。",
        )
    named = shown(host or address)
    return _without(f"an address of {named}", f"{named} のアドレス")


def _without(en: str, ja: str) -> Text:
    """Describe a text without a puzzle."""
    return Text(
        f"{en} without a puzzle in it that can be read; copy the puzzle itself, as digits with "
        "dots for empty cells.",
        f"{ja}ですが、読める問題が入っていません。空きマスを . とした数字の並びで、問題そのものを"
        "コピーしてください。",
    )
