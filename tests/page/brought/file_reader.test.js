/** The text of a file, in whatever encoding it was saved. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { textOf } from "../../../web/app/views/brought/file_reader.js";

/** @type {(...bytes: number[]) => string | null} */
const read = (...bytes) => textOf(new Uint8Array(bytes).buffer);

test("it is UTF-8, or UTF-16 with its mark, or else Shift-JIS", () => {
  assert.equal(read(0xe8, 0xa1, 0x8c, 0x31), "行1");
  assert.equal(read(0xff, 0xfe, 0x4c, 0x88, 0x31, 0x00), "行1");
  assert.equal(read(0xfe, 0xff, 0x88, 0x4c, 0x00, 0x31), "行1");
  assert.equal(read(0x8d, 0x73, 0x31), "行1");
  assert.equal(read(), "");
});

test("a character that is cut off at the end changes nothing before it", () => {
  assert.equal(read(0xe8, 0xa1, 0x8c, 0x31, 0xe8, 0xa1), "行1\u{FFFD}");
});

test("what contains a zero is no text", () => {
  assert.equal(read(0x89, 0x50, 0x4e, 0x47, 0x00), null);
});
