/**
 * Picks: selections that the gallery shows instead of all solutions of a run: those that match, sorted, or one of each kind;
 * and the images of the open kind.
 *
 * kind     the solutions that are images of one another
 * shelf    the list in the gallery: the run's own, or that of a pick
 * filter   a value that a cell must have
 */

import { createSearch } from "../engine/index.js";
import { createGallery } from "./pages.js";

/** @import { Found, Chosen, Entry, FoundLine } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { Gallery } from "./pages.js" */
/** @import { Run } from "./run.js" */

/** The symmetries under which solutions are of one kind; "" if all are shown. @typedef {"" | "drawing" | "structure" | "complement"} By */
/** @typedef {[cell: number, value: number]} Filter */
/** @typedef {{ cell: number, down: boolean }} Order */
/** A job that selects; `key` identifies its source and its options. @typedef {Search & { key: string, gallery: Gallery }} Pick */
/**
 * @typedef {object} Picking
 * @property {Filter[]} values
 * @property {Order | null} order
 * @property {Pick | null} pick the matching solutions, or one of each kind
 * @property {number | null} kind the open kind, by its number in `pick`
 * @property {Pick | null} images the images of the open kind
 */

/** @type {() => Picking} */
export const createPicking = () => ({ values: [], order: null, pick: null, kind: null, images: null });

/** The height in pixels under a thumbnail for its symmetry. */
const TOLD = 50;

/** @type {(run: Run, key: string, place: "pick" | "images") => Pick} */
export const createPick = ({ task }, key, place) => ({
  ...createSearch(task, "select"),
  key,
  gallery: place === "images" ? createGallery(TOLD) : createGallery(),
});

/** @type {(run: Run) => Run | Pick} */
export const shelfOf = (run) => run.picking.images ?? run.picking.pick ?? run;

/** @type {(run: Run) => number} */
export const listedOn = (run) => shelfOf(run).progress?.listed ?? 0;

/** The values by cell, if it has some. @type {(found: Found | Chosen | Entry | null) => number[] | null} */
export function valuesIn(found) {
  if (Array.isArray(found)) return found;
  return found && "values" in found ? found.values : null;
}

/** @type {(found: Found | Chosen | null) => FoundLine | null} */
export const lineIn = (found) => (found && "moves" in found ? found : null);

/** @type {(found: Found | Chosen | null) => Chosen | null} */
export const chosenIn = (found) => (found && "number" in found ? found : null);
