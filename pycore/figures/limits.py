"""The limits on the size of a figure."""

from __future__ import annotations

LONGEST = 400_000
"""The most characters of a file."""

LONGEST_PACKED = 100_000
"""The most characters of a figure in a link."""

DEEPEST = 12
"""The deepest nesting of arrays and objects."""

MOST_CELLS = 2500
MOST_VALUES = 1000
MOST_CANDIDATES = 250_000
"""Values times cells."""
MOST_RULES = 10_000
MOST_ENTRIES = 20_000
"""The most entries of an array of numbers, labels or lines."""

LARGEST = 2**53 - 1
"""Whole numbers up to this are exact in every JSON reader."""
LARGEST_VALUE = 999_999_999
"""The most digits of a typed value."""

LONGEST_WORDS = 2000
LONGEST_NAME = 80
LONGEST_SIGN = 12
