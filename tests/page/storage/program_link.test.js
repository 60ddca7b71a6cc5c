/** A program in a link: it comes back whole with its exercise, and nothing else comes of a link that is not right. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { linkOfBoard, readLink } from "../../../web/app/storage/link.js";
import { partsOfProgram, unpacked } from "../../../web/app/storage/program_link.js";
import { CATALOG, workbench } from "../workbench.js";

const SOURCE = 'print("枝刈り & <b>")\n# 100% + #1 = ok?\n';
const EXERCISE = { task: "Find <all> & count: 100%+", solutions: 0, nodes: 9 };

/** What comes of a program that is sent as a link. @type {(source: string, exercise: typeof EXERCISE | null) => Promise<ReturnType<typeof readLink>>} */
const sent = async (source, exercise) =>
  readLink(CATALOG, linkOfBoard(workbench("square").state) + (await partsOfProgram(source, exercise)));

test("a program and its exercise come back, and the link is whole", async () => {
  const link = await sent(SOURCE, EXERCISE);
  assert.equal(await unpacked(link?.program ?? ""), SOURCE);
  assert.deepEqual([link?.exercise, link?.whole], [EXERCISE, true]);
});

test("a program without an exercise has none", async () => {
  assert.equal((await sent(SOURCE, null))?.exercise, null);
});

test("the longest program fits into a link, even one that cannot be compressed, and a longer one is refused", async () => {
  let [seed, hard] = [1, ""];
  while (hard.length < 100_000) {
    seed = (seed * 48271) % 2147483647;
    hard += String.fromCharCode(0x4e00 + (seed % 0x5000));
  }
  assert.equal(await unpacked((await sent(hard, null))?.program ?? ""), hard);
  assert.equal(await partsOfProgram(`${hard}x`, null), null);
});

test("an exercise without a program, or with a text that is too long, is left out", () => {
  assert.equal(readLink(CATALOG, "#puzzle=square&task=Find")?.exercise, null);
  assert.equal(readLink(CATALOG, `#puzzle=square&program=x&task=${"x".repeat(2001)}`)?.exercise, null);
});

test("an exercise of ours is named", () => {
  const link = readLink(CATALOG, "#puzzle=square&exercise=find-the-80");
  assert.deepEqual([link?.ours, link?.program, link?.whole], ["find-the-80", null, true]);
});

test("numbers that are none are left out", () => {
  const link = readLink(CATALOG, "#puzzle=square&program=x&task=Find&solutions=-1&nodes=1e9");
  assert.deepEqual(link?.exercise, { task: "Find", solutions: null, nodes: null });
});

test("what is no program is none, and neither is one that swells beyond the limit", async () => {
  for (const text of ["", "!", "AAAA", "x".repeat(10_000)]) assert.equal(await unpacked(text), null, text);
  const bomb = new Response(
    new Blob(["x".repeat(50_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw")),
  );
  assert.equal(await unpacked(Buffer.from(await bomb.arrayBuffer()).toString("base64url")), null);
});
