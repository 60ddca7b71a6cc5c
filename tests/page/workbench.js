/**
 * The page without a browser: the state, all effects of a change, and a worker that answers when the test decides.
 */

import assert from "node:assert/strict";
import { begin } from "../../web/app/search/index.js";
import { createState } from "../../web/app/state/index.js";
import { saveDraft, writeLink } from "../../web/app/storage/index.js";
import { drawingOf } from "./board/grid.js";

/** @import { Answer, Catalog, CatalogPuzzle, Command, Order, Question, Shown } from "../../web/worker/protocol.js" */
/** @import { Run } from "../../web/app/state/run.js" */
/** @import { App } from "../../web/app/state/state.js" */

/** A puzzle whose board is here. @typedef {CatalogPuzzle & { shown: Shown }} Whole */

const text = { en: "", ja: "" };
const drawing = drawingOf(2);
const common = {
  saving: null,
  ideas: [],
  title: text,
  summary: text,
  examples: [],
  strategies: ["plain", "walk"],
  unwritten: ["plain"],
  unmade: ["medium"],
  formerly: { walk: ["stroll"] },
  strategy: "plain",
};
const order = {
  kind: /** @type {const} */ ("whole"),
  name: "order",
  title: { en: "Order", ja: "次数" },
  low: 1,
  high: 9,
  default: "2",
};
const signs = ["a", "b", "c", "d"];
const names = signs.map((sign) => ({ en: `cell ${sign}`, ja: `マス ${sign}` }));
const shown = { options: { order: "2" }, drawing, rules: text, names, signs };

/** @type {Whole} */
const SQUARE = {
  ...common,
  kind: "placement",
  name: "square",
  options: [order],
  abilities: ["hint"],
  grid: false,
  otherwise: null,
  shown: { ...shown, values: [1, 2, 3, 4] },
};
/** @type {Whole} */
const OTHER = { ...SQUARE, name: "other" };
/** A position of the game: its state as text and the face of every spot. @type {(state: string) => import("../../web/worker/protocol.js").Position} */
export const position = (state) => ({
  ...shown,
  state,
  faces: [...state],
  palette: ["a", "b"],
  done: false,
  stuck: null,
  moves: [],
});
/** @type {Whole} */
const GAME = {
  ...common,
  kind: "movement",
  name: "game",
  options: [order],
  abilities: [],
  grid: false,
  otherwise: null,
  shown: position("aaaa"),
};

/** @type {Catalog} */
export const CATALOG = {
  version: "0",
  limits: { seed: 9, text: 100 },
  first: "square",
  puzzles: [SQUARE, OTHER, GAME],
  strategies: [
    {
      name: "plain",
      title: text,
      about: text,
      walked: false,
      forms: "tree",
      complete: true,
      seed: null,
      planned: true,
      deduces: false,
    },
    {
      name: "walk",
      title: text,
      about: text,
      walked: true,
      forms: "tree",
      complete: true,
      seed: null,
      planned: true,
      deduces: false,
    },
  ],
};

/** @type {(name: string) => Whole} */
export const puzzle = (name) => /** @type {Whole} */ (CATALOG.puzzles.find((each) => each.name === name));

/** The parts of a browser that the page writes to whenever the draft changes. */
export function furnish() {
  const kept = new Map();
  const address = { hash: "", pathname: "/", search: "" };
  const storage = {
    getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => void kept.set(name, value),
    removeItem: (/** @type {string} */ name) => void kept.delete(name),
  };
  const furniture = {
    localStorage: storage,
    location: address,
    history: {
      state: null,
      replaceState: (/** @type {unknown[]} */ ...[, , to]) => Object.assign(address, { hash: to }),
    },
    document: { querySelector: () => null, getElementById: () => null, hasFocus: () => true },
    HTMLElement: class {},
    matchMedia: () => ({ matches: false }),
    navigator: { languages: ["en-US"], language: "en-US" },
  };
  for (const [name, value] of Object.entries(furniture))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  return { kept, address };
}

/** A question with what answers it. @template {Question} [Q=Question] @typedef {{ question: Q, answer: (answer: object | Error) => Promise<void> }} Asked */

/**
 * The questions and orders to the worker; `last` returns the latest question of a type.
 * @typedef {object} Heard
 * @property {Asked[]} asked
 * @property {Order[]} orders
 * @property {number} restarts
 * @property {<T extends Question["type"]>(type: T) => Asked<Extract<Question, { type: T }>>} last
 */

/** An app whose worker is ready; `settle` is what follows from a changed draft. @type {(name?: string, settle?: (app: App) => void) => App & Heard} */
export function workbench(name = "square", settle = () => {}) {
  const state = createState(CATALOG, puzzle(name), "en");
  state.loading = { stage: "ready", part: 1, bytes: 0, how: "snapshot", reason: null };
  /** @type {App & Heard} */
  const bench = {
    state,
    asked: [],
    orders: [],
    restarts: 0,
    engine: {
      ask: (question) =>
        new Promise((resolve, reject) => {
          const answer = (/** @type {object | Error} */ given) => {
            if (given instanceof Error) reject(given);
            else resolve(/** @type {Answer} */ ({ id: 0, ...given }));
            return heard();
          };
          bench.asked.push({ question: structuredClone(question), answer });
        }),
      order: (/** @type {Order} */ order) => void bench.orders.push(order),
      wake() {},
      rest() {},
      die() {},
      restart() {
        bench.restarts += 1;
      },
    },
    pool: null,
    draw() {},
    settle: () => settle(bench),
    missed() {},
    bring: async () => {},
    persist() {
      saveDraft(bench.state);
      writeLink(bench.state);
    },
    last: (type) => /** @type {Asked<any>} */ (bench.asked.findLast(({ question }) => question.type === type)),
  };
  return bench;
}

/** Resolves when all effects of an answer have happened. @type {() => Promise<void>} */
export const heard = () => new Promise((resolve) => setImmediate(resolve));

/** The worker's answer when a search is open. */
export const OPENED = { type: "opened", rules: [], values: [], start: [], computed: [] };

/** The search of the app, opened with its first order. @type {(app: App & Heard, first: Command["type"]) => Promise<Run>} */
export async function opened(app, first) {
  begin(app, first);
  await app.last("open").answer(OPENED);
  const { run } = app.state;
  assert.ok(run);
  return run;
}
