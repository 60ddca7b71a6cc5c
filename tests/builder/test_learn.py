"""The tutorial: its examples are true, in both languages."""

from __future__ import annotations

import math
import re
import shlex
import subprocess
import sys
from functools import cache
from html import unescape
from itertools import permutations
from pathlib import Path
from urllib.parse import parse_qsl

import pytest

from builder import learn, learn_chapter, learn_exercise, learn_pages
from builder.shell import Problem
from pycore.search import strategy_named
from tests.support.chapters import (
    ANSWERS,
    EVERY_FILE,
    FACTS,
    FILES,
    elements,
    embeds,
    markup,
    numbers,
    programs,
    steps,
)
from tests.support.commands import run
from tests.support.moments import moments, searched
from tests.support.stars import PRUNED, SLOW
from tests.support.views import view_names

PAIRS = list(zip(*FILES.values(), strict=True))
ELSEWHERE = "https://elsewhere.example/edagari/"

MOMENTS = {
    "1-loops": {
        ("three", 4): "solved", ("three", 6): "b - 2", ("three", 9): "solved",
        ("three", 12): "a - 1", ("three", 33): "solved",
    },
    "2-generate-and-test": {
        ("star", 11): "k = 11", ("star", 12): "l x 12", ("star", 15): "l x 11",
        ("star", 36): "j = 9",
    },
    "3-gates-and-order": {
        ("rows", 3): "c = 3", ("rows", 5): "e = 5", ("rows", 6): "f x 6", ("rows", 10): "e - 5",
        ("rows", 11): "e = 6",
    },
    "4-pruning": {
        ("star", 4): "d = 4", ("star", 5): "e x 5", ("star", 12): "e x 12", ("star", 13): "d - 4",
        ("star", 62): "e = 12", ("star", 65): "h x 6",
    },
    "5-symmetry": {("kinds", 4): "d = 4", ("kinds", 3281): "solved"},
    "6-seven-choices": {
        ("square", 3): "m = 3", ("square", 4): "p x -", ("square", 39): "m = 15",
        ("square", 40): "p = 16", ("square", 41): "b = 3", ("square", 42): "c x -",
        ("square", 341): "solved",
    },
    "7-sudoku": {
        ("empty", 45): "8 = 9", ("empty", 60): "11 = 6", ("empty", 66): "14 = 3",
        ("empty", 75): "15 x 9", ("empty", 76): "14 - 3", ("empty", 80): "14 = 7",
        ("empty", 3506): "solved",
        ("hard", 23): "78 = 7", ("hard", 24): "41 = 3", ("hard", 25): "13 = 5",
        ("hard", 26): "61 = 1", ("hard", 27): "46 = 5", ("hard", 28): "43 = 5",
        ("hard", 34): "42 = 2",
        ("hard", 67): "67 = 2", ("hard", 68): "42 x 2", ("hard", 102): "42 - 2",
        ("hard", 103): "42 = 4", ("hard", 627): "solved",
    },
    "8-flip-it": {
        ("deep", 2): "bound 2", ("deep", 3): "0 > 2", ("deep", 4): "0 < 2", ("deep", 5): "4 > 2",
        ("deep", 7): "bound 3", ("deep", 20): "bound 4", ("deep", 45): "bound 5",
        ("deep", 61): "solved",
    },
    "9-learning-from-mistakes": {
        ("stars", 134): "31 = 0", ("stars", 135): "32 = 0", ("stars", 141): "32 x 0",
        ("stars", 142): "learned 4", ("stars", 191): "learned 7",
    },
}  # fmt: skip
"""The events of the searches at the moments that the text mentions."""


@cache
def printed(command: str) -> str:
    """The output of the command line; several facts may depend on one search."""
    return run("--lang", "en", *shlex.split(command)).out


