"""Further rules of a Sudoku: boxes of other shapes, and clues of many kinds, one record each
(kinds.py), in any combination.

Ask for: `read_variants`, which reads their notation into `Variants` (notation.py); `further_rules`,
`names_of`, `boxes_of` and `in_words` (rules.py); `with_clues` (drawing.py).
"""
