/** What a program has shown: the board and the calls at any moment, by line and by event. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { callsAt, createMarks, MARKED } from "../../../web/app/python/call_stack.js";
import {
  addProgress,
  boardOf,
  countsOf,
  createRecord,
  endOf,
  furnish,
  goTo,
  isNews,
  isOnItsWay,
  lineOf,
  momentOf,
  open,
  outputOf,
  setPace,
} from "../../../web/app/python/record.js";

const PLACED = (/** @type {number} */ cell, /** @type {number} */ value) => (cell << 9) | value;
const OPENED = {
  ...{ type: /** @type {const} */ ("opened"), puzzle: "p", options: {}, cells: 2, givens: {}, values: [5, 7] },
  ...{ rules: [], start: [], isWanted: true },
};

/** @type {(line: number, depth: number, moment: number, call: string | null, changed: [string, string | null][]) => import("../../../web/app/python/messages.js").Step} */
const step = (line, depth, moment, call, changed) => ({
  line,
  depth,
  moment,
  printed: line > 1 ? 1 : 0,
  call,
  changed,
});

const STEPS = [
  step(1, 0, 0, "<module>", []),
  step(4, 1, 1, "f", [["n", "1"]]),
  step(5, 1, 2, null, [["m", "2"]]),
  step(4, 1, 2, "f", [["n", "2"]]),
  step(2, 0, 2, null, [
    ["n", null],
    ["x", "3"],
  ]),
];

/** @type {(pace: "line" | "event") => ReturnType<typeof createRecord>} */
function recorded(pace) {
  const record = createRecord(pace);
  open(record, OPENED, null);
  furnish(record, OPENED.cells);
  addProgress(record, {
    ...{
      type: "progress",
      counts: { nodes: 2, cuts: 0, solutions: 0, repeated: 0 },
      moment: 2,
      output: "o",
      standing: null,
    },
    ...{ steps: STEPS, full: { events: false, steps: false, output: false } },
    events: Uint32Array.of(PLACED(0, 1), PLACED(1, 0)),
  });
  return record;
}

test("by event the board follows to the last one", () => {
  const record = recorded("event");
  assert.deepEqual([record.at, endOf(record), lineOf(record)], [2, 2, null]);
  assert.deepEqual(boardOf(record), ["7", "5"]);
  goTo(record, 1);
  assert.deepEqual(boardOf(record), ["7", undefined]);
  goTo(record, -5);
  assert.deepEqual(boardOf(record), [undefined, undefined]);
});

test("of a board that is not recorded what stands now is shown", () => {
  const record = recorded("event");
  record.standing = [null, 1, 0]; // of two cells
  assert.deepEqual(boardOf(record), [undefined, "7"]);
});

test("by line it stands at the first one, with the board of that moment", () => {
  const record = recorded("line");
  assert.deepEqual([record.at, endOf(record), lineOf(record)], [0, 4, 1]);
  goTo(record, 1);
  assert.deepEqual([lineOf(record), momentOf(record)], [4, 1]);
  assert.deepEqual(boardOf(record), ["7", undefined]);
});

test("what is printed grows with the line, and is whole at the end and by event", () => {
  const record = recorded("line");
  assert.equal(outputOf(record), "");
  goTo(record, 1);
  assert.equal(outputOf(record), "o");
  record.output = "one more";
  assert.equal(outputOf(record), "o");
  goTo(record, endOf(record));
  assert.equal(outputOf(record), "one more");
  goTo(record, 0);
  setPace(record, "event");
  assert.equal(outputOf(record), "one more");
});

test("a step is on the way as long as the program is the same and a line is left", () => {
  const record = { ...recorded("line"), source: "x" };
  assert.ok(isOnItsWay(record, "x"));
  assert.ok(!isOnItsWay(record, "y"));
  goTo(record, endOf(record));
  assert.ok(!isOnItsWay(record, "x"));
  assert.ok(!isOnItsWay({ ...recorded("event"), source: "x" }, "x"));
});

test("news is what is printed, placed, refused or found, and no empty report", () => {
  const record = recorded("event");
  const same = {
    ...{ type: /** @type {const} */ ("progress"), counts: record.counts, moment: 2, standing: null, output: "" },
    ...{ full: record.full, steps: [], events: new Uint32Array() },
  };
  assert.ok(!isNews(record, same));
  assert.ok(isNews(record, { ...same, output: "." }));
  assert.ok(isNews(record, { ...same, counts: { ...record.counts, cuts: 1 } }));
  assert.ok(isNews(record, { ...same, events: new Uint32Array(1) }));
  assert.ok(isNews(record, OPENED));
});

test("whoever goes from lines to events and back stays at the moment", () => {
  const record = recorded("line");
  goTo(record, 1);
  setPace(record, "event");
  assert.equal(record.at, 1);
  setPace(record, "line");
  assert.equal(record.at, 1);
});

