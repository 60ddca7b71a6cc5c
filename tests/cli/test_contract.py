"""docs/command-line.md and docs/schema/ describe the commands, completely and correctly."""

from __future__ import annotations

import json
import re
from argparse import Action
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pycore.cli import exit_codes, parser
from tests.support.commands import run
from tests.support.contract import NAMES, fits, schema_name, schemas, validator
from tests.support.documents import ROOT, examples, prints_what_is_shown

pytestmark = pytest.mark.native  # Pyodide has neither the documents nor the validator

DOCUMENT = ROOT / "docs" / "command-line.md"
TEXT = DOCUMENT.read_text("utf-8")
WORDS = re.sub(r"^```.*?^```", "", TEXT, flags=re.M | re.S)
"""The document without its examples."""

OPTION = re.compile(r"`(--?[a-z]+|[A-Z]+)`")

TAKES: dict[str, list[Action]] = {
    name: command._actions
    for action in parser("en")._actions
    if isinstance(action.choices, dict)
    for name, command in action.choices.items()
}
"""The arguments of each command, as the parser knows them."""

FOR_ALL = {"-h", "--help", "--lang"}


# ---- the document ----


def taken(command: str) -> set[str]:
    """The options of a command, and the words without a dash."""
    return {
        name
        for action in TAKES[command]
        for name in (action.option_strings or [str(action.metavar)])
    }


def section(heading: str) -> str:
    """The text under a heading, up to the next."""
    return re.split(r"^#", WORDS.split(f"\n{heading}\n")[1], flags=re.M)[0]


def test_every_command_has_its_section_and_no_other() -> None:
    assert re.findall(r"^### `(\w+)`$", TEXT, re.M) == NAMES


@pytest.mark.parametrize("command", NAMES)
def test_every_option_of_a_command_is_named_and_no_other(command: str) -> None:
    told = re.search(r"^Takes ([^.]*)\.", section(f"### `{command}`"), re.M)
    assert told
    assert set(OPTION.findall(told[1])) | FOR_ALL == taken(command)
    named = re.findall(r"--[a-z]+", section(f"### `{command}`"))
    assert {*named, *FOR_ALL} <= taken(command)


def test_every_option_is_told_once_for_all_or_by_its_command() -> None:
    told = section("## For all commands")
    in_table = set(OPTION.findall("".join(re.findall(r"^\| (`.*?) \|", told, re.M))))
    uses = {
        option: [command for command in NAMES if option in taken(command)]
        for command in NAMES
        for option in taken(command)
    }
    before = {option for action in parser("en")._actions for option in action.option_strings}
    assert before <= in_table <= {*uses, *before}
    for option in set(uses) - in_table:
        (command,) = uses[option]
        assert len(re.findall(rf"`{option}`", section(f"### `{command}`"))) > 1, option


def test_every_exit_code_is_told_and_no_other() -> None:
    told = re.findall(r"^\| ([0-9]+) \|", section("### Exit codes"), re.M)
    assert {*map(int, told)} == {
        code for name, code in vars(exit_codes).items() if name.isupper() and isinstance(code, int)
    }


@pytest.mark.parametrize(("command", "output"), list(examples(DOCUMENT)))
def test_every_command_prints_what_is_shown(command: str, output: str) -> None:
    prints_what_is_shown(command, output)


# ---- the schemas ----

SUDOKU = ("sudoku", "--option", "size=4", "--givens", "12.. .... .... ....")
ASKED = [
    ("list",),
    ("show", "magic-ring"),
    ("show", "flip-it"),
    ("solve", "magic-star", "--given", "0=1", "--limit", "1"),
    ("solve", "flip-it"),
    ("count", "magic-star"),
    ("count", "latin-square"),
    ("plan", "magic-triangle", "--code", "--wasm"),
    ("program", "permutations", "--option", "n=2"),
    ("program", "flip-it", "--option", "n=3"),
    ("shared", *SUDOKU),
    ("shared", "magic-star", "--given", "0=1"),
    ("hint", *SUDOKU, "--strength", "3"),
    ("generate", "sudoku", "--option", "size=4", "--seed", "1"),
    ("generate", "futoshiki", "--option", "signs=4", "--seed", "1"),
    ("generate", "flip-it", "--moves", "7"),
    ("farthest", "flip-it"),
    ("race", "flip-it"),
    ("race", "permutations", "--option", "n=3"),
]
CONTRACT = re.compile(r"urn:edagari:command-line:1:([a-z-]+)")


def test_every_command_has_its_schema_which_is_one_itself() -> None:
    assert set(schemas()) == {"common", "solve-file", *NAMES} - {"completion"}
    for name, schema in schemas().items():
        validator(name).check_schema(schema)
        identity = CONTRACT.fullmatch(schema["$id"])
        assert identity
        assert identity[1] == name


def places(answer: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in an answer: its container, and its key or index. The first and the last entry
    represent a list.
    """
    keys: Iterable[Any] = ()
    if isinstance(answer, dict):
        keys = answer
    elif isinstance(answer, list) and answer:
        keys = {0, len(answer) - 1}
    for key in keys:
        yield answer, key
        yield from places(answer[key])


def spoiled(answer: Any) -> Iterator[Any]:
    """The answer with one field more, with one less, or with another value in one of its places."""
    yield {**answer, "more": 1}
    for key in answer.keys() - {"code", "wasm"}:  # those are there only if they are asked for
        yield {name: value for name, value in answer.items() if name != key}
    for where, key in list(places(answer)):
        right = where[key]
        where[key] = {"no": []}
        yield answer
        where[key] = right


@pytest.mark.parametrize("arguments", ASKED, ids=" ".join)
def test_a_schema_refuses_what_is_no_answer(arguments: tuple[str, ...]) -> None:
    refuses_what_is_no_answer(*arguments)


def test_the_schema_of_a_file_refuses_what_is_no_answer(tmp_path: Path) -> None:
    file = tmp_path / "puzzles"
    for line in ("12.. .... .... ....", "12"):
        file.write_text(f"{line}\n1x\n1234341221434321\n")
        refuses_what_is_no_answer("solve", "sudoku", "--option", "size=4", f"--file={file}")


def refuses_what_is_no_answer(*arguments: str) -> None:
    """Fail unless the schema accepts the output of the command, and rejects every slight
    variation."""
    said = run(*arguments, "--json")
    assert said.code == 0
    name = schema_name([*arguments, "--json"])
    assert name
    lines = said.out.splitlines()
    for line in {lines[0], lines[-1]}:
        answer = json.loads(line)
        assert fits(name, answer)
        for wrong in spoiled(answer):
            assert not fits(name, wrong), wrong
