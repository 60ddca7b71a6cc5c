"""One drawing: Python's pictures, for notebooks, are those that the page saves, shape by shape; and
both come from one table of the elements of a drawing."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest

from builder import drawing_table, environment
from builder.shell import ROOT, read_output
from builder.written import COMMAND, WRITERS
from pycore.figures.elements import ELEMENTS, LOOKS
from pycore.figures.shapes import parts_of
from pycore.figures.svg import picture
from pycore.model.bilingual import Text
from pycore.model.drawing import (
    Drawing,
    DrawnLine,
    Ink,
    Label,
    Piece,
    Shape,
    Sketch,
    Spot,
    Stroke,
    Where,
)
from pycore.puzzles import our_contents
from tests.figures.test_catalogue_as_files import PLACEMENTS, settings_of

pytestmark = pytest.mark.native

SAVED = """
import { readFileSync } from "node:fs";
const app = process.argv[1];
const [{ cellsOf }, { onPaper }, { svgOf }] = await Promise.all(
  ["cells", "shapes", "svg"].map((name) => import(`${app}/export/${name}.js`)));
const saved = JSON.parse(readFileSync(process.argv[2], "utf8")).map(({ drawing, values }) => {
  const contents = drawing.spots.map(({ cell }) => [cell, String(values[cell] ?? "")]);
  const filled = contents.map(([cell, text]) => [cell, { text, look: "filled" }]);
  return svgOf(onPaper(drawing, cellsOf(drawing, Object.fromEntries(filled))), "");
});
process.stdout.write(JSON.stringify(saved));
"""
"""Prints the pictures that the page saves of these drawings and values."""

UNDRAWN = {"shape", "spots", "rows", "tinted", "piece"}
"""The fields of a drawing that are no elements of it: what its cells look like."""

WORDS = Text("said", "言葉")
THROUGH = ((0.0, 0.0), (1.0, -1.25))


def everything(shape: Shape, piece: Piece, spots: tuple[Spot, ...]) -> Drawing:
    """A drawing with every element, in every look."""
    strokes = (Stroke(((0, 0),), 0.8), Stroke(THROUGH, 0.3))
    return Drawing(
        shape,
        spots,
        lines=(DrawnLine(THROUGH, thick=True), DrawnLine(((0, 0), (-2 / 3, 1)))),
        tinted=(1,),
        outlines=((*THROUGH, (1, 0)),),
        labels=tuple(Label("<7>", -0.1, 1 / 3, where, (0,), WORDS) for where in get_args(Where)),
        blocks=((2, 2),),
        piece=piece,
        sketches=tuple(Sketch(ink, strokes, (0,), WORDS) for ink in get_args(Ink)),
    )


NUMBERED = (Spot(0, 0, 0), Spot(1, 1, 0), Spot(2, 0, 1.15), Spot(3, 2, 0))
BY_VALUE = tuple(Spot(cell, value, cell, value) for cell in (0, 1) for value in (1, 2, 3))


def drawings() -> list[tuple[Drawing, dict[int, int]]]:
    """Every element on every shape with every piece, and the boards of the catalogue."""
    found = [
        (everything(shape, "disc", NUMBERED), {0: 7, 1: 12, 2: -123}) for shape in get_args(Shape)
    ]
    found += [(everything("square", piece, BY_VALUE), {0: 2, 1: 1}) for piece in get_args(Piece)]
    for puzzle in our_contents().puzzles.values():
        drawing = puzzle.draw(puzzle.settings({}))
        found.append((drawing, {spot.cell: spot.value or 5 for spot in drawing.spots}))
    return found


def content(svg: str) -> list[str]:
    """The shapes of a picture, without its heading."""
    return [line for line in svg.strip().split("\n") if not re.match("</?(svg|title)", line)]


def box(svg: str) -> str:
    [found] = re.findall(r'viewBox="([^"]+)"', svg)
    return " ".join(f"{float(number):.4f}" for number in found.split())


def test_a_picture_in_a_notebook_is_the_one_that_the_page_saves(tmp_path: Path) -> None:
    asked = drawings()
    boards = [{"drawing": drawing.data(), "values": values} for drawing, values in asked]
    (tmp_path / "boards.json").write_text(json.dumps(boards), "utf-8")
    app = (ROOT / "web" / "app").as_uri()
    words = [environment.node().program, "--input-type=module", "-e", SAVED, app]
    said = read_output([*words, tmp_path / "boards.json"], "node refused")
    for (drawing, values), saved in zip(asked, json.loads(said), strict=True):
        drawn = picture(drawing, values)
        assert (box(drawn), content(drawn)) == (box(saved), content(saved))


@pytest.mark.parametrize("path", WRITERS, ids=lambda path: path.name)
def test_what_is_written_from_the_core_is_as_it_would_be_written(path: Path) -> None:
    assert path.read_text("utf-8") == WRITERS[path](), COMMAND


def test_every_element_of_a_drawing_is_drawn_in_every_look() -> None:
    fields_drawn = {field.name for field in fields(Drawing)} - UNDRAWN
    assert fields_drawn == {element.field for element in ELEMENTS}
    whole = everything("square", "disc", NUMBERED)
    for form, part, look in parts_of(whole):
        assert LOOKS[look].layer, (form, part)
    assert all(getattr(whole, element.field) for element in ELEMENTS)


def test_an_element_has_the_same_colours_on_the_page_as_in_pictures() -> None:
    sheet = drawing_table.STYLES.read_text("utf-8")
    assert ".sketch.white {\n  fill: #fdfaf2;\n  stroke: var(--ink);\n}" in sheet
    assert ".block {\n  fill: color-mix(in srgb, var(--bark) 42%, var(--sheet));" in sheet


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
