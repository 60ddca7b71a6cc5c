"""How large a figure may be."""

from __future__ import annotations

LONGEST = 400_000
"""The most characters of a file."""

LONGEST_PACKED = 100_000
"""The most characters of a figure in a link."""

DEEPEST = 12
"""The most arrays and objects inside one another."""

MOST_CELLS = 2500
MOST_VALUES = 1000
MOST_CANDIDATES = 250_000
"""Values times cells."""
MOST_RULES = 10_000
MOST_ENTRIES = 20_000
"""The most entries of an array of numbers, labels or lines."""

LARGEST = 2**53 - 1
"""Whole numbers up to this are the same in every program that reads JSON."""
LARGEST_VALUE = 999_999_999
"""Values are typed with so many digits."""

LONGEST_WORDS = 2000
LONGEST_NAME = 80
LONGEST_SIGN = 12
