"""Stages run side by side, told whole, none hidden by another."""

import sys

from builder import stages
from builder.stages import Stage


def stage(name: str, script: str, after: Stage | None = None) -> Stage:
    return Stage(name, [[sys.executable, "-c", script]], after=after)


def test_one_that_fails_hides_no_other_and_is_named_at_the_end(capsys):
    bad = stage("bad", "print('the reason'); raise SystemExit(3)")
    good = stage("good", "print('all of it')")
    assert stages.run([[bad, good]]) == 1
    said = capsys.readouterr().out
    assert "the reason" in said
    assert "all of it" in said
    assert [line.split()[0] for line in said.splitlines()[-2:]] == ["FAILED", "ok"]


def test_tests_are_told_with_their_closing_line_at_the_end(capsys):
    assert stages.run([[stage("tests", "print('==== 12 passed in 3.45s ====')")]]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("tests  12 passed in 3.45s")


def test_one_that_needs_another_waits_for_it_across_lanes(capsys, tmp_path):
    made = tmp_path / "made"
    first = stage("first", f"open({str(made)!r}, 'w')")
    second = stage("second", f"open({str(made)!r})", after=first)
    assert stages.run([[second], [first]]) == 0


def test_one_whose_need_failed_is_not_run_and_fails(capsys):
    first = stage("first", "raise SystemExit(1)")
    assert stages.run([[stage("second", "print('ran')", after=first)], [first]]) == 1
    said = capsys.readouterr().out
    assert "not run: first failed" in said
    assert "ran\n" not in said
