"""Starter programs and exercises as data for the page: app/python/starts.json, which in the site
is named after its content.

A start is a file of web/starts/: a program that needs only the package. Its docstring begins with
its title, "English / Japanese"; its puzzle is the one that it opens. A file without a number serves
every puzzle, and has PUZZLE in place of the name. The exercises are in exercises.toml.
"""

from __future__ import annotations

import ast
import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from builder.shell import Problem

FOLDER = "starts"
FILE = "app/python/starts.json"
EXERCISES = "exercises.toml"
FOR_ANY = "PUZZLE"
OWN = "own-figure"


def write(site: Path, web: Path) -> str:
    """Write the file into `site`; return its name there."""
    starts = [start_in(path) for path in sorted((web / FOLDER).glob("*.py"))]
    data = {"starts": starts, "exercises": exercises_in(web)}
    text = json.dumps(data, ensure_ascii=False)
    digest = hashlib.sha256(text.encode()).hexdigest()[:8]
    path = site / FILE
    path = path.with_stem(f"{path.stem}-{digest}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path.relative_to(site).as_posix()


def exercises_in(web: Path) -> list[dict[str, Any]]:
    """Return the exercises as plain data."""
    read = tomllib.loads((web / FOLDER / EXERCISES).read_text("utf-8"))
    return [
        {**each, "begin": each["begin"].lstrip(), **board_of(each["begin"])}
        for each in read["exercise"]
    ]


def board_of(source: str) -> dict[str, Any]:
    """Return the board that a program opens, as in the page's protocol, with the `call` that opens
    it. Raises Problem if there is none."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id="puzzle"), args=[name, *rest], keywords=named):
                passed = dict(zip(("name", "options", "given"), (name, *rest), strict=False))
                passed |= {str(each.arg): each.value for each in named}
                said = {which: ast.literal_eval(each) for which, each in passed.items()}
                task = {"puzzle": said["name"], "options": said.get("options", {}), "givens": {}}
                task["start"] = said.get("given", "")
                return {"wanted": {**task, "moves": []}, "call": _call(task)}
    raise Problem("an exercise must open a puzzle")


def start_in(path: Path) -> dict[str, Any]:
    """Return a start as plain data. Raises Problem if it has no title or opens no puzzle."""
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    title, slash, japanese = (ast.get_docstring(tree) or "").partition("\n")[0].partition(" / ")
    puzzle = next(filter(None, map(_opened, ast.walk(tree))), None)
    if not slash or not puzzle:
        raise Problem(f"{path.name} needs a title in two languages, and must open a puzzle")
    name = path.stem.lstrip("0123456789_")
    return {
        "name": name,
        "title": {"en": title, "ja": japanese},
        "puzzle": None if puzzle == FOR_ANY else puzzle,
        "source": source,
    }


def _call(task: dict[str, Any]) -> str:
    """Return the call that opens a board, in one line."""
    given = " ".join(task["start"].split())
    written = [json.dumps(task["puzzle"]), json.dumps(task["options"], ensure_ascii=False)]
    written += [f"given={json.dumps(given, ensure_ascii=False)}"] * (given != "")
    return f"puzzle({', '.join(written)})"


def _opened(node: ast.AST) -> str | None:
    """Return the puzzle that a call opens; a board of a program's own is a figure."""
    match node:
        case ast.Call(func=ast.Name(id="figure")):
            return OWN
        case ast.Call(func=ast.Name(id="puzzle"), args=[ast.Constant(value=str(name)), *_]):
            return name
    return None