@cache
def printed_by(program: str) -> str:
    """The output of a program; most programs are the same in both languages."""
    told = subprocess.run(
        [sys.executable, "-X", "utf8", "-"],
        input=program,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return told.stdout


def of(files: tuple[Path, ...]) -> str:
    return files[0].stem


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tutorial on a host of its own, separate from the site."""
    folder = tmp_path_factory.mktemp("learn")
    (folder / "first-1.js").write_text("")
    (folder / "learn-1.js").write_text("")
    (folder / "learn-1.css").write_text("")
    learn_pages.write(learn.SOURCES, folder, ELSEWHERE)
    return folder


class TestTheTwoLanguages:
    def test_have_the_same_chapters(self):
        english, japanese = ([file.name for file in files] for files in FILES.values())
        assert english == japanese
        assert len(english) == 9

    @pytest.mark.parametrize(
        ("language", "said"), [("en", "Nine short chapters"), ("ja", "9 つの短い章")]
    )
    def test_say_how_many_there_are(self, language: str, said: str):
        assert said in (learn.SOURCES / language / "words.toml").read_text("utf-8")

    @pytest.mark.parametrize("files", PAIRS, ids=of)
    def test_have_the_same_embeds_steps_and_answers(self, files: tuple[Path, ...]):
        english, japanese = (learn_chapter.read(file) for file in files)
        ours, theirs = embeds(english), embeds(japanese)
        assert {shown.pop("lang") for shown in ours.values()} == {"en"}
        assert {shown.pop("lang") for shown in theirs.values()} == {"ja"}
        assert ours == theirs
        assert steps(english) == steps(japanese)
        assert english.exercises == japanese.exercises
        parts = [
            sum(token.type == "heading_open" for token in c.tokens) for c in (english, japanese)
        ]
        assert parts[0] == parts[1]
        answers = [
            [(question.answer, set(question.wrong)) for question in chapter.questions]
            for chapter in (english, japanese)
        ]
        assert answers[0] == answers[1]
        proved = [known["says"] for known in ANSWERS if known["chapter"] == english.name]
        assert [f"{answer:,}" for answer, _ in answers[0]] == proved
        assert len(answers[0]) in (2, 3)


@pytest.mark.parametrize("file", EVERY_FILE, ids=lambda file: f"{file.parent.name}-{file.stem}")
class TestAChapter:
    def test_has_programs_that_print_what_is_shown(self, file: Path):
        for program, shown in programs(learn_chapter.read(file)):
            assert printed_by(program) == shown

    def test_says_no_number_that_is_not_proved(self, file: Path):
        chapter = learn_chapter.read(file)
        shown = {printed for _, text in programs(chapter) for printed in re.findall(r"\d+", text)}
        here = [fact for fact in FACTS if fact["chapter"] == file.stem]
        known = {fact["says"] for fact in here if file.parent.name in fact.get("in", "en ja")}
        asked = {f"{question.answer:,}" for question in chapter.questions}
        said = numbers(file)
        assert {number for number in said if number.replace(",", "") not in shown} <= known | asked
        assert all(number in file.read_text("utf-8") for number in known)

    def test_speaks_of_what_the_search_does_then(self, file: Path):
        chapter = learn_chapter.read(file)
        shown = embeds(chapter)
        spoken = steps(chapter)
        last = {name: max(at for embed, at in spoken if embed == name) for name, _ in spoken}
        tapes = {name: moments(shown[name], most) for name, most in last.items()}
        assert {(name, at): tapes[name][at - 1] for name, at in spoken} == MOMENTS[file.stem]

    def test_shows_puzzles_that_there_are(self, file: Path):
        for shown in embeds(learn_chapter.read(file)).values():
            puzzle, _ = searched(shown)
            assert "strategy" not in shown or strategy_named(shown["strategy"], puzzle)
            assert set(shown["view"].split()) <= set(view_names())

    def test_has_content_for_readers_without_scripts(self, file: Path):
        text = markup(learn_chapter.read(file))
        links, pictures = elements(text, "a"), elements(text, "img")
        assert len(links) == len(embeds(learn_chapter.read(file)))
        for link, shown in zip(links, embeds(learn_chapter.read(file)).values(), strict=True):
            assert link["href"].startswith(f"site:#puzzle={shown['puzzle']}")
        assert all(picture["alt"] for picture in pictures)


@pytest.mark.parametrize(
    "fact", [*FACTS, *ANSWERS], ids=lambda fact: f"{fact['chapter']}-{fact['says']}"
)
def test_every_fact_holds(fact: dict[str, str]):
    if "is" in fact:
        names = {**vars(math), "permutations": permutations}
        assert eval(fact["is"], names) == int(fact["says"].replace(",", ""))
    elif fact.get("command") == SLOW:
        assert fact["prints"] in [f"{figure:,} {what}" for what, figure in PRUNED.items()]
    elif "command" in fact:
        assert fact["prints"] in printed(fact["command"])
    else:
        assert fact["known"]


class TestThePages:
    def test_name_no_host_but_the_site(self, pages: Path):
        for page in pages.rglob("*.html"):
            hosts = set(re.findall(r"\w+://[^\s\"';]*", page.read_text("utf-8")))
            assert all(ELSEWHERE.startswith(host) or host.startswith(ELSEWHERE) for host in hosts)

    def test_hold_no_script_or_style_of_their_own(self, pages: Path):
        for page in pages.rglob("*.html"):
            text = page.read_text("utf-8")
            assert all(script["src"] for script in elements(text, "script"))
            assert not elements(text, "style")
            assert not re.search(r"<[^>]* (style|on\w+)=", text)
            assert "'unsafe" not in text

    def test_say_in_previews_what_they_are_about(self, pages: Path):
        for page in pages.rglob("index.html"):
            text = page.read_text("utf-8")
            said = {each.get("property"): each.get("content") for each in elements(text, "meta")}
            (heading,) = re.findall(r"<title>(.*) · Edagari 枝刈り</title>", text)
            assert said["og:title"] == unescape(heading)
            assert said["og:description"]
            assert said["og:locale"] == ("ja_JP" if "/ja/" in page.as_posix() else "en_US")

    def test_never_part_a_number_from_its_japanese_counter(self, pages: Path):
        for page in pages.glob("ja/*/index.html"):
            text = re.sub(
                r"(?s)<(pre|details|edagari-puzzle)\b.*?</\1>|<[^>]*>", "", page.read_text("utf-8")
            )
            assert not re.search(r"\d [ぁ-ヿ一-鿿]", text.split("</head>")[-1])
            assert "違います。 " not in text

    def test_link_to_every_exercise(self, pages: Path):
        for language in ("en", "ja"):
            links = [
                dict(parse_qsl(link["href"].partition("#")[2]))
                for page in pages.glob(f"{language}/*/index.html")
                for link in elements(page.read_text("utf-8"), "a")
                if "exercise=" in link["href"]
            ]
            opened = {parts["exercise"]: parts["puzzle"] for parts in links}
            known = learn_exercise.exercises()
            assert opened == {name: each["puzzle"] for name, each in known.items()}

    def test_link_to_pages_that_are_there(self, pages: Path):
        every = list(pages.rglob("*.html"))
        assert len(every) == 2 * (9 + 1) + 1
        for page in every:
            text = page.read_text("utf-8")
            marks = set(re.findall(r'\bid="([^"]+)"', text))
            for link in elements(text, "a"):
                address, _, mark = link["href"].partition("#")
                if address.startswith(ELSEWHERE):
                    continue
                assert (page.parent / address / "index.html").is_file(), link
                assert address or mark in marks, link

    def test_are_refused_when_a_chapter_cannot_be_read(self, tmp_path: Path):
        (tmp_path / "1-x.md").write_text("# No front matter\n")
        with pytest.raises(ValueError, match="begins with its title"):
            learn_chapter.read(tmp_path / "1-x.md")
        (tmp_path / "2-x.md").write_text(
            '+++\ntitle = "x"\nlead = "y"\n+++\n```question\nask = "?"\nanswer = "many"\n```\n'
        )
        with pytest.raises(ValueError, match="whole number"):
            learn_chapter.read(tmp_path / "2-x.md")
        with pytest.raises(Problem, match="could not be written"):
            learn.write(Path(sys.executable), tmp_path / "nowhere")
