/**
 * Random input of every kind from outside, ten thousand times: links, pastes and files, stored drafts
 * and habits. Each is read within its limits or left out; nothing hangs, nothing runs, no prototype is touched.
 */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { takeText } from "../../../web/app/assist/index.js";
import { isBoard } from "../../../web/app/board/text.js";
import { settle } from "../../../web/app/draft_effects.js";
import {
  COLOURS,
  createRun,
  emptyDraft,
  LANGS,
  LONGEST,
  panelNames,
  SPEEDS,
  THEMES,
} from "../../../web/app/state/index.js";
import { lastPuzzle, loadDraft, loadHabits, noteStored, readLink, takeOver } from "../../../web/app/storage/index.js";
import { linkOf, linkOfPage } from "../../../web/app/storage/link.js";
import { cleanDraft } from "../../../web/app/storage/validate.js";
import { CATALOG, furnish, workbench } from "../workbench.js";
import { chanceFrom, deep, mutated, oddText, oddValue, one, spoiled, whole } from "./chance.js";
import { guarded } from "./guard.js";

/** @import { CatalogPuzzle } from "../../../web/worker/protocol.js" */
/** @import { Draft } from "../../../web/app/state/state.js" */
/** @import { Chance } from "./chance.js" */

const SEED = 10;

/** @type {Map<string, string>} */
let kept = new Map();
beforeEach(() => {
  ({ kept } = furnish());
});

/** A draft that a user could have made. @type {(chance: Chance, chosen: CatalogPuzzle) => Draft} */
function draftBy(chance, chosen) {
  const draft = emptyDraft(chosen);
  if (chance() < 0.5) draft.options = { order: String(whole(chance, 10)) };
  draft.strategy = one(chance, chosen.strategies);
  if (chosen.kind === "movement") {
    draft.start = one(chance, ["", "abab", "ab:ab,%"]);
    draft.moves = Array.from({ length: whole(chance, 6) }, () => [whole(chance, 512), whole(chance, 512)]);
  } else {
    for (let cells = whole(chance, 12); cells > 0; cells -= 1) {
      draft.givens[whole(chance, 1000)] = one(chance, ["1", "12", "x", "1:2", "50%", "１", "a,b"]);
    }
    draft.posed = Object.keys(draft.givens)
      .map(Number)
      .filter(() => chance() < 0.3);
    for (let cells = whole(chance, 5); cells > 0; cells -= 1) {
      const marks = Array.from({ length: 1 + whole(chance, 4) }, () => whole(chance, 20) - 3);
      draft.marks[whole(chance, 1000)] = [...new Set(marks)].sort((a, b) => a - b);
      draft.colours[whole(chance, 1000)] = 1 + whole(chance, COLOURS);
    }
  }
  return draft;
}

/** A draft contains nothing that validation would drop. @type {(chosen: CatalogPuzzle, draft: Draft) => void} */
function assertWithinLimits(chosen, draft) {
  assert.deepEqual(cleanDraft(chosen, JSON.parse(JSON.stringify(draft))), draft);
  assert.deepEqual(Object.keys(draft).sort(), Object.keys(emptyDraft(chosen)).sort());
  assert.ok(chosen.strategies.includes(draft.strategy));
  const numbers = Object.keys(draft.givens).map(Number);
  assert.ok(numbers.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < 1000));
  assert.ok(Object.values(draft.givens).every((typed) => typed.length > 0 && typed.length <= LONGEST));
  for (const [cell, marks] of Object.entries(draft.marks)) {
    assert.ok(Number(cell) < 1000 && marks.length > 0 && marks.length <= 100 && marks.every(Number.isInteger));
  }
  for (const [spot, colour] of Object.entries(draft.colours))
    assert.ok(Number(spot) < 1000 && colour >= 1 && colour <= COLOURS);
  assert.ok(draft.posed.length <= numbers.length && draft.moves.length <= 5000 && draft.start.length <= 2000);
}

