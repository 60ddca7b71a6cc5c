/** A link to a puzzle of ours within any text. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { sentLink } from "../../../web/app/views/brought/sent_link.js";

const LINK = "#puzzle=magic-square&given=0:5,4:12&v=2";
const SENT = `https://example.github.io/edagari/${LINK}`;

/** @type {(text: string) => string | null} */
const found = (text) => sentLink(text, (name) => name === "magic-square");

test("it is found in a sentence, and what belongs to the sentence is no part of it", () => {
  for (const text of [SENT, `Try ${SENT}.`, `(${SENT})`, `**${SENT}**!`, `これ（${SENT}）です`, `<${SENT}>\n`])
    assert.equal(found(text), LINK, text);
});

test("a packed program may end with any of its signs", () => {
  for (const sign of "-_") assert.equal(found(`${SENT}&program=KyjK${sign} `), `${LINK}&program=KyjK${sign}`);
});

test("an unknown puzzle, another address and a bare # are none", () => {
  for (const text of ["", "#", LINK, "https://example.com/#other", "https://example.com/#puzzle=unknown&v=2"])
    assert.equal(found(text), null, text);
});

test("of several it is the first to a known puzzle", () => {
  const other = "https://example.github.io/edagari/#puzzle=unknown&v=2";
  assert.equal(found(`${other} ${SENT} https://example.com/#puzzle=magic-square`), LINK);
});

test("texts of any size are read at once", () => {
  assert.equal(found("http://".repeat(60_000)), null);
  assert.equal(found("https://example.com/#puzzle=unknown ".repeat(12_000)), null);
  assert.equal(found(`${SENT}${".".repeat(400_000)}a`)?.length, LINK.length + 400_001);
  assert.equal(found(`${SENT}${".".repeat(400_000)}`), LINK);
});
