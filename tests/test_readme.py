"""The README: its examples are true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pycore.cli.commands import COMMANDS
from tests.support.documents import ROOT, blocks, examples, prints_what_is_shown, without_times
from tests.support.installed import run
from tests.support.stars import PRUNED, SLOW

ENGLISH, JAPANESE = (ROOT / name for name in ("README.md", "README.ja.md"))
LIBRARY = ROOT / "docs" / "library.md"


def quick() -> Iterator[tuple[str, str]]:
    """All commands of the English document, and those of the other that ask for Japanese."""
    japanese = (example for example in examples(JAPANESE) if "ja" in example[0])
    return (example for example in [*examples(ENGLISH), *japanese] if SLOW not in example[0])


def test_the_slow_command_is_shown_with_the_figures_of_its_own_test() -> None:
    [output] = [output for command, output in examples(ENGLISH) if command == SLOW]
    figures = [f"{figure:,}" for figure in PRUNED.values()]
    assert re.findall(r"exactly (\d+)|([\d,]+) nodes|([\d,]+) cuts", output) == [
        (figures[0], "", ""),
        ("", figures[1], ""),
        ("", "", figures[2]),
    ]


@pytest.mark.parametrize(("command", "output"), list(quick()))
def test_every_command_prints_what_is_shown(command: str, output: str) -> None:
    prints_what_is_shown(command, output)


@pytest.mark.parametrize("document", [ENGLISH, JAPANESE, LIBRARY])
def test_every_session_of_python_goes_as_shown(installed_package: Path, document: Path) -> None:
    assert blocks(document, "pycon")
    told = run(installed_package, "-m", "doctest", str(document))
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")


def test_what_is_installed_has_its_own_name_alone(installed_package: Path) -> None:
    assert not [path for path in installed_package.iterdir() if path.name.startswith("pycore")]
    assert (installed_package / "edagari" / "py.typed").is_file()
    told = run(installed_package, "-m", "edagari", "count", "permutations", "--option", "n=3")
    assert told.stdout.startswith("exactly 6 solutions"), told.stderr


def test_the_two_languages_show_the_same() -> None:
    assert blocks(ENGLISH, "pycon") == blocks(JAPANESE, "pycon")
    ours, theirs = (
        [re.sub(" --lang ja", "", command) for command, _ in examples(document)]
        for document in (ENGLISH, JAPANESE)
    )
    assert ours == theirs
    numbers = re.compile(r"[0-9][0-9,]+")  # where English says "one", Japanese says 1
    for (_, english), (_, japanese) in zip(examples(ENGLISH), examples(JAPANESE), strict=True):
        found = [set(numbers.findall(without_times(output))) for output in (english, japanese)]
        assert found[0] == found[1]
    shape = re.compile(r"^#+ ", re.M)
    assert len(shape.findall(ENGLISH.read_text("utf-8"))) == len(
        shape.findall(JAPANESE.read_text("utf-8"))
    )


@pytest.mark.parametrize("document", [ENGLISH, JAPANESE])
def test_every_link_leads_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", document.read_text("utf-8")):
        assert "://" not in target
        assert (ROOT / target).exists(), target


@pytest.mark.parametrize("document", [ENGLISH, JAPANESE])
def test_every_command_of_the_command_line_is_mentioned(document: Path) -> None:
    text = document.read_text("utf-8")
    for command in COMMANDS:
        assert re.search(rf"`{command}[ `]|pycore {command} ", text), command
