"""Command lines from the parser's own vocabulary, right and with slips, in this process.

contract  an exit code of README.md; for bad input one line on standard error and nothing else; with
          --json whole objects, one per line; never a traceback
bounded   a command that takes --seconds gets 0.2 of them, as its last word
"""

from __future__ import annotations

import json
import sys
from argparse import Action
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from random import Random
from shlex import quote
from typing import NamedTuple

from pycore.cli import main, parser
from pycore.cli.exit_codes import BAD_INPUT
from pycore.model.puzzle import Puzzle
from pycore.puzzles import all_puzzles
from pycore.search import STRATEGIES, strategies_for
from tests.fuzz.harness import Fuzzer, Tried, Wrong, empty_folder, expect
from tests.fuzz.vocabulary import NUMBERS, ODD, options_of, slips, text_of
from tests.support.contract import hold

EXIT_CODES = {0, 1, 2, 3, 4, 130, 141, 143}

COMMANDS: dict[str, list[Action]] = {
    name: command._actions
    for action in parser("en")._actions
    if isinstance(action.choices, dict)
    for name, command in action.choices.items()
}
"""What each command takes, as argparse knows it."""


class Typed(NamedTuple):
    """A command line after the program's name, and what comes on standard input."""

    words: tuple[str, ...]
    stdin: str


def typed(random: Random) -> Typed:
    """A command that is right, more or less; one of three with slips."""
    name = random.choice(list(COMMANDS))
    puzzle = random.choice(list(all_puzzles().values()))
    options = options_of(random, puzzle)
    others = {"given", "givens"} if puzzle.kind == "movement" else {"start"}
    words = [name]
    for action in COMMANDS[name]:
        if action.dest == "puzzle":
            words.append(puzzle.name)
        elif action.dest == "option":
            for option, value in options.items():
                words += ["--option", f"{option}={value}"]
        elif (
            action.dest in ("seconds", "seconds_each", "help", "puzzle_file")
            or action.dest in others
        ):
            continue
        elif random.random() < 0.25:
            words += argument(random, action, puzzle, options)
    if random.random() < 1 / 3:
        words = mistyped(random, words)
    if any("--seconds" in action.option_strings for action in COMMANDS[name]):
        words += ["--seconds", "0.2"]
    lines = [text_of(random, puzzle, options) for _ in range(random.randint(0, 3))]
    return Typed(tuple(words), slips(random, "\n".join(lines)))


def argument(random: Random, action: Action, puzzle: Puzzle, options: dict[str, str]) -> list[str]:
    """The words for one argument, with a value that suits it."""
    flag = list(action.option_strings[-1:])
    if action.nargs == 0:
        return flag
    if action.choices:
        return [*flag, str(random.choice(list(action.choices)))]
    match action.dest:
        case "given":
            return [*flag, f"{random.choice(NUMBERS)}={random.choice(NUMBERS)}"]
        case "givens" | "start":
            return [*flag, text_of(random, puzzle, options)]
        case "strategy":
            made = puzzle.build(puzzle.settings(options))
            strategies = random.choice((strategies_for(made), strategies_for(made), STRATEGIES))
            return [*flag, random.choice(strategies).name]
        case "file":
            return [*flag, random.choice(("-", "-", "-", ".", "/no/such/file"))]
    return [*flag, random.choice(NUMBERS)]


def mistyped(random: Random, words: list[str]) -> list[str]:
    """The words with one to three slips: in a word, or of words."""
    words = list(words)
    for _ in range(random.randint(1, 3)):
        at = random.randrange(len(words)) if words else 0
        match random.choice(("within", "within", "lost", "doubled", "put in", "argument")):
            case "within":
                words[at : at + 1] = [slips(random, word) for word in words[at : at + 1]]
            case "lost":
                del words[at : at + 1]
            case "doubled":
                words[at:at] = words[at : at + 1]
            case "put in":
                words.insert(at, random.choice(ODD))
            case "argument":
                actions = COMMANDS[random.choice(list(COMMANDS))]
                words[at:at] = random.choice(actions).option_strings[-1:]
    return words


def check(case: Typed, tried: Tried) -> None:
    """Run the command and compare its result with the contract."""
    with empty_folder():
        code, out, err = outcome(case)
    tried["command lines"] += 1
    tried[f"exit code {code}"] += 1
    if code not in EXIT_CODES:
        raise Wrong("an exit code that is known", code)
    expect("no traceback", "Traceback" in out + err, False)
    if code == BAD_INPUT:
        expect("bad input is told in one line", (err.count("\n"), err[-1:]), (1, "\n"))
        expect("bad input is told by name", err.startswith("edagari: "), True)
        expect("bad input: nothing is printed before", out, "")
    elif "--json" in case.words and not {"-h", "--help"} & set(case.words):
        whole_json(out)
        hold(case.words, out)
        tried["JSON lines that fit their schema"] += out.count("\n")


def outcome(case: Typed) -> tuple[int, str, str]:
    """Run the command: its exit code and what it wrote."""
    out, err = StringIO(), StringIO()
    with given_stdin(case.stdin), redirect_stdout(out), redirect_stderr(err):
        code = main(case.words)
    return code, out.getvalue(), err.getvalue()


@contextmanager
def given_stdin(text: str) -> Iterator[None]:
    """Let standard input be that text."""
    before, sys.stdin = sys.stdin, StringIO(text)
    try:
        yield
    finally:
        sys.stdin = before


def whole_json(out: str) -> None:
    """Every line is JSON, and the last one ends."""
    for line in out.splitlines(keepends=True):
        try:
            json.loads(line)
        except ValueError as error:
            raise Wrong("JSON lines are whole", line[:200]) from error
        expect("JSON lines end", line[-1], "\n")


def simpler(case: Typed) -> Iterator[Typed]:
    """Without standard input, a word less, a shorter word."""
    if case.stdin:
        yield case._replace(stdin="")
    words = case.words
    for at, word in enumerate(words):
        yield case._replace(words=words[:at] + words[at + 1 :])
        if word.startswith("--"):
            yield case._replace(words=words[:at] + words[at + 2 :])
    for at, word in enumerate(words):
        for shorter in dict.fromkeys((word[: len(word) // 2], word[:-1], word[1:])):
            if shorter != word:
                yield case._replace(words=(*words[:at], shorter, *words[at + 1 :]))


def show(case: Typed) -> str:
    """The command for a shell, where a shell can say it."""
    command = "python3 -m pycore " + " ".join(map(quote, case.words))
    piped = f"printf %s {quote(case.stdin)} | {command}" if "-" in case.words else command
    return piped if piped.isprintable() else f"main({list(case.words)!r}), stdin {case.stdin!r}"


FUZZER = Fuzzer(
    "commands",
    "For any input the command line ends as README.md describes.",
    typed,
    check,
    simpler,
    show,
    short=30,
    share=3,
)
