"""The keys of rules in f-puzzles boards, with the names of those rules here."""

from __future__ import annotations

GRID = {
    "antiknight": "knight",
    "antiking": "king",
    "nonconsecutive": "nonconsecutive",
    "disjointgroups": "disjoint",
}
NEGATIVE = {"ratio": "all-black", "xv": "all-xv"}
LINES = {
    "thermometer": "thermo",
    "palindrome": "palindrome",
    "renban": "renban",
    "whispers": "whispers",
    "betweenline": "between",
    "regionsumline": "sums",
    "zipperline": "zipper",
}
DOTS = {"difference": ("white", 1), "ratio": ("black", 2)}
SIGNS = {"X": "x", "V": "v"}
SHADED = {"odd": "odd", "even": "even", "minimum": "min", "maximum": "max"}
FORMERLY = ("parity", "extreme")
"""The keys of a cell in which older boards have the name of a sign."""
DIRECTIONS = {"UL": (-1, -1), "UR": (-1, 1), "DL": (1, -1), "DR": (1, 1)}

KEYS = {
    **{name: key for key, name in LINES.items()},
    **{name: key for key, (name, _) in DOTS.items()},
    **dict.fromkeys(SIGNS.values(), "xv"),
    **{name: key for key, name in SHADED.items()},
    "arrow": "arrow",
    "pill": "arrow",
    "quad": "quadruple",
    "region": "extraregion",
    "clone": "clone",
    "sandwich": "sandwichsum",
    "little": "littlekillersum",
}
"""The key of each rule with clues."""
