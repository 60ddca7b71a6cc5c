"""What the chapters say of their searches is on record: every sentence that something follows, is
guessed or is cut links to such an event, or is bound to one (web/learn/claims.toml)."""

from __future__ import annotations

import re
import shlex
from functools import cache
from pathlib import Path

import pytest

from builder import learn_chapter
from pycore.search import strategy_named
from pycore.search.events import unpack
from tests.support import moments as told
from tests.support.chapters import CLAIMS, EVERY_FILE, FACTS, FILES, embeds, sentences
from tests.support.commands import run

CHAPTERS = {file.stem: file for file in FILES["en"]}
SAYS = {
    "en": {
        "follows": r"\b(follows?|followed)\b",
        "guess": r"\bguess(es|ed|ing)?\b",
        "cut": r"\b(cuts?|cutting)\b",
    },
    "ja": {"follows": r"決ま(る|ります|らない|りません|って)", "guess": r"仮に", "cut": r"刈"},
}
"""By language, the words for what an event is."""
LINK = re.compile(r"\]\(step:([\w-]+):(\d+)\)")
MOST = 5000


@cache
def roles(chapter: str, embed: str) -> list[str]:
    return told.roles(embeds(learn_chapter.read(CHAPTERS[chapter]))[embed], MOST)


def is_bound(file: Path, sentence: str, role: str) -> bool:
    """Whether a sentence links to an event of that role, says a known number, or is a claim."""
    language, chapter = file.parent.name, file.stem
    linked = [roles(chapter, embed)[int(at) - 1] for embed, at in LINK.findall(sentence)]
    here = [claim for claim in CLAIMS if claim["chapter"] == chapter and language in claim]
    known = [fact["says"] for fact in FACTS if fact["chapter"] == chapter and "known" not in fact]
    large = [number for number in known if len(number) > 2]
    return (
        role in linked
        or any(claim[language] in sentence for claim in here)
        or any(number in sentence for number in large)
    )


def unbound(file: Path) -> list[str]:
    """The sentences of a chapter that are bound to nothing."""
    return [
        f"{role}: {sentence}"
        for sentence in sentences(file)
        for role, words in SAYS[file.parent.name].items()
        if re.search(words, LINK.sub("]", sentence)) and not is_bound(file, sentence, role)
    ]


@pytest.mark.parametrize("file", EVERY_FILE, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_sentence_about_a_search_is_bound_to_the_record(file: Path) -> None:
    assert unbound(file) == []


def test_a_sentence_that_nothing_binds_is_found(tmp_path: Path) -> None:
    file = tmp_path / "en" / "7-sudoku.md"
    file.parent.mkdir()
    false = "[Ten numbers](step:hard:26) follow from them."
    file.write_text(f'+++\ntitle = "x"\n+++\n\nNothing is said here. {false}\n')
    assert unbound(file) == [f"follows: {false}"]


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.get("en") or claim["ja"])
def test_every_claim_is_said_and_holds(claim: dict[str, str]) -> None:
    chapter = claim["chapter"]
    for language, files in FILES.items():
        (file,) = [each for each in files if each.stem == chapter]
        assert any(claim.get(language, "") in sentence for sentence in sentences(file))
    if "is" in claim:
        assert eval(claim["is"], names(chapter)) is True
    else:
        assert claim["why"]


def names(chapter: str) -> dict[str, object]:
    """What an expression of a claim can name."""

    def embed(name: str, of: str = chapter) -> dict[str, str]:
        return embeds(learn_chapter.read(CHAPTERS[of]))[name]

    def left(name: str, at: int) -> int:
        puzzle, drawing = told.searched(embed(name))
        batches = strategy_named(embed(name)["strategy"], puzzle).start(puzzle, drawing).batches
        events = [event for batch in batches for event in batch.events]
        return unpack(events[at - 1]).left - 1

    return {
        "set": set,
        "roles": lambda name, of=chapter: roles(of, name),
        "moments": lambda name: told.moments(embed(name), 10_000),
        "left": left,
        "printed": lambda command: run("--lang", "en", *shlex.split(command)).out,
    }
