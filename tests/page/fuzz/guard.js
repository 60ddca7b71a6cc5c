/**
 * Forbidden effects of any input: hanging, running code, changing a prototype.
 */

import assert from "node:assert/strict";
import { Script } from "node:vm";

/**
 * Microseconds of the processor that a case may take: a second, however busy the machine is. One that has no end at all
 * is ended by the clock, since it would never tell what it took.
 */
const LONGEST = 1_000_000;
const WATCHDOG = 20_000; // milliseconds of the clock

const EVERYWHERE = [Object, Array, String, Number, Boolean, Function, Map, Set, RegExp, Promise].flatMap((kind) => [
  kind,
  kind.prototype,
]);

const properties = () => EVERYWHERE.map((each) => Object.getOwnPropertyDescriptors(each));

const watched = new Script("watchedWork()");

/** The result of the work; throws an error if it takes too long, or does not end. @type {<T>(work: () => T) => T} */
export function ended(work) {
  Object.assign(globalThis, { watchedWork: work });
  const before = process.cpuUsage();
  const given = watched.runInThisContext({ timeout: WATCHDOG });
  const { user, system } = process.cpuUsage(before);
  assert.ok(user + system < LONGEST, `it took ${(user + system) / 1e6} seconds of the processor`);
  return given;
}

/**
 * Checks that many cases; an error names the case.
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
