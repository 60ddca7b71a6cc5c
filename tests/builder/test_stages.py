"""Stages run in parallel, each with its whole output; none hides another of its round."""

import sys

from builder import stages
from builder.stages import Stage


def stage(name: str, script: str) -> Stage:
    return Stage(name, [[sys.executable, "-c", script]])


def test_one_that_fails_hides_no_other_and_is_named_at_the_end(capsys):
    bad = stage("bad", "print('the reason'); raise SystemExit(3)")
    good = stage("good", "print('all of it')")
    assert stages.run([[bad, good]]) == 1
    said = capsys.readouterr().out
    assert "the reason" in said
    assert "all of it" in said
    assert [line.split()[0] for line in said.splitlines()[-2:]] == ["FAILED", "ok"]


def test_the_end_of_what_failed_is_said_again_before_the_summary(capsys):
    bad = stage("bad", "print('\\n'.join(f'<{n}>' for n in range(1000))); raise SystemExit(1)")
    assert stages.run([[bad, stage("good", "print('much\\n' * 1000)")]]) == 1
    said = capsys.readouterr().out
    assert said.count("<0>") == 1
    assert said.count("<999>") == 2
    assert "<999>" in said.splitlines()[-4]


def test_a_stage_fails_if_one_of_its_commands_does(capsys):
    bad, good = stage("", "raise SystemExit(1)").commands, stage("", "").commands
    assert stages.run([[Stage("the last fails", [*good, *bad])]]) == 1
    assert stages.run([[Stage("the first fails", [*bad, *good])]]) == 1
    assert stages.run([[Stage("none fails", [*good, *good])]]) == 0


def test_byte_code_is_kept_even_where_the_machine_says_otherwise(monkeypatch, capsys):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert stages.run([[stage("", "import sys; print(sys.dont_write_bytecode)")]]) == 0
    assert "False" in capsys.readouterr().out


def test_tests_are_told_with_their_closing_line_at_the_end(capsys):
    assert stages.run([[stage("tests", "print('==== 12 passed in 3.45s ====')")]]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("tests  12 passed in 3.45s")


def test_a_round_begins_when_every_lane_of_the_one_before_it_is_well(tmp_path):
    made = tmp_path / "made"
    first = stage("first", f"open({str(made)!r}, 'w')")
    second = stage("second", f"open({str(made)!r})")
    assert stages.run([[stage("beside", "")], [first]], [[second]]) == 0


def test_after_a_round_that_fails_none_is_run_and_those_left_out_are_named(capsys):
    bad, good = stage("bad", "raise SystemExit(1)"), stage("good", "print('all of it')")
    later = [[stage("slow", "print('ran')")], [stage("slower", "print('ran')")]]
    assert stages.run([[bad], [good]], later) == 1
    said = capsys.readouterr().out
    assert "all of it" in said
    assert said.splitlines()[-1].endswith("failed: slow; slower")
    assert "ran\n" not in said
