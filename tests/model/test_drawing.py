"""A drawing as plain data: nothing of it is lost on the way to another process."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields

from pycore.model.bilingual import Text
from pycore.model.drawing import Drawing, DrawnLine, Label, Sketch, Spot, Stroke
from pycore.model.serialization import read_drawing

WORDS = Text("said", "言葉")

WHOLE = Drawing(
    "hexagon",
    (Spot(0, 0, 0), Spot(1, 1.5, 0, 3)),
    lines=(DrawnLine(((0, 0), (1, 0)), thick=True), DrawnLine(((0, 1), (1, 1)))),
    rows=((0, 1),),
    tinted=(1,),
    outlines=(((0, 0), (1, 0), (1, 1)),),
    labels=(Label("7", 0.5, 0.5, "corner", (0, 1), WORDS),),
    blocks=((2, 2),),
    piece="queen",
    sketches=(Sketch("violet", (Stroke(((0, 0), (1, 1)), 0.2),), (0,), WORDS),),
)


def test_every_field_of_a_drawing_is_read_back() -> None:
    for field in fields(Drawing):
        assert field.default is MISSING or getattr(WHOLE, field.name) != field.default, field.name
    assert read_drawing(json.loads(json.dumps(WHOLE.data()))) == WHOLE