test("the counts are those of the moment, without the givens; at the end those that the program reports", () => {
  const SOLVED = 3 << 27;
  const record = createRecord("event");
  open(record, { ...OPENED, givens: { 0: "7" } }, null);
  furnish(record, OPENED.cells);
  const cut = (2 << 27) | PLACED(1, 1);
  const counts = { nodes: 900, cuts: 1, solutions: 1, repeated: 0 };
  const report = {
    ...{ type: /** @type {const} */ ("progress"), counts, moment: 4, standing: null, output: "", steps: [] },
    ...{ full: { events: true, steps: false, output: false } },
    events: Uint32Array.of(PLACED(0, 1), cut, PLACED(1, 0), SOLVED),
  };
  addProgress(record, report);
  const shown = (/** @type {number} */ at) => {
    goTo(record, at);
    const { nodes, cuts, solutions } = countsOf(record);
    return [nodes, cuts, solutions];
  };
  assert.deepEqual([0, 1, 2, 3, 4].map(shown), [
    [0, 0, 0],
    [0, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
    [900, 1, 1],
  ]);
  record.counts = { ...counts, repeated: 1 };
  assert.deepEqual(shown(3), [1, 1, 1]);
});

test("of a movement the visits are counted up to the moment, however many moves each has", () => {
  const [SOLVED, MOVED, UNMOVED, FACED, VISITED] = [3, 4, 5, 6, 16].map((kind) => kind * 2 ** 27);
  const VISIT = 1 << 18;
  const record = createRecord("event");
  open(record, { ...OPENED, start: [0, 1] }, null);
  furnish(record, OPENED.cells);
  const pieces = [
    [VISITED, MOVED, FACED],
    [MOVED | VISIT, FACED, UNMOVED, FACED],
    [UNMOVED | VISIT, FACED, VISITED, SOLVED],
  ];
  const counts = { nodes: 5, cuts: 0, solutions: 1, repeated: 0 };
  for (const events of pieces) {
    addProgress(record, {
      ...{ type: "progress", counts, moment: 0, standing: null, output: "", steps: [] },
      ...{ full: { events: true, steps: false, output: false }, events: Uint32Array.from(events) },
    });
  }
  const shown = (/** @type {number} */ at) => {
    goTo(record, at);
    return [countsOf(record).nodes, countsOf(record).solutions];
  };
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6, 7].map(shown), [
    [0, 0],
    [1, 0],
    [1, 0],
    [2, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 1],
  ]);
});

test("calls and their variables at a step", () => {
  const shown = (/** @type {number} */ at) =>
    callsAt(STEPS, createMarks(), at).map(({ name, variables, changed }) => [
      name,
      Object.fromEntries(variables),
      [...changed],
    ]);
  assert.deepEqual(shown(0), [["<module>", {}, []]]);
  assert.deepEqual(shown(2), [
    ["<module>", {}, []],
    ["f", { n: "1", m: "2" }, ["m"]],
  ]);
  assert.deepEqual(shown(3)[1], ["f", { n: "2" }, ["n"]]); // another call of the same function
  assert.deepEqual(shown(4), [["<module>", { x: "3" }, ["n", "x"]]]);
});

/** A tape on which `chance()`, from 0 to 1, decides what is called and what changes. @type {(length: number, chance: () => number) => typeof STEPS} */
function randomSteps(length, chance) {
  const tape = [step(1, 0, 0, "<module>", [])];
  let depth = 0;
  while (tape.length < length) {
    const isCall = depth === 0 || (chance() < 0.3 && depth < 9);
    if (isCall) depth += 1;
    else if (chance() < 0.4) depth -= 1;
    const name = "abc"[Math.floor(chance() * 3)] ?? "a";
    tape.push(step(1, depth, 0, isCall ? "f" : null, [[name, String(tape.length)]]));
  }
  return tape;
}

test("wherever the reader goes, the calls are those replayed from the start, and few steps are read", () => {
  let seed = 1;
  const chance = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const tape = randomSteps(5 * MARKED, chance);
  let read = 0;
  const counted = new Proxy(tape, {
    get(steps, key) {
      if (typeof key === "string" && /^\d+$/.test(key)) read += 1;
      return Reflect.get(steps, key);
    },
  });
  const marks = createMarks();
  callsAt(counted, marks, tape.length - 1);
  const edges = [0, 1, 2, 3, 4].flatMap((at) => [at * MARKED, at * MARKED + MARKED - 2, at * MARKED + MARKED - 1]);
  const anywhere = Array.from({ length: 40 }, () => Math.floor(chance() * tape.length));
  for (const at of [...edges, ...anywhere]) {
    read = 0;
    const shown = callsAt(counted, marks, at);
    assert.ok(read < 2 * MARKED, `${read} steps for ${at}`);
    assert.deepEqual(shown, replayedFromTheStart(tape, at));
  }
});

/** Slowly: each call from its own steps alone. @type {(tape: typeof STEPS, at: number) => import("../../../web/app/python/call_stack.js").ShownCall[]} */
function replayedFromTheStart(tape, at) {
  const depths = Array.from({ length: (tape[at]?.depth ?? 0) + 1 }, (_, depth) => depth);
  return depths.map((depth) => {
    const begin = tape.slice(0, at + 1).findLastIndex((each) => each.depth === depth && each.call !== null);
    const own = tape.slice(begin, at + 1).filter((each) => each.depth === depth);
    const isLast = depth === depths.length - 1;
    return {
      name: own[0]?.call ?? "",
      variables: new Map(own.flatMap(({ changed }) => changed.map(([name, value]) => [name, String(value)]))),
      changed: new Set(isLast ? own.at(-1)?.changed.map(([name]) => name) : []),
    };
  });
}
