/** The programs to choose from: whatever is typed into one stays with it, and a link takes the place of none. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { firstOf, programsFor, saveProgram, textOf } from "../../../web/app/python/programs.js";
import { shelfOf } from "../../../web/app/python/shelf.js";

/** @import { LinkedExercise } from "../../../web/app/storage/program_link.js" */
/** @import { Course } from "../../../web/app/python/starts.js" */
/** @import { Origin, Subject } from "../../../web/app/python/subject.js" */

const TEXT = { en: "t", ja: "t" };
/** @type {Course} */
const COURSE = {
  starts: [
    { name: "plain", title: TEXT, puzzle: null, source: "plain start" },
    { name: "pruned", title: TEXT, puzzle: "p", source: "pruned start" },
  ],
  exercises: [
    {
      ...{ name: "e", puzzle: "p", title: TEXT, task: TEXT, hints: [], begin: "to be changed", answer: "pruned" },
      ...{ solutions: 1, nodes: 10, call: "puzzle()" },
      wanted: { puzzle: "p", options: {}, givens: {}, start: "", moves: [] },
    },
  ],
};

/** What the browser keeps. @type {Record<string, string>} */
let stored;
beforeEach(() => {
  stored = {};
  const hidden = { enumerable: false };
  Object.defineProperties(stored, {
    getItem: { ...hidden, value: (/** @type {string} */ key) => stored[key] ?? null },
    setItem: { ...hidden, value: (/** @type {string} */ key, /** @type {string} */ text) => (stored[key] = text) },
    removeItem: { ...hidden, value: (/** @type {string} */ key) => delete stored[key] },
  });
  Object.assign(globalThis, { location: { pathname: "/edagari/" }, localStorage: stored });
});

/** A visit to the workshop of a puzzle. @type {(link?: { code?: string, ours?: string, brought?: LinkedExercise }, puzzle?: string) => ReturnType<typeof opened>} */
const visit = ({ code, ours, brought } = {}, puzzle = "p") =>
  opened(
    /** @type {Subject} */ ({
      ...{ task: { puzzle }, title: TEXT, set: null, brought: brought ?? null, ours: ours ?? null },
      found: code === undefined ? null : { source: code, from: "link", by: "" },
      shelf: shelfOf(puzzle),
    }),
  );

/** @type {(subject: Subject) => { programs: ReturnType<typeof programsFor>, name: string, text: string, exercise: unknown, origin: Origin | null, type: (text: string) => boolean, choose: (name: string) => string }} */
function opened(subject) {
  const { shelf } = subject;
  const drafts = shelf.drafts();
  const programs = programsFor(subject, COURSE, drafts);
  let chosen = firstOf(programs, subject, shelf.opened());
  return {
    programs,
    ...{ name: chosen.name, text: textOf(chosen, drafts), exercise: chosen.exercise, origin: chosen.origin },
    type: (text) => saveProgram({ shelf, drafts, chosen }, text),
    choose(name) {
      chosen = programs.find((each) => each.name === name) ?? assert.fail(name);
      return textOf(chosen, drafts);
    },
  };
}

test("the first program is there at the first visit, and what was typed at the next", () => {
  const first = visit();
  assert.deepEqual([first.name, first.text], ["plain", "plain start"]);
  assert.equal(first.type("mine"), true);
  assert.equal(visit().text, "mine");
  assert.equal(visit({}, "q").text, "plain start");
});

test("what is typed into one program leaves the others as they were", () => {
  const visitor = visit();
  visitor.type("mine");
  assert.equal(visitor.choose("pruned"), "pruned start");
  visitor.type("mine, pruned");
  assert.equal(visitor.choose("plain"), "mine");
  const next = visit();
  assert.deepEqual([next.name, next.text, next.choose("plain")], ["pruned", "mine, pruned", "mine"]);
});

test("a program that is as it came again is no draft: it changes with the site", () => {
  const visitor = visit();
  visitor.type("mine");
  visitor.type("plain start");
  assert.deepEqual([...shelfOf("p").drafts()], []);
});

test("a program from a link is shown first, and changing it leaves a person's own as it was", () => {
  visit().type("mine");
  const guest = visit({ code: "theirs", brought: { task: "do it", solutions: 2, nodes: null } });
  assert.equal(guest.text, "theirs");
  assert.ok(guest.exercise);
  guest.type("theirs, changed");
  assert.equal(guest.choose("plain"), "mine");
});

test("the same link shows what was made of its program, another link its own", () => {
  visit({ code: "theirs" }).type("theirs, changed");
  assert.equal(visit({ code: "theirs" }).text, "theirs, changed");
  assert.equal(visit({ code: "others" }).text, "others");
  visit({ code: "others" }).type("others, changed");
  assert.equal(visit({ code: "theirs" }).text, "theirs, changed");
});

test("what was made of a link's program is there without the link too, and is said to have come with one", () => {
  visit({ code: "theirs" }).type("theirs, changed");
  const next = visit();
  assert.deepEqual([next.text, next.exercise, next.origin?.from], ["theirs, changed", null, "link"]);
  assert.equal(next.choose("plain"), "plain start");
});

test("a link to an exercise opens it, with what was typed before", () => {
  visit({ ours: "e" }).type("half done");
  visit().choose("plain");
  const again = visit({ ours: "e" });
  assert.deepEqual([again.name, again.text], ["e", "half done"]);
});

test("the one program that earlier versions kept is still there", () => {
  stored["edagari:/edagari/:program:p"] = "kept long ago";
  const visitor = visit();
  assert.equal(visitor.text, "kept long ago");
  visitor.choose("pruned");
  visitor.type("new");
  assert.equal(visit().choose(""), "kept long ago");
});

test("a browser that keeps nothing has the programs all the same, and it is known that nothing is kept", () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new Error("denied");
    },
  });
  const visitor = visit();
  assert.equal(visitor.type("mine"), false);
  assert.equal(visitor.choose("pruned"), "pruned start");
  assert.equal(visitor.choose("plain"), "mine");
  Reflect.deleteProperty(globalThis, "localStorage");
});
