"""Further rules of a Sudoku: boxes of other shapes, chess moves, thermometers, arrows, dots, even
and odd cells.

Ask for: `read_variants`, which reads their notation into `Variants` (notation.py); `further_rules`,
`names_of`, `boxes_of` and `in_words` (rules.py); `sketches` and `region_edges` (drawing.py).
"""
