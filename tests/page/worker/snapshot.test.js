import assert from "node:assert/strict";
import { test } from "node:test";
import { complete } from "../../../web/worker/snapshot.js";

const HEADER = 8;
const PAGE = 65536;
const CHECK = Math.imul(7, 31) + 9;

test("an image is completed with the memory that it was made with", () => {
  const image = new Uint8Array(HEADER + PAGE);
  image.set([1, 2, 3], HEADER);
  complete(image, new Uint32Array([7, 9]), CHECK);
  assert.deepEqual([...image.subarray(HEADER, HEADER + 8)], [1 ^ 7, 2, 3, 0, 9, 0, 0, 0]);
});

test("another memory is refused", () => {
  assert.throws(() => complete(new Uint8Array(HEADER + PAGE), new Uint32Array([7, 8]), CHECK), /another/);
});
