/**
 * The same trees by recursion over the same events, as objects: slow, and obviously right. And random searches, with
 * their events as the core packs them.
 */

import { CUT, PLACED, REMOVED, SOLVED } from "../../../web/app/state/index.js";

/** @typedef {{ event: number, born: number, gone: number, solved: number, reported: number, children: Node[] }} Node */

/** @type {(kind: number, cell?: number, value?: number, rule?: number) => number} */
export const pack = (kind, cell = 0, value = 0, rule = 0) => kind * 2 ** 27 + rule * 2 ** 18 + cell * 512 + value;

/** The node that begins before event `at`, and the moment after it. @type {(events: number[], at: number, event: number) => [node: Node, at: number]} */
function below(events, at, event) {
  /** @type {Node} */
  const node = { event, born: at, gone: 0, solved: 0, reported: 0, children: [] };
  while (at < events.length) {
    const next = events[at];
    const kind = next >>> 27;
    if (kind === REMOVED) return [{ ...node, gone: at + 1 }, at + 1];
    if (kind === SOLVED) node.solved += 1;
    if (kind === CUT)
      node.children.push({ event: next, born: at + 1, gone: at + 2, solved: 0, reported: 0, children: [] });
    at += 1;
    if (kind !== PLACED) continue;
    const left = (next >>> 18) & 511;
    if (left > 0) node.reported = node.children.length + left;
    const [child, after] = below(events, at, next);
    node.children.push(child);
    at = after;
  }
  return [node, at];
}

/** @type {(events: number[]) => Node} */
export const bruteTree = (events) => below(events, 0, 0)[0];

/** Every node with its path, parents first. @type {(node: Node, path?: Node[]) => Node[][]} */
export const everyPath = (node, path = []) => [
  [...path, node],
  ...node.children.flatMap((child) => everyPath(child, [...path, node])),
];

/** Of a node and all below it. @type {(node: Node, what: (node: Node) => number) => number} */
export const sumBelow = (node, what) =>
  node.children.reduce((sum, child) => sum + what(child) + sumBelow(child, what), 0);

/** Pseudo-random numbers from 0 to 1, the same every time. @type {(seed: number) => () => number} */
export function chance(seed) {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * The events of a search of `levels` cells and `values` values; `tells` whether a placed value tells how many are left.
 * @type {(seed: number, levels: number, values: number, tells?: boolean) => number[]}
 */
export function searchByChance(seed, levels, values, tells = true) {
  const random = chance(seed);
  /** @type {number[]} */
  const events = [];
  const search = (/** @type {number} */ level) => {
    if (level === levels) return void events.push(pack(SOLVED));
    const offered = 1 + Math.floor(random() * values);
    for (let value = 0; value < offered; value += 1) {
      if (random() < 0.4) events.push(pack(CUT, level, value, Math.floor(random() * 5)));
      else {
        events.push(pack(PLACED, level, value, tells ? offered - value : 0));
        search(level + 1);
        events.push(pack(REMOVED, level, value));
      }
    }
  };
  search(0);
  return events;
}

/**
 * The first search, from a seed on, that has that many events.
 * @type {(seed: number, levels: number, values: number, least: number) => number[]}
 */
export function longSearch(seed, levels, values, least) {
  for (let next = seed; ; next += 1) {
    const events = searchByChance(next, levels, values);
    if (events.length >= least) return events;
  }
}
