"""Ctrl-C and SIGTERM: a command ends at any moment, with the results so far."""

from __future__ import annotations

import json
import signal

import pytest

from tests.support.processes import finish, process

pytestmark = pytest.mark.native

ENDLESS = ("solve", "permutations", "--option", "n=12", "--strategy", "prune", "--json")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_what_was_found_is_whole(number: signal.Signals) -> None:
    solving = process(*ENDLESS)
    assert solving.stdout is not None
    first = solving.stdout.readline()
    solving.send_signal(number)
    rest = solving.stdout.read()
    assert rest.endswith("\n")
    assert all(json.loads(line) for line in (first + rest).splitlines())
    assert finish(solving) == (128 + number, "")


def test_ctrl_c_while_the_modules_are_imported_is_no_mistake() -> None:
    code = (
        "import builtins, os, signal, sys, runpy\n"
        "usual = builtins.__import__\n"
        "def interrupted(name, *rest, **named):\n"
        "    if name.endswith('puzzles'): os.kill(os.getpid(), signal.SIGINT)\n"
        "    return usual(name, *rest, **named)\n"
        "builtins.__import__ = interrupted\n"
        "sys.argv[:] = ['edagari', 'list']\n"
        "runpy.run_module('pycore', run_name='__main__')\n"
    )
    assert finish(process(program=("-c", code))) == (130, "")


def test_a_second_ctrl_c_ends_at_once() -> None:
    code = (
        "import signal\n"
        "from pycore.cli.signals import noting_signals\n"
        "with noting_signals(print):\n"
        "    signal.raise_signal(signal.SIGINT)\n"
        "    print('goes on', flush=True)\n"
        "    signal.raise_signal(signal.SIGTERM)\n"
        "    print('still there', flush=True)\n"
    )
    twice = process(program=("-c", code))
    assert twice.stdout is not None
    assert twice.stdout.read() == "2\ngoes on\n"
    assert finish(twice) == (143, "")


def test_ctrl_c_where_python_can_pass_nothing_on_ends_the_command_as_well() -> None:
    code = (
        "import signal, weakref\n"
        "from pycore.cli.signals import ended_by_signals\n"
        "class Thing: pass\n"
        "thing = Thing()\n"
        "gone = weakref.ref(thing, lambda ref: signal.raise_signal(signal.SIGINT))\n"
        "with ended_by_signals():\n"
        "    del thing\n"
        "    print('still there', flush=True)\n"
    )
    deaf = process(program=("-c", code))
    assert deaf.stdout is not None
    assert deaf.stdout.read() == ""
    assert finish(deaf) == (130, "")


def test_what_is_ignored_stays_ignored() -> None:
    code = (
        "import signal\n"
        "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
        "from pycore.cli import main\n"
        "from pycore.cli.commands import listing\n"
        "run = listing.run\n"
        "listing.run = lambda options: (signal.raise_signal(signal.SIGINT), run(options))[1]\n"
        "raise SystemExit(main(['list']))\n"
    )
    listing = process(program=("-c", code))
    assert listing.stdout is not None
    assert "sudoku" in listing.stdout.read()
    assert finish(listing) == (0, "")
