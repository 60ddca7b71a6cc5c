"""Completion: the shell's suggestions for the words typed."""

from __future__ import annotations

import shutil
import subprocess
from functools import partial
from shlex import quote

import pytest

from pycore.cli.commands import COMMANDS
from pycore.puzzles import all_puzzles
from tests.support.commands import refused, run

CALLED = """
COMP_WORDS=({words})
COMP_CWORD={place}
_edagari
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
ASKED = {
    "bash": "{script}" + CALLED,
    # As zsh's own completion does before it calls functions written for bash.
    "zsh": "autoload -Uz compinit && compinit -D\n{script}\nemulate sh\n" + CALLED,
    "fish": "{script}\ncomplete -C {line} | string replace -r '\\t.*' ''; true",
}
"""The input that makes a shell print its suggestions."""


def offered(shell: str, *typed: str) -> list[str]:
    """A shell's suggestions for the last of these words."""
    words = " ".join(map(quote, ("edagari", *typed)))
    line = quote(" ".join(("edagari", *typed)))
    script = run("completion", shell).out
    program = ASKED[shell].format(script=script, words=words, place=len(typed), line=line)
    ended = subprocess.run(
        [shell, "-c", program], capture_output=True, encoding="utf-8", check=True
    )
    assert ended.stderr == ""
    # zsh itself filters the words by the typed prefix.
    return [word for word in ended.stdout.split() if word.startswith(typed[-1])]


@pytest.mark.native
@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_offers_commands_puzzles_arguments_and_their_values(shell: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"no {shell}")
    offer = partial(offered, shell)
    assert set(offer("")) >= set(COMMANDS)
    assert offer("sol") == ["solve"]
    assert set(offer("solve", "")) >= set(all_puzzles())
    assert set(offer("solve", "--")) >= {"--given", "--json"}
    assert offer("solve", "sud") == ["sudoku"]
    assert offer("--lang", "ja", "count", "queens", "--sec") == ["--seconds"]
    assert set(offer("generate", "sudoku", "--difficulty", "")) == set(
        run("generate", "--help").out.partition("--difficulty {")[2].partition("}")[0].split(",")
    )
    assert "compiled" in offer("solve", "magic-star", "--strategy", "")
    assert offer("solve", "sudoku", "--limit", "") == []
    assert "README.md" in offer("solve", "--file", "READ")


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_given_the_same_words(shell: str) -> None:
    said = run("completion", shell)
    assert (said.code, said.err) == (0, "")
    for word in (*all_puzzles(), *COMMANDS, "seconds", "compiled"):
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
