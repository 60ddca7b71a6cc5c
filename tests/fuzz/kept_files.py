"""Files of finished parts (--keep): of two counts that are mixed, damaged, put together.

host     the file of what is asked, kept whole
guest    the file of something much like it: other givens, another strategy, another rule
parting  what is done to the host's file before it is gone on with, or merged
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

from pycore.search import strategies_for
from tests.fuzz import asked
from tests.fuzz.asked import Asked, answer, by_threads, folder_of, one_sentence, true_answer
from tests.fuzz.commands import Typed, outcome
from tests.fuzz.harness import Fuzzer, Tried, expect
from tests.fuzz.making import given_once, some_rule

Lines = list[bytes]


class Kept(NamedTuple):
    """Two things that are asked, the number of parts, what is done to the file (one of PARTINGS,
    with a seed of its own), and whether files are merged before it is gone on with."""

    host: Asked
    guest: Asked
    parts: int
    parting: str
    seed: int
    merge: bool


def kept(random: Random) -> Kept:
    """A board and a similar one, whose solutions are visited."""
    host = asked.asked(random)
    while not host.is_visited:
        host = asked.asked(random)
    guest = like(random, host)
    while not guest.is_visited:
        guest = like(random, host)
    return Kept(
        host,
        guest,
        random.choice((1, 3, 20)),
        random.choice(list(PARTINGS)),
        random.randint(0, 999),
        random.random() < 0.4,
    )


def like(random: Random, host: Asked) -> Asked:
    """Almost the same: often with branches of the same numbers."""
    board, placement = host.board, host.board.placement
    match random.choice(("givens", "strategy", "command", "rule", "rule lost")):
        case "givens" if placement.size > 1:
            cell = random.randrange(placement.size)
            other = {**dict(host.givens), cell: random.choice(placement.values)}
            typed = (pair for pair in other.items() if pair[1] in asked.TYPED)
            return host._replace(givens=tuple(sorted(typed)))
        case "strategy":
            names = [strategy.name for strategy in strategies_for(placement)]
            return host._replace(strategy=random.choice(names))
        case "command":
            return host._replace(command="count" if host.command == "solve" else "solve")
        case "rule lost" if placement.rules:
            lost = random.choice(placement.rules)
            rules = tuple(rule for rule in placement.rules if rule != lost)
        case _:
            new = some_rule(random, placement.values, [placement.values[0]] * placement.size)
            rules = given_once((*placement.rules, new))
    changed = replace(placement, rules=rules)
    if not asked.suits(host, changed):
        return host
    return host._replace(board=board._replace(placement=changed))


PARTINGS: dict[str, Callable[[Random, Lines, Lines], Lines]] = {
    "as it was": lambda random, host, guest: host,
    "lines lost": lambda random, host, guest: [
        host[0],
        *(line for line in host[1:] if random.random() < 0.5),
    ],
    "lines doubled": lambda random, host, guest: [*host, *random.choices(host[1:], k=3)],
    "lines exchanged": lambda random, host, guest: [
        host[0],
        *random.sample(host[1:], len(host) - 1),
    ],
    "broken off": lambda random, host, guest: [
        *host[:-1],
        host[-1][: random.randrange(len(host[-1]))],
    ],
    "a line of no sense": lambda random, host, guest: [
        *host,
        random.choice((b"\n", b"{}\n", b"[[[[\n", b"\x00\xff\n", b"null")),
    ],
    "the guest's lines after it": lambda random, host, guest: host + guest[1:],
    "the guest's lines first": lambda random, host, guest: host[:1] + guest[1:] + host[1:],
    "the guest's lines alone": lambda random, host, guest: host[:1] + guest[1:],
    "the guest's file after it": lambda random, host, guest: host + guest,
    "the guest's file": lambda random, host, guest: guest,
    "the guest's head": lambda random, host, guest: guest[:1] + host[1:],
    "a byte changed": lambda random, host, guest: changed(random, host),
}
"""Ways to change the lines of the host's file."""

HARMLESS = list(PARTINGS)[:8]
"""Changes that keep the first line: no reason to refuse the file."""


def changed(random: Random, host: Lines) -> Lines:
    """The lines with another byte somewhere."""
    whole = bytearray(b"".join(host))
    whole[random.randrange(len(whole))] = random.choice(b'0129-.e"[]{},: atx\n\xff')
    return bytes(whole).splitlines(keepends=True)


def check(case: Kept, tried: Tried) -> None:
    """The host's answer stays the same, or its file is refused and not changed."""
    truth = case.host.truth
    with (
        folder_of(case.host.board, case.guest.board) as (folder, for_host, for_guest),
        by_threads(case.parts),
    ):
        host, guest = case.host.words(for_host), case.guest.words(for_guest)
        of_host, of_guest = lines_of(host, folder / "host"), lines_of(guest, folder / "guest")
        if len(of_host) < 2 or not of_guest:
            return  # givens that contradict each other, or nothing to be cut into parts
        straight = answer(host)
        random, file = Random(case.seed), folder / "parted"
        file.write_bytes(b"".join(PARTINGS[case.parting](random, of_host, of_guest)))
        harmless = case.parting in HARMLESS
        if case.merge:
            other = random.choice(("host", "guest"))
            if not merged(file, folder / other, tried):
                expect("merge: refused for a reason", harmless and other == "host", False)
                return
        for name in ("gone on", "once more"):
            before = file.read_bytes()
            given = answer([*host, "--keep", str(file)])
            tried[case.parting] += 1
            if given.code == 2:
                one_sentence(name, given)
                expect(f"{name}: refused for a reason", harmless and not case.merge, False)
                expect(f"{name}: what is refused is left alone", file.read_bytes(), before)
                return
            true_answer(name, given, truth)
            expect(f"{name}: printed as before", given.cells, straight.cells)
            expect(f"{name}: totals as before", given.totals, straight.totals)


def lines_of(words: tuple[str, ...], file: Path) -> Lines:
    """What is kept of a command when it has ended; nothing where it is refused."""
    given = answer([*words, "--keep", str(file)])
    return file.read_bytes().splitlines(keepends=True) if file.exists() and given.code != 2 else []


def merged(file: Path, other: Path, tried: Tried) -> bool:
    """Merge the two files into the first; whether they were not refused."""
    code, out, err = outcome(Typed(("merge", str(file), str(other)), ""))
    tried[f"merged, exit code {code}"] += 1
    if code == 2:
        refused = out, err.count("\n"), err.startswith("edagari: ")
        expect("merge: refused in one line", refused, ("", 1, True))
        return False
    expect("merge: the exit code", code, 0)
    file.write_text(out)
    return True


def simpler(case: Kept) -> Iterator[Kept]:
    """The host alone, fewer parts, both simpler in the same way."""
    if case.merge:
        yield case._replace(merge=False)
    for parts in (1, 3):
        if parts < case.parts:
            yield case._replace(parts=parts)
    for host in asked.simpler(case.host):
        yield case._replace(host=host)
    for guest in asked.simpler(case.guest):
        yield case._replace(guest=guest)


FUZZER = Fuzzer(
    "kept_files",
    "A command that resumes from any file of finished parts gives a true answer, or refuses the "
    "file in one line and does not change it.",
    kept,
    check,
    simpler,
    short=20,
    share=2,
)
