"""The commands of build.py check and test, and their order; nothing is started here."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import changed, checks, stages
from builder.changed import Selection
from builder.stages import Round, Stage

STATIC = {
    *("lint: ruff check", "format: ruff format", "types: mypy", "workflows: actionlint, zizmor"),
    *("order of the core's rooms: import-linter", "order of the page's rooms: dependency-cruiser"),
    *("types of the page: tsc", "lint and format of the page: biome"),
    *("forms of the page's tests", "rules about the source"),
}
UNDER_NODE = "tests of the page's own rooms: node"
TESTS = {
    *("tests of the core", "tests of the core inside Pyodide", "tests of the page in Chromium"),
    "tests of a journey in every browser",
}


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> list[Round]:
    """The rounds that would have been run."""
    asked: list[Round] = []
    monkeypatch.setattr(checks, "_environment", lambda: (Path("bin/python"), "node"))

    def run(*rounds: Round) -> int:
        asked.extend(rounds)
        return 0

    monkeypatch.setattr(stages, "run", run)
    return asked


def stages_of(lanes: Round) -> list[Stage]:
    return [stage for lane in lanes for stage in lane]


def names_of(lanes: Round) -> set[str]:
    return {
        UNDER_NODE if stage.name.startswith(UNDER_NODE) else stage.name
        for stage in stages_of(lanes)
    }


def words_of(lanes: Round, name: str) -> list[str]:
    (stage,) = [stage for stage in stages_of(lanes) if stage.name.startswith(name)]
    return [str(word) for command in stage.commands for word in command]


def test_check_runs_what_needs_no_site(rounds) -> None:
    assert checks.check() == 0
    assert [names_of(lanes) for lanes in rounds] == [STATIC | {UNDER_NODE}]


def test_test_runs_the_checks_first_and_then_every_test(rounds) -> None:
    assert checks.run([]) == 0
    first, then = rounds
    assert names_of(first) == STATIC | {
        *(UNDER_NODE, "the site", "the browsers, and pytest for Pyodide")
    }
    assert names_of(then) == TESTS


def test_the_rules_about_the_source_are_tested_once(rounds) -> None:
    checks.run([])
    first, then = rounds
    assert changed.IN_THE_CHECKS in words_of(first, "rules about the source")
    [core] = [stage for stage in stages_of(then) if stage.name == "tests of the core"]
    assert f"--ignore={changed.IN_THE_CHECKS}" in core.commands[0]
    assert changed.select([changed.IN_THE_CHECKS]) == Selection([], [], [], [])


def test_what_follows_goes_to_every_pytest_and_may_select_nothing(rounds) -> None:
    checks.run(["-k", "star"])
    for stage in stages_of(rounds[1]):
        assert [*stage.commands[0]][-2:] == ["-k", "star"]
        assert checks.NOTHING_SELECTED in stage.fine


def choose(monkeypatch: pytest.MonkeyPatch, chosen: Selection) -> None:
    monkeypatch.setattr(changed, "since", lambda revision: ["a file"])
    monkeypatch.setattr(changed, "select", lambda files: chosen)


def test_of_what_has_changed_all_checks_are_run_and_the_tests_that_it_reaches(
    rounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, Selection(["tests/a"], ["tests/b"], ["tests/c"], ["tests/d"]))
    checks.run_changed("HEAD", ["-x"])
    first, then = rounds
    assert names_of(first) > STATIC
    assert words_of(first, UNDER_NODE)[-1] == "tests/c"
    assert words_of(first, "the site")
    assert words_of(then, "tests of the core inside Pyodide")[-2:] == ["tests/b", "-x"]
    assert "tests/d" in words_of(then, "tests of the page in Chromium")
    assert len(stages_of(then)) == 3


def test_without_a_test_that_needs_it_no_site_is_built(
    rounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, Selection(["tests/a"], [], [], []))
    checks.run_changed("HEAD", [])
    first, then = rounds
    assert names_of(first) == STATIC
    assert names_of(then) == {"tests of the core"}