test("4,000 links", () => {
  guarded(4000, (number) => {
    const chance = chanceFrom(SEED + number);
    const chosen = one(chance, CATALOG.puzzles);
    const { state } = workbench(chosen.name);
    state.draft = draftBy(chance, chosen);
    state.panels = one(chance, [[], ["plan"], ["race", "tree"]]);
    if (chance() < 0.3) {
      state.run = Object.assign(createRun(state), { at: whole(chance, 5000) });
      state.view = { kind: "run" };
    }
    const right = linkOfPage(state);
    const hash = chance() < 0.1 ? `#${oddText(chance)}` : mutated(chance, right);
    const link = readLink(CATALOG, hash);
    if (!link?.puzzle) return;
    assertWithinLimits(link.puzzle, link.draft);
    assert.ok(link.at === null || (link.at > 0 && link.at <= 4_000_000));
    assert.deepEqual(link.panels ?? [], panelNames(link.panels ?? []));
    Object.assign(state, { puzzle: link.puzzle, draft: link.draft });
    const again = readLink(CATALOG, linkOf(state) || `#puzzle=${link.puzzle.name}`);
    assert.deepEqual([again?.draft, again?.whole], [link.draft, true], "what was read can be sent on");
  });
});

test("3,000 stored drafts, read at a visit and taken over from another tab", () => {
  guarded(3000, (number) => {
    const chance = chanceFrom(SEED + number);
    const chosen = one(chance, CATALOG.puzzles);
    const draft = draftBy(chance, chosen);
    const text = one(chance, [
      () => mutated(chance, JSON.stringify(draft)),
      () => JSON.stringify(spoiled(chance, draft)),
      () => JSON.stringify(oddValue(chance)),
      () => (chance() < 0.1 ? deep(1 + whole(chance, 50_000)) : oddText(chance)),
    ])();
    const app = workbench(chosen.name, settle);
    noteStored(app.state);
    kept.set(`edagari:/:draft:${chosen.name}`, text);
    const read = loadDraft(chosen);
    if (read) assertWithinLimits(chosen, read);
    if (takeOver(app.state)) app.settle();
    assertWithinLimits(chosen, app.state.draft);
    kept.clear();
  });
});

test("1,500 stored habits and names of puzzles", () => {
  guarded(1500, (number) => {
    const chance = chanceFrom(SEED + number);
    const right = JSON.stringify({ lang: one(chance, LANGS), theme: one(chance, THEMES), speed: one(chance, SPEEDS) });
    kept.set("edagari:/:habits", chance() < 0.5 ? mutated(chance, right) : JSON.stringify(oddValue(chance)));
    kept.set("edagari:/:puzzle", chance() < 0.5 ? JSON.stringify(oddValue(chance)) : oddText(chance));
    const { lang, theme, speed } = loadHabits();
    assert.ok(LANGS.includes(lang) && THEMES.includes(theme) && SPEEDS.includes(speed));
    const last = lastPuzzle(CATALOG);
    assert.ok(last === undefined || CATALOG.puzzles.includes(last));
  });
});

test("2,000 texts that are pasted or opened as a file", () => {
  guarded(2000, (number) => {
    const chance = chanceFrom(SEED + number);
    const app = workbench(one(chance, CATALOG.puzzles).name, settle);
    const cells = Array.from({ length: 4 + whole(chance, 40) }, () =>
      one(chance, [".", "1", "12", "|", ",", "\n", "-"]),
    );
    const text = mutated(chance, cells.join(one(chance, ["", " ", ",", " | "])));
    assert.equal(typeof isBoard(text, app.state.puzzle.kind), "boolean");
    takeText(app, text);
    const sent = app.asked.map(({ question }) => ("text" in question ? question.text : text));
    assert.deepEqual(
      sent,
      text.length > CATALOG.limits.text ? [] : [text],
      "it goes to the core as it is, or not at all",
    );
  });
});
