"""The difficulty of a step in points; the score of a puzzle is the sum over its steps.

The scale follows HoDoKu's (singles below 20, pairs about 60, wings about 150, chains near 300);
docs/levels.md compares.
"""

from __future__ import annotations

from collections.abc import Mapping

POINTS: Mapping[str, int] = {
    "naked-single": 5,
    "hidden-single": 15,
    "pointing": 50,
    "claiming": 50,
    "naked-pair": 60,
    "hidden-pair": 70,
    "naked-triple": 80,
    "hidden-triple": 100,
    "naked-quad": 120,
    "hidden-quad": 150,
    "x-wing": 140,
    "skyscraper": 130,
    "turbot-fish": 130,
    "two-string-kite": 150,
    "remote-pair": 110,
    "unique-rectangle": 100,
    "hidden-rectangle": 100,
    "xy-wing": 160,
    "w-wing": 150,
    "swordfish": 150,
    "xyz-wing": 180,
    "empty-rectangle": 150,
    "simple-colouring": 150,
    "multi-colouring": 200,
    "finned-x-wing": 150,
    "finned-swordfish": 200,
    "jellyfish": 250,
    "sue-de-coq": 250,
    "finned-jellyfish": 250,
    "x-chain": 260,
    "xy-chain": 260,
    "als-xz": 300,
    "chain": 280,
    "trial": 500,
    "long-trial": 2000,
}
"""By the name of the technique."""
