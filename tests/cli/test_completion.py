"""Completion: what the shell offers after what was typed."""

from __future__ import annotations

import shutil
import subprocess
from shlex import quote

import pytest

from pycore.catalogue import all_puzzles
from pycore.cli.commands import COMMANDS
from tests.support.commands import refused, run


def offered(*typed: str) -> list[str]:
    """What bash offers for the last of these words."""
    if shutil.which("bash") is None:
        pytest.skip("no bash")
    words = " ".join(map(quote, ("edagari", *typed)))
    ended = subprocess.run(
        [
            "bash",
            "-c",
            f"{run('completion', 'bash').out}\nCOMP_WORDS=({words})\nCOMP_CWORD={len(typed)}\n"
            '_edagari\nprintf "%s\\n" "${COMPREPLY[@]}"',
        ],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert ended.stderr == ""
    return ended.stdout.split()


@pytest.mark.native
def test_bash_offers_commands_puzzles_arguments_and_their_values() -> None:
    assert set(offered("")) >= {command.NAME for command in COMMANDS}
    assert offered("sol") == ["solve"]
    assert set(offered("solve", "")) >= {*all_puzzles(), "--given", "--json"}
    assert offered("solve", "sud") == ["sudoku"]
    assert offered("--lang", "ja", "count", "queens", "--sec") == ["--seconds"]
    assert offered("generate", "sudoku", "--difficulty", "") == run(
        "generate", "--help"
    ).out.partition("--difficulty {")[2].partition("}")[0].split(",")
    assert "compiled" in offered("solve", "magic-star", "--strategy", "")
    assert offered("solve", "sudoku", "--limit", "") == []
    assert "README.md" in offered("solve", "--file", "READ")


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_given_the_same_words(shell: str) -> None:
    said = run("completion", shell)
    assert (said.code, said.err) == (0, "")
    for word in (*all_puzzles(), *(command.NAME for command in COMMANDS), "seconds", "compiled"):
        assert word in said.out


@pytest.mark.native
@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_that_is_there_can_read_its_script(shell: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"no {shell}")
    script = run("--lang", "ja", "completion", shell).out
    subprocess.run([shell, "-n"], input=script, encoding="utf-8", check=True)


def test_another_shell_is_refused() -> None:
    assert "invalid choice: 'tcsh'" in refused("completion", "tcsh")
