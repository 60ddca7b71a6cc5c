/**
 * The calls that are open at a step, with their variables, replayed from the recorded changes.
 *
 * call   a function that is running, or the main program at the bottom
 */

/** @import { Step } from "./messages.js" */

/** @typedef {{ name: string, variables: Map<string, string> }} Call */
/** A call, with the names of the variables that the step has changed. @typedef {Call & { changed: Set<string> }} ShownCall */

/** The calls before the line of step `at` is run, the main program first. @type {(steps: Step[], at: number) => ShownCall[]} */
export function callsAt(steps, at) {
  /** @type {Call[]} */
  const calls = [];
  for (const step of steps.slice(0, at + 1)) enter(calls, step);
  const changed = new Set(steps[at]?.changed.map(([name]) => name));
  return calls.map((call, depth) => ({ ...call, changed: depth === steps[at]?.depth ? changed : new Set() }));
}

/** @type {(calls: Call[], step: Step) => void} */
function enter(calls, { depth, call, changed }) {
  calls.length = Math.min(calls.length, call === null ? depth + 1 : depth);
  while (calls.length <= depth) calls.push({ name: call ?? "", variables: new Map() });
  const { variables } = /** @type {Call} */ (calls[depth]);
  for (const [name, value] of changed) {
    if (value === null) variables.delete(name);
    else variables.set(name, value);
  }
}
