"""Addresses: percent-encoding, and the name of the host."""

from __future__ import annotations

import re
from string import ascii_letters, digits

PLAIN = frozenset(ascii_letters + digits + "-_.~")


def unquoted(text: str) -> str:
    """Decode each %xx, as UTF-8."""

    def bytes_of(match: re.Match[str]) -> str:
        return bytes.fromhex(match[0].replace("%", "")).decode("utf-8", "replace")

    return re.sub("(?:%[0-9A-Fa-f]{2})+", bytes_of, text)


def quoted(text: str) -> str:
    """Write %xx for every byte with a meaning in an address."""
    return "".join(
        sign if sign in PLAIN else "".join(f"%{byte:02X}" for byte in sign.encode("utf-8"))
        for sign in text
    )


def host_of(address: str) -> str:
    """Return the host of an address, without www."""
    match = re.match(r"https?://(?:[^/?#@]{0,100}@)?([\w.-]{1,253})", address, re.ASCII)
    return match[1].lower().removeprefix("www.") if match else ""
