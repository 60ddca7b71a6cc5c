"""The command line: its texts in both languages."""

from __future__ import annotations

import pytest

from pycore.cli.commands import COMMANDS, command_named
from pycore.cli.progress import about, how_far
from pycore.model.bilingual import Text
from tests.support.commands import run


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_there_in_both_languages(command: str) -> None:
    english, japanese = run(command, "--help"), run(command, "--help", "--lang=ja")
    assert english.code == japanese.code == 0
    assert english.out.startswith(f"usage: edagari {command} ")
    assert japanese.out.startswith(f"使い方: edagari {command} ")
    assert "オプション:" in japanese.out
    assert english.out.isascii()
    assert not any(word in japanese.out for word in ("show this", "default:", "stop after"))
    assert isinstance(command_named(command).ABOUT, Text)


@pytest.mark.parametrize(
    ("system", "lang"), [("ja_JP.UTF-8", "ja"), ("C.UTF-8", "en"), ("de_DE", "en"), ("", "en")]
)
def test_the_language_is_that_of_the_system_unless_told(
    system: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", system)
    title = {"en": "Magic star", "ja": "マジックスター"}
    assert title[lang] in run("list").out
    for asked in ("en", "ja"):
        assert title[asked] in run("list", "--lang", asked).out
        assert title[asked] in run("--lang", asked, "list").out


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.2, "about a second"),
        (45, "about 45 seconds"),
        (200, "about 3 minutes"),
        (9_000, "about 2 hours"),
        (3e5, "about 3 days"),
        (1e9, "about 32 years"),
        (1e18, "more than a million years"),
        (float("inf"), "more than a million years"),
    ],
)
def test_durations_are_told_as_a_person_would(seconds: float, words: str) -> None:
    assert about(seconds).en == words
    assert how_far(1e-9, seconds).en == f"1e-09 of the tree, {words} left"
    assert how_far(0.25, None).en == "25.0% of the tree, time left not known yet"
    assert how_far(0.25, 1).en == "25.0% of the tree, about a second left"
