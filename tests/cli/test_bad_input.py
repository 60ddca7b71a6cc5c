"""The command line: one clear line for bad input, in both languages, never a traceback."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pycore.cli.commands import COMMANDS
from tests.support.commands import refused, run

BAD = [
    ([], "the following arguments are required: COMMAND"),
    (["dance"], "argument COMMAND: invalid choice: 'dance'"),
    (["solve"], "one of the arguments PUZZLE --puzzle --from is required"),
    (
        ["solve", "queens", "--puzzle", "x.py"],
        "argument --puzzle: not allowed with argument PUZZLE",
    ),
    (["solve", "--puzzle", "no/such.py"], "no/such.py: its folder does not exist; create"),
    (["solve", "--puzzle", "README.md"], "puzzle: no puzzle in 'README.md': ImportError: its"),
    (["solve", "chess"], "puzzle: 'chess' is not known; there are: "),
    (["solve", "magic-star", "--fast"], "unrecognized arguments: --fast"),
    (["solve", "magic-star", "--give", "0=1"], "--give is not known; did you mean --given?"),
    (["solve", "magic-star", "--given"], "argument --given: expected one argument"),
    (["solve", "magic-star", "--given", "0"], "given: '0' has no '='; write CELL=VALUE."),
    (["solve", "magic-star", "--given", "a=b"], "given: 'a=b' is not CELL=VALUE; write a cell as"),
    (["solve", "magic-star", "--given", "0=²"], "given: '0=²' is not CELL=VALUE; write a cell as"),
    (["solve", "magic-star", "--given", "0=+-1"], "given: '0=+-1' is not CELL=VALUE"),
    (["solve", "magic-star", "--given", "0=1.0"], "given: '0=1.0' is not CELL=VALUE"),
    (["solve", "magic-star", "--given", "0=" + "9" * 5000], "given: '0=999999999"),
    (["solve", "magic-star", "--given", "0=13"], "cell a: 13 is not one of 1 to 12."),
    (["solve", "magic-star", "--given", "0=-1"], "cell a: -1 is not one of 1 to 12."),
    (
        ["solve", "magic-star", "--given", "12=1"],
        "cell 12: There is no such cell; cells are 0 to 11, from cell a to cell l.",
    ),
    (["solve", "magic-star", "--given=-1=1"], "cell -1: There is no such cell"),
    (["solve", "magic-star", "--given", "0=1", "--given", "0=2"], "given: '0' is given twice."),
    (["solve", "magic-star", "--given", "0=1", "--given", "A=2"], "given: 'A' is given twice."),
    (["solve", "magic-star", "--given", "=1"], "given: '=1' is not CELL=VALUE; write a cell as"),
    (["solve", "magic-star", "--given", "tip=1"], "given: there is no cell 'tip'; see show."),
    (["solve", "sudoku", "--given", "r10c1=1"], "given: there is no cell 'r10c1'; see show."),
    (
        ["solve", "sudoku", "--given", "row 1, column 19=3"],
        "given: there is no cell 'row 1, column 19'; see show.",
    ),
    (
        ["solve", "magic-star", "--given", "0=1", "--given", "00=2"],
        "given: '00' is given twice.",
    ),
    (
        ["solve", "magic-star", "--given", "0=1", "--given", "9=1"],
        "cell a: 1 stands in cell a and in cell j.",
    ),
    (["solve", "magic-star", "--givens", "1 2 3"], "text: has 3 entries; 12 are needed"),
    (["solve", "magic-star", "--givens", "1 2 x"], "line 1, character 5: 'x' is neither a number"),
    (["solve", "magic-star", "--option", "order"], "option: 'order' has no '='; write NAME=VALUE."),
    (["solve", "magic-star", "--option", "order=5"], "order: must be a whole number from 6 to 12"),
    (["solve", "magic-star", "--option", "size=5"], "size: is not an option of magic-star"),
    (["solve", "magic-star", "--strategy", "luck"], "strategy: 'luck' cannot be used here"),
    (["solve", "magic-star", "--limit", "0"], "argument --limit: must be a whole number from 1"),
    (["solve", "magic-star", "--limit", "9" * 5000], "argument --limit: must be a whole number"),
    (["solve", "magic-star", "--seconds", "-1"], "argument --seconds: must be a number of seconds"),
    (
        ["solve", "magic-star", "--seconds", "nan"],
        "argument --seconds: must be a number of seconds",
    ),
    (
        ["solve", "magic-star", "--given", "2=5", "--given", "02=5"],
        "given: '02' is given twice.",
    ),
    *(
        (["solve", "magic-star", "--seconds", odd], "argument --seconds: must be a number of")
        for odd in ("½", "1_0", "0", "1e999", "", ".", "0x1")
    ),
    (
        ["solve", "magic-star", "--seconds", "inf"],
        "argument --seconds: must be a number of seconds",
    ),
    (["solve", "magic-star", "--lang", "fr"], "argument --lang: invalid choice: 'fr'"),
    (["list", "--json=yes"], "argument --json: ignored explicit argument 'yes'"),
    (["count", "flip-it"], "flip-it: has moves, not cells to fill in."),
    (["solve", "magic-star", "--start", "x"], "start: cannot be used here; use --givens."),
]


@pytest.mark.parametrize(("arguments", "words"), BAD)
def test_bad_input_is_told_in_one_line_in_both_languages(arguments: list[str], words: str) -> None:
    assert refused(*arguments).startswith(words)
    japanese = refused("--lang", "ja", *arguments) if "--lang" not in arguments else words
    assert len(japanese) <= 301
    if "--lang" not in arguments:
        assert any("ぁ" <= sign <= "ヿ" for sign in japanese), japanese


words = st.one_of(
    st.sampled_from(list(COMMANDS)),
    st.sampled_from(["magic-star", "magic-square", "sudoku", "--json", "--lang", "ja", "--"]),
    st.sampled_from(["--given", "--givens", "--option", "--strategy", "--limit", "--start"]),
    st.sampled_from(
        ["0=1", "０＝１", "=", "-1=", "order=3", "n=9999999999", "１２", "²", "nan", ""]
    ),
    st.text(max_size=12),
)


@given(st.lists(words, max_size=7))
@example(["solve", "magic-star", "\udcff"])
@example(["solve", "magic-star", "a\nb"])
@example(["solve", "x" * 100_000])
def test_no_arguments_end_in_a_traceback(arguments: list[str]) -> None:
    limited = set(arguments) & {"solve", "count", "race", "farthest", "shared"}
    said = run(*arguments, *(["--seconds", "0.001"] if limited else []))
    assert said.code in (0, 1, 2)
    if said.code == 2:
        assert said.err.count("\n") == 1
        assert len(said.err) < 330
