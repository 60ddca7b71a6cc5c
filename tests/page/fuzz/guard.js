/**
 * What must not happen, whatever comes in: that it hangs, that it runs, that it changes what every object has.
 */

import assert from "node:assert/strict";
import { Script } from "node:vm";

/** Milliseconds until a case has failed for taking too long; a machine that is busy with something else is slow, not wrong. */
const WATCHDOG = 20_000;

const EVERYWHERE = [Object, Array, String, Number, Boolean, Function, Map, Set, RegExp, Promise].flatMap((kind) => [
  kind,
  kind.prototype,
]);

const properties = () => EVERYWHERE.map((each) => Object.getOwnPropertyDescriptors(each));

const watched = new Script("watchedWork()");

/** What the work gives; raises an error when it does not end. @type {<T>(work: () => T) => T} */
export function ended(work) {
  Object.assign(globalThis, { watchedWork: work });
  return watched.runInThisContext({ timeout: WATCHDOG });
}

/**
 * Checks so many cases; an error names the case.
 * @type {(number: number, check: (number: number) => void) => void}
 */
export function guarded(number, check) {
  const before = properties();
  const { eval: evaluate, Function: Compile } = globalThis;
  const ran = () => assert.fail("what came in was run");
  Object.assign(globalThis, { ran, eval: ran, Function: ran });
  try {
    for (let each = 0; each < number; each += 1) ended(() => named(each, check));
  } finally {
    Object.assign(globalThis, { eval: evaluate, Function: Compile });
  }
  assert.deepEqual(properties(), before, "a prototype was touched");
}

/** @type {(number: number, check: (number: number) => void) => void} */
function named(number, check) {
  try {
    check(number);
  } catch (error) {
    throw new Error(`case ${number}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
