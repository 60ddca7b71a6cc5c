"""Shell completion, generated from the parser.

word     a command, a puzzle, an argument; a puzzle or an argument belongs to a command
values   the possible values of an argument: a few words, a file, or (empty) anything

The scripts contain the puzzles available at the time of writing.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..puzzles import all_puzzles
from ..search import STRATEGIES

FILES = ("--file", "--puzzle")
"""Arguments whose value is a file."""


class Argument(NamedTuple):
    """An argument with its possible values; None if it takes none."""

    name: str
    about: str
    values: tuple[str, ...] | None

    @property
    def is_file(self) -> bool:
        """Whether a file follows."""
        return self.name in FILES


class Command(NamedTuple):
    """A command: the words that may follow it, and its arguments."""

    name: str
    about: str
    words: tuple[str, ...]
    arguments: tuple[Argument, ...]


def commands_of(parser: argparse.ArgumentParser) -> Iterator[Command]:
    """Yield everything to complete, as known to argparse."""
    for actions in parser._actions:
        if isinstance(actions, argparse._SubParsersAction):
            abouts = {action.dest: action.help or "" for action in actions._choices_actions}
            for name, made in actions.choices.items():
                yield Command(name, abouts[name], *_of(made._actions))


def _of(actions: Sequence[argparse.Action]) -> tuple[tuple[str, ...], tuple[Argument, ...]]:
    """Return the words and the arguments of a command."""
    words: list[str] = []
    arguments: list[Argument] = []
    for action in actions:
        values = tuple(map(str, action.choices or ()))
        if action.dest == "puzzle":
            words += all_puzzles()
        elif not action.option_strings:
            words += values
        else:
            if action.dest == "strategy":
                values = tuple(strategy.name for strategy in STRATEGIES)
            takes = None if action.nargs == 0 else values
            about = (action.help or "").replace("%%", "%")
            arguments.append(Argument(action.option_strings[-1], about, takes))
    return tuple(words), tuple(arguments)


def bash(commands: Sequence[Command]) -> str:
    """Return the script for bash, limited to the part of bash that zsh understands too."""
    names = " ".join(command.name for command in commands)
    cases = []
    for command in commands:
        for name, _, values in command.arguments:
            if name in FILES:
                cases.append(
                    f'{command.name}:{name}) COMPREPLY=($(compgen -f -- "$word")); return ;;'
                )
            elif values is not None:
                cases.append(f'{command.name}:{name}) words="{" ".join(values)}" ;;')
        words = " ".join([*command.words, *(argument.name for argument in command.arguments)])
        cases.append(f'{command.name}:*) words="{words}" ;;')
    listed = "\n        ".join(cases)
    return f"""\
# completion of edagari; written by `edagari completion`
_edagari() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}"
    local command="" each words=""
    for each in "${{COMP_WORDS[@]:1:$((COMP_CWORD - 1))}}"; do
        case "$each" in
        {names.replace(" ", "|")}) command="$each"; break ;;
        esac
    done
    case "$command:$before" in
        :--lang) words="en ja" ;;
        :*) words="{names} --help --lang --version" ;;
        {listed}
    esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -F _edagari edagari
"""


def zsh(commands: Sequence[Command]) -> str:
    """Return the script for zsh, which can use the one for bash."""
    return f"autoload -Uz compinit bashcompinit && compinit && bashcompinit\n{bash(commands)}"


def fish(commands: Sequence[Command]) -> str:
    """Return the script for fish."""
    lines = ["# completion of edagari; written by `edagari completion`", "complete -c edagari -f"]
    for name, about, words, arguments in commands:
        lines.append(f"complete -c edagari -n __fish_use_subcommand -a {name} -d {_quoted(about)}")
        seen = f"complete -c edagari -n '__fish_seen_subcommand_from {name}'"
        if words:
            lines.append(f"{seen} -a {_quoted(' '.join(words))}")
        for argument in arguments:
            line = f"{seen} -l {argument.name.lstrip('-')} -d {_quoted(argument.about)}"
            if argument.is_file:
                line += " -r -F"
            elif argument.values is not None:
                line += f" -x -a {_quoted(' '.join(argument.values))}"
            lines.append(line)
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """Return a text quoted for fish."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


SHELLS = {"bash": bash, "zsh": zsh, "fish": fish}
