/**
 * The calls that are open at a step, with their variables, replayed from the recorded changes.
 *
 * call   a running function, or the main program at the bottom
 * mark   a snapshot of the calls at regular steps: a replay starts from the nearest one
 */

/** @import { Step } from "./messages.js" */

/** @typedef {{ name: string, variables: Map<string, string> }} Call */
/** A call, with the names of the variables that the step changed. @typedef {Call & { changed: Set<string> }} ShownCall */

/** Steps between snapshots. */
export const MARKED = 512;

/** The snapshot before the first step; callsAt adds the others when it reaches them. @type {() => Call[][]} */
export const createMarks = () => [[]];

/**
 * The calls before the line of step `at` runs, the main program first; `marks` are the snapshots of these steps.
 * @type {(steps: Step[], marks: Call[][], at: number) => ShownCall[]}
 */
export function callsAt(steps, marks, at) {
  const nearest = Math.floor((at + 1) / MARKED);
  for (let next = marks.length; next <= nearest; next++) {
    marks.push(replayed(marks[next - 1], steps.slice((next - 1) * MARKED, next * MARKED)));
  }
  const calls = replayed(marks[nearest], steps.slice(nearest * MARKED, at + 1));
  const changed = new Set(steps[at]?.changed.map(([name]) => name));
  return calls.map((call, depth) => ({ ...call, changed: depth === steps[at]?.depth ? changed : new Set() }));
}

/** The calls of a snapshot after some more steps. @type {(mark: Call[] | undefined, steps: Step[]) => Call[]} */
function replayed(mark = [], steps) {
  const calls = mark.map(({ name, variables }) => ({ name, variables: new Map(variables) }));
  for (const step of steps) enter(calls, step);
  return calls;
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
