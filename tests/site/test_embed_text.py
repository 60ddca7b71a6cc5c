"""Boards in text form that a frame reads by itself, before Python is there: as Python reads them.

What the page does not read it leaves to Python, so it may refuse too much, and never read wrongly.
"""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from builder import environment
from builder.shell import ROOT, read_output
from pycore.model.bilingual import BadInput
from pycore.model.notation import read_text, write_cells, write_line
from pycore.puzzles import our_contents

CASES = 1500
PUZZLES = our_contents().puzzles
ROOM = ROOT / "web" / "app" / "draft"
READ = """
import { readCells } from "%s";
import { readFileSync } from "node:fs";
const cases = JSON.parse(readFileSync(process.argv[1], "utf8"));
const read = ({ text, drawing, grid }) => readCells(text, drawing, grid);
process.stdout.write(JSON.stringify(cases.map(read)));
"""
SIGNS = [*"0123456789", *"ABGabg", *"._*?", *" \n\t,|", *"-+=;", "　", "１", "．", "\ufeff", "<"]


def texts(chance: random.Random, values: list[int], good: list[str]) -> Iterator[str]:
    """Good boards, and the same with something wrong in them."""
    while True:
        text = chance.choice(good)
        for _ in range(chance.choice([0, 0, 1, 1, 2, 5])):
            place = chance.randrange(len(text) + 1)
            sign = chance.choice([*SIGNS, str(chance.choice(values)), ""])
            text = text[:place] + sign + text[place + chance.randrange(2) :]
        yield text


def cases() -> list[dict[str, Any]]:
    chance = random.Random(4)
    made = []
    placements = [each for each in PUZZLES.values() if each.kind == "placement"]
    for puzzle in placements:
        for typed in [{}, *(example.options for example in puzzle.examples)]:
            settings = puzzle.settings(typed)
            drawing = puzzle.draw(settings)
            values = list(getattr(puzzle.build(settings), "values"))  # noqa: B009
            cells = [cell for row in drawing.rows for cell in row]
            some = {cell: chance.choice(values) for cell in cells if chance.random() < 0.4}
            good = ["", write_cells(some, drawing), write_line(some, puzzle, settings)]
            for text, _ in zip(texts(chance, values, good), range(30), strict=False):
                made.append({"puzzle": puzzle.name, "options": dict(typed), "text": text})
    return chance.sample(made, min(CASES, len(made)))


@pytest.fixture(scope="module")
def read_by_the_page(tmp_path_factory):
    asked = cases()
    for case in asked:
        puzzle = PUZZLES[case["puzzle"]]
        case["drawing"] = puzzle.draw(puzzle.settings(case["options"])).data()
        case["grid"] = puzzle.read is not None
    file = tmp_path_factory.mktemp("texts") / "cases.json"
    file.write_text(json.dumps(asked), "utf-8")
    program = READ % (ROOM / "notation.js").as_uri()
    node = environment.node().program
    said = read_output([node, "--input-type=module", "-e", program, file], "node refused")
    return list(zip(asked, json.loads(said), strict=True))


def read_by_python(case) -> dict[str, str] | None:
    puzzle = PUZZLES[case["puzzle"]]
    try:
        givens = read_text(case["text"], puzzle, puzzle.settings(case["options"]))
    except BadInput:
        return None
    return {str(cell): str(value) for cell, value in givens.items()}


def test_what_the_page_reads_python_reads_the_same(read_by_the_page):
    for case, found in read_by_the_page:
        if found is not None:
            assert found == read_by_python(case), case["text"]


def test_what_is_written_is_read_without_python(read_by_the_page):
    """Of all that Python can read the page leaves little to it."""
    left = [case["text"] for case, found in read_by_the_page if found is None]
    good = [case for case, _ in read_by_the_page if read_by_python(case) is not None]
    left = [text for text in left if any(case["text"] == text for case in good)]
    assert len(left) < len(good) / 4
    assert not any(found is None for case, found in read_by_the_page if case["text"] == "")
