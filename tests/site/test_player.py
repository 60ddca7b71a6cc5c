"""Going through what a search did, in both directions, without asking it again."""

import re

from playwright.sync_api import expect

from tests.support.workbench import Workbench

LINK = "#puzzle=magic-star&strategy=prune&given=0:1,1:2"  # 14 solutions


def paused_after(page, steps: int) -> Workbench:
    bench = Workbench(page, LINK)
    bench.wait_for_python()
    for step in range(1, steps + 1):
        bench.button("Step").click()
        expect(bench.moment).to_have_text(f"{step} / {step}")
    return bench


def test_back_and_forward(new_page):
    bench = paused_after(new_page(), 6)
    last = bench.narration.inner_text()
    before = [bench.cell(cell).input_value() for cell in range(12)]
    bench.button("One event back").click()
    expect(bench.moment).to_have_text("5 / 6")
    bench.button("To the start").click()
    expect(bench.moment).to_have_text("0 / 6")
    expect(bench.narration).to_contain_text("not taken a step yet")
    bench.expect_board({2: "", 3: "", 4: "", 11: ""})
    bench.button("To the end").click()
    expect(bench.moment).to_have_text("6 / 6")
    assert bench.narration.inner_text() == last
    assert [bench.cell(cell).input_value() for cell in range(12)] == before


def test_forward_beyond_the_end_asks_the_search_for_one_more(new_page):
    bench = paused_after(new_page(), 2)
    bench.button("One event forward").click()
    expect(bench.moment).to_have_text("3 / 3")


def test_a_cut_names_the_rule_and_lights_its_cells(new_page):
    page = new_page()
    bench = Workbench(page, LINK)
    bench.solve()
    bench.expect_over("exactly 14")
    bench.button("To the start").click()
    bench.button("To the next cut").click()
    expect(bench.narration).to_contain_text("refused in cell 4")
    expect(bench.narration).to_contain_text("sum of 1 2 3 4 is 26")
    expect(page.locator(".board .spot.lit")).to_have_count(4)
    expect(page.locator(".board input.refused")).to_have_count(1)


def test_jumping_to_solutions_and_scrubbing(new_page):
    page = new_page()
    bench = Workbench(page, LINK)
    bench.solve()
    bench.expect_over("exactly 14")
    bench.button("To the start").click()
    seen = set()
    for _ in range(14):
        before = bench.moment.inner_text()
        bench.button("To the next solution").click()
        expect(bench.moment).not_to_have_text(before)
        expect(bench.narration).to_contain_text("A solution!")
        values = [bench.cell(cell).input_value() for cell in range(12)]
        assert sorted(map(int, values)) == list(range(1, 13))
        seen.add(tuple(values))
    assert len(seen) == 14
    page.get_by_label("Timeline").fill("1")
    expect(bench.moment).to_have_text(re.compile(r"^1 / "))
    expect(bench.narration).to_contain_text("placed in cell")


def test_play_opens_a_search_and_watches_it_from_its_first_event(new_page):
    bench = Workbench(new_page(), LINK)
    bench.wait_for_python()
    bench.button("Play").click()
    expect(bench.moment).to_have_text(re.compile(r"^[1-9]\d* / "))
    bench.button("Hold").click()
    expect(bench.button("Play")).to_be_visible()
    bench.page.get_by_label("Speed").press("End")
    expect(bench.page.locator(".rate")).to_have_text("10,000 a second")
    bench.button("Play").click()
    bench.expect_over("exactly 14")


