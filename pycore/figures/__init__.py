"""Figures: placements with a drawing, made by people, as files.

Ask for: `read_figure` and `write_figure` (text.py), `packed` for links, FigureData (figure.py), and
file_schema (declaration.py), which is published as docs/schema/puzzle-file.json. forms.py has the
parts of a declaration. It imports the model alone.
"""
