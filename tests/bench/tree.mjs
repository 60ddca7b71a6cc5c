/**
 * The page's tree under node: `node tree.mjs taken|report|frame` prints the events that were taken in, and the seconds
 * of the processor that it took: all of them, the longest report, or the longest slice of a painting.
 */

import { paint, WHOLE } from "../../web/app/icicle/index.js";
import { createTree, grow } from "../../web/app/tree/index.js";
import { longSearch } from "../page/tree/brute.js";

const EVENTS = 1_000_000;
const REPORT = 20_000;
const WIDE = 1500;

const all = Uint32Array.from(longSearch(1, 12, 9, EVENTS).slice(0, EVENTS));
const tree = createTree();

/** @type {(work: () => unknown) => number} */
function seconds(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const reports = [];
for (let at = 0; at < EVENTS; at += REPORT) {
  reports.push(seconds(() => grow(tree, all.subarray(at, at + REPORT))));
}
const slices = [];
const painting = paint(tree, { root: 0, view: WHOLE, wide: WIDE, rows: 13 }, () => {});
for (let done = false; !done; ) slices.push(seconds(() => (done = painting.next().done === true)));

const answers = {
  taken: reports.reduce((sum, each) => sum + each),
  report: Math.max(...reports),
  frame: Math.max(...slices),
};
process.stdout.write(`${tree.end} ${answers[/** @type {keyof typeof answers} */ (process.argv[2])]}\n`);