def test_a_tape_reads_the_same_in_both_directions_and_forgets_only_its_oldest_part(page):
    """Against a plain replay, over the borders of chunks and past the tape's limit."""
    broken = page.evaluate("""async () => {
        const { append, createTape, eventBefore, find, findSolved, standAt } =
            await import("./app/state/tape.js");
        const pack = (kind, cell, value) => kind * 2 ** 27 + cell * 512 + value;
        const tape = createTape(3);
        const end = 5_000_000;
        const moment = (i) => [pack(0, i % 3, i % 7), pack(1, i % 3, i % 7), pack(2, 0, 1),
                               pack(3, 0, 0)][i % 4];
        for (let start = 0; start < end; start += 50_000) {
            append(tape, Uint32Array.from({ length: 50_000 }, (_, i) => moment(start + i)));
        }
        const wrong = [];
        const check = (what, good) => good || wrong.push(what);
        check("dropped", tape.first > 0 && tape.end === end && tape.end - tape.first > 4_000_000);
        for (const at of [tape.first, tape.first + 1, 65536 * 20, 65536 * 20 + 1, end - 3, end]) {
            const board = [0, 0, 0];
            // PLACED is always taken back by REMOVED of the same place or overwritten: replay 40.
            for (let i = Math.max(0, at - 40); i < at; i++) {
                if (i % 4 === 0) board[i % 3] = (i % 7) + 1;
                if (i % 4 === 1) board[i % 3] = 0;
            }
            check(`board at ${at}`, String([...standAt(tape, at).board]) === String(board));
            const event = eventBefore(tape, at);
            check(`event before ${at}`, at === tape.first ? event === null
                  : event.kind === (at - 1) % 4);
        }
        const middle = 65536 * 30;
        for (const direction of [1, -1]) {
            const jumps = [["cut", 2, find(tape, middle, 2, direction)],
                           ["solution", 3, findSolved(tape, middle, direction)]];
            for (const [name, kind, found] of jumps) {
                let at = middle + direction;
                while ((at - 1) % 4 !== kind) at += direction;
                check(`${name} ${direction}`, found === at);
            }
        }
        check("before the first", find(tape, tape.first, 2, -1) === null);
        check("after the last", findSolved(tape, end, 1) === null);
        return wrong;
    }""")
    assert broken == []


def test_a_tape_of_moves_counts_a_move_as_one_event_and_turns_its_faces(page):
    """A pair of pieces that is turned for ever, to and fro, over the border of a chunk."""
    broken = page.evaluate("""async () => {
        const { append, createTape, eventBefore, standAt } = await import("./app/state/tape.js");
        const [cut, moved, unmoved, faced, bound] = [2, 4, 5, 6, 7];
        const pack = (kind, cell, value, before = 0) =>
            kind * 2 ** 27 + before * 2 ** 18 + cell * 512 + value;
        const tape = createTape(3, [0, 1, 2]);
        const events = [[pack(bound, 1, 3)], [pack(moved, 0, 2), pack(faced, 0, 2, 0),
                        pack(faced, 2, 0, 2)], [pack(cut, 1, 2)], [pack(unmoved, 0, 2),
                        pack(faced, 0, 0, 2), pack(faced, 2, 2, 0)]];
        const end = 70_000;
        for (let at = 0; at < end; at++) append(tape, Uint32Array.from(events[at % 4]));
        const wrong = [];
        for (const at of [0, 1, 2, 3, 4, 65_535, 65_536, 65_537, 65_538, 65_539, end]) {
            const away = at % 4 === 2 || at % 4 === 3;
            const { board, moves, bound } = standAt(tape, at);
            const kind = at === 0 ? undefined : [7, 4, 2, 5][(at - 1) % 4];
            if (String([...board]) !== (away ? "2,1,0" : "0,1,2")) wrong.push(`board at ${at}`);
            if (moves !== Number(away)) wrong.push(`moves at ${at}`);
            if (bound !== (at === 0 ? 0 : 515)) wrong.push(`bound at ${at}`);
            if (eventBefore(tape, at)?.kind !== kind) wrong.push(`event before ${at}`);
        }
        return tape.end === end ? wrong : [...wrong, "end"];
    }""")
    assert broken == []


def test_a_strategy_that_tells_no_steps_offers_one_that_does(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-star&strategy=compiled&given=0:1,1:2")
    bench.solve()
    bench.expect_over("exactly 14")
    expect(page.get_by_text("To see a search step by step:")).to_be_visible()
    expect(bench.button("Play")).to_have_count(0)
    bench.button("Watch “Forced cells”").click()
    expect(page.get_by_role("radio", name="Forced cells")).to_be_checked()
    expect(bench.button("Hold")).to_be_visible()
    expect(bench.moment).to_have_text(re.compile(r"^[1-9]\d* / "))


def test_play_at_full_speed_goes_from_the_first_event_to_the_last(new_page):
    page = new_page()
    bench = Workbench(page, LINK)
    bench.wait_for_python()
    page.get_by_label("Speed").press("End")  # so fast that it asks before anything has come
    bench.button("Play").click()
    bench.expect_over("exactly 14")
    expect(bench.button("Play")).to_be_visible()
