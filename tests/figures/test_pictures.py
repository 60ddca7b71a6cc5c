"""A figure from Python has a picture, whatever is drawn on it, and every name on it is whole."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from pycore.figures.svg import picture
from pycore.model.bilingual import Text
from pycore.model.drawing import Drawing, Label, Spot
from tests.figures.test_catalogue_as_files import PLACEMENTS, settings_of

pytestmark = pytest.mark.native


@pytest.mark.parametrize("name", sorted(PLACEMENTS))
def test_every_drawing_of_the_catalogue_has_one(name: str) -> None:
    puzzle = PLACEMENTS[name]
    for settings in settings_of(puzzle):
        drawing = puzzle.draw(settings)
        if len(drawing.spots) <= 1000:
            made = ElementTree.fromstring(picture(drawing, dict.fromkeys(range(9), 1)))
            texts = {each.text for each in made.iter("{http://www.w3.org/2000/svg}text")}
            assert {label.text for label in drawing.labels} <= texts


@pytest.mark.parametrize("name", ["Kagoshima", "北海道地方"])
def test_a_name_beside_a_circle_is_whole_and_clear_of_lines(name: str) -> None:
    label = Label(name, 0, -0.68, "beside", (), Text(name, name))
    made = ElementTree.fromstring(picture(Drawing("circle", (Spot(0, 0, 0),), labels=(label,))))
    left, _, wide, _ = map(float, made.attrib["viewBox"].split())
    assert 1 < -left < 1.4
    assert wide == pytest.approx(-2 * left)
    written = next(made.iter("{http://www.w3.org/2000/svg}text")).attrib
    assert written["paint-order"] == "stroke"
