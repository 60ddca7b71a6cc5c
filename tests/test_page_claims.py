"""What the page says in its own words (web/app/words), in both languages: every sentence that
states a number, or says that something follows, is guessed or cut, is bound to what is so, or to
what it is about. A number that a sentence is given, as in `${nodes} nodes`, is the page's to prove.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from math import factorial

import pytest

from pycore.model.seed import LARGEST_SEED
from tests.support.chapters import FILES
from tests.support.claims import Claim, expect_claim, unbound
from tests.support.commands import run
from tests.support.documents import ROOT

PAGE = ROOT / "web" / "app"
NUMBERS = "two|three|four|five|six|seven|eight|nine|ten|third|half|twice"
STATES = {
    "en": rf"[2-9]|\d\d|\b({NUMBERS}|follow(s|ing)?|guess(es|ed|ing)?|cuts?)\b",
    "ja": r"[2-9]|\d\d|枝を刈|刈った|枝刈り|決ま(る|ります|らない|った)|仮に|半分",
}
"""Words of a sentence that is to be bound, by language."""
TEXT = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
GIVEN = re.compile(r"\$\{[^}]*\}")
JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
NO_TEXT = re.compile(r"^\s*(import|/?\*|//)")


def texts(language: str) -> Iterator[str]:
    """The texts of the page in a language, one of several words if it is English; `…` stands for
    what a text is given."""
    for file in sorted((PAGE / "words").glob("*.js")):
        for line in file.read_text("utf-8").splitlines():
            if NO_TEXT.match(line):
                continue
            for found in TEXT.finditer(line):
                text = GIVEN.sub("…", found[1] or found[2] or "")
                is_japanese = bool(JAPANESE.search(text))
                if is_japanese if language == "ja" else " " in text and not is_japanese:
                    yield text


TOLD = {language: list(texts(language)) for language in STATES}


def constant(file: str, name: str) -> str:
    """A constant of the page, as it is written."""
    [value] = re.findall(rf"const {name} = (.*);$", (PAGE / file).read_text("utf-8"), re.MULTILINE)
    return str(value)


def searched(*words: str) -> dict[str, int]:
    ended: dict[str, int] = json.loads(run("solve", *words, "--json").out.splitlines()[-1])
    return ended


def used_up_numbers_are_no_cuts() -> bool:
    """Of three numbers in a row all orders are tried; of a Sudoku what the row has is cut."""
    orders = searched("permutations", "--option", "n=3", "--strategy", "backtrack")
    sudoku = searched("sudoku", "--option", "size=4", "--strategy", "backtrack", "--limit", "1")
    return (orders["solutions"], orders["cuts"]) == (factorial(3), 0) and sudoku["cuts"] > 0


def nodes_are_values() -> bool:
    """Three orders of the uncut tree with their values one by one: 3 + 3 * 2 + 3 * 2 * 1."""
    return searched("permutations", "--option", "n=3", "--strategy", "backtrack")["nodes"] == 15


LOOKS = "what the page shows"
COUNTED = "numbers of the search shown (tests/site)"
TOLD_OF = "an event of the search shown (tests/site)"
CLAIMS = [
    Claim("nine chapters", "全 9 章", lambda: len(FILES["en"]) == len(FILES["ja"]) == 9),
    Claim("from 0 to 999999999", "0〜999999999", lambda: LARGEST_SEED == 999_999_999),
    Claim("1 to 8 on", "キーは 1〜8", lambda: constant("state/task.js", "COLOURS") == "8"),
    Claim("a third view", "2 つまで", lambda: constant("embed/options.js", "MOST_VIEWS") == "2"),
    Claim(
        "12 at once; 1 and 2 after a second",
        "続けて押すと 12。1 秒おく",
        lambda: constant("board/noting.js", "SOON") == "1000",
    ),
    Claim(
        "off by a factor of five",
        "5 倍ほどずれる",
        lambda: constant("state/task.js", "CLEAR") == "5",
    ),
    Claim(
        "that of the time by a third",
        "時間のずれは 3 割ほど",
        lambda: constant("views/explain/lap_comparison.js", "CLEAR_PACE") == "1.3",
    ),
    Claim("is not tried, and is no cut", "枝刈りに数えません", used_up_numbers_are_no_cuts),
    Claim("whether chosen, following from others", "選んだ数・決まった数", nodes_are_values),
    Claim("of groups that overlap, one counts", "ノードは、マスに置いた数 1 つ", nodes_are_values),
    Claim("the same solutions, nodes and cuts", "数は同じまま", "tests/wasm/test_sharing.py"),
    Claim(
        "(7) is a number you added, {1,4} are pencil marks",
        "(7) は自分で入れた数、{1,4} はメモ",
        "what a puzzle looks like as a text",
    ),
    Claim("a cut takes a whole branch off it", "枝を刈ると、その先を丸ごと", "definition"),
    Claim(None, "枝を刈れば、その先のノードを丸ごと省けます", "definition"),
    Claim("What was cut, or never tried, is hatched", "刈った枝や試さなかった枝は", LOOKS),
    Claim("as there are nodes and cuts in it", "ノードと枝刈りの数です", LOOKS),
    Claim(None, "ノードと枝刈り全体のうち", LOOKS),
    Claim("nodes and cuts, ", "ノードと枝刈りの数（", LOOKS),
    Claim("Trees: nodes and cuts", "木：ノードと枝刈り", LOOKS),
    Claim("the two trees change places", "2 つの木は入れ替わります", LOOKS),
    Claim(None, "2 つ目の木", LOOKS),
    Claim(None, "2 つ目の探索は始めていません", LOOKS),
    Claim(None, "2 つの解き方を並べて", LOOKS),
    Claim(None, "2 本指", "what a gesture does"),
    Claim("Each touch between two cells", None, "what a gesture does"),
    Claim("to the cut before", "前の枝刈り／次の枝刈りへ", "what a key does"),
    Claim("To the cut or dead end before", "前の枝刈り・行き止まりへ", "a button"),
    Claim("To the next cut or dead end", "次の枝刈り・行き止まりへ", "a button"),
    Claim("cut or dead end is on record", "枝刈りや行き止まりの記録は", "what is on record"),
    Claim("Fold these cuts", "この枝刈りをたたむ", "a button"),
    Claim("Next cut of this kind", "次の同じ枝刈り", "a button"),
    Claim("to go through its cuts", "その枝刈りを順に見たり", "what a list is for"),
    Claim("pauses at each cut", "枝刈りごとに一時停止", "a switch"),
    Claim("Why branches were cut", "ここまでの枝刈りの理由", "a heading"),
    Claim(None, "なぜ枝を刈るのか", "a heading"),
    Claim("Nothing was cut yet", "まだ枝刈りはありません", COUNTED),
    Claim("cuts by them since", "それによる枝刈り", COUNTED),
    Claim("no cut yet", "枝刈りなし", COUNTED),
    Claim(None, "枝刈り …", COUNTED),
    Claim("(cuts by facts: …)", "（学んだことによる枝刈り … 回）", COUNTED),
    Claim("cuts: …, solutions: …", "枝刈り …、解 …", COUNTED),
    Claim("nodes below …, cuts …", "この下のノード …、枝刈り …", COUNTED),
    Claim("“…” cuts …", "条件ごとの枝刈りの数", COUNTED),
    Claim("below values that were never tried", "試すまでもない数の先", COUNTED),
    Claim("values put into a cell after passing every check", None, nodes_are_values),
    Claim("guess, … of …", None, TOLD_OF),
    Claim("guess …/…", None, TOLD_OF),
    Claim("… follows in …", "に決まります。", TOLD_OF),
    Claim("cut: a symmetric copy", "枝刈り：対称解は", TOLD_OF),
    Claim("cut: …", "枝刈り（条件：…）", TOLD_OF),
    Claim("cut …", "枝刈り …", TOLD_OF),
    Claim("cut or never tried", "刈った枝、試さなかった枝", TOLD_OF),
    Claim(None, "計算で決まります", TOLD_OF),
    Claim(None, "計算で決まった数", TOLD_OF),
    Claim(None, "計算で決まるマス", TOLD_OF),
    Claim(None, "そこから決まった … 個", TOLD_OF),
    Claim(None, "ルールだけで、解がないと決まります", "a conflict of the rules alone"),
    Claim(
        "up to 1,000 of them",
        "（1,000 個まで）",
        lambda: constant("designer/figure.js", "MOST_VALUES") == "1000",
    ),
    Claim(
        "one whole number, up to 999,999",
        "（999,999 まで）",
        lambda: constant("designer/figure.js", "LARGEST") == "999_999",
    ),
    Claim(
        "a table has up to 1,000 rows",
        "（1,000 行まで）",
        lambda: constant("designer/lists.js", "MOST_ROWS") == "1000",
    ),
    Claim("Not needed, because it follows", None, "tests/assist/test_needless.py"),
    Claim("it follows from everything else", None, "tests/assist/test_needless.py"),
    Claim(None, "対角線 2 本：異なる数", "a bundle of lines"),
]
NAMES = {
    *("1 2 0 .", "1 2", "100 %", "< 0.001 %", "100 万年以上", "… …\\u00a0個に"),
    *("枝刈り", "決まる", "決まった数", "計算で決まる", "ほかから決まる"),
}
"""Texts that name a thing, a key or a limit, and are no sentences."""


@pytest.mark.parametrize("language", STATES)
def test_every_text_that_states_something_is_bound(language: str) -> None:
    told = [text for text in TOLD[language] if text not in NAMES]
    assert unbound(CLAIMS, language, STATES[language], told) == []


def test_a_text_that_nothing_binds_is_found() -> None:
    false = "Every star needs 17 nodes."
    assert unbound(CLAIMS, "en", STATES["en"], [false, "Nothing is said."]) == [false]


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.en or claim.ja)
def test_every_claim_is_said_and_holds(claim: Claim) -> None:
    expect_claim(claim, TOLD)
