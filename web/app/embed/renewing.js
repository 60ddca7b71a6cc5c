/**
 * A frame of a version that is gone from the host: it is loaded again as the newer version, with what its reader had
 * entered, and goes on with what was begun. What a search had found is found again: by the same strategy, up to the same
 * moment.
 */

import { begin } from "../search/index.js";
import { loadNewer, newerVersion, wasLoadedFor } from "../start/newer_version.js";
import { linkOfBoard, linkOfPage, readLink } from "../storage/index.js";
import { both } from "../words/index.js";
import { start, wake } from "./python_handover.js";

/** @import { Catalog } from "../../worker/protocol.js" */
/** @import { Frame } from "./frame_state.js" */

/**
 * @typedef {object} Carried
 * @property {string} link the board as its reader left it, as a link, with the moment of a search; "" if the author's givens were not read yet
 * @property {Record<string, string>} drafts what its reader has written, by the names of the programs
 * @property {number | null} end how far the search had come; null if there was none
 * @property {"start" | "python" | null} begun what its reader had begun: the action of Start, or one that needs Python
 */

/** What the frame takes along. @type {(frame: Frame) => Carried} */
const carriedOf = ({ app: { state }, unread, drafts, next, wokeAt, isExercising }) => {
  const { run } = state;
  return {
    link: unread === "" ? (run ? linkOfPage(state, run) : linkOfBoard(state)) : "",
    drafts: Object.fromEntries(drafts),
    end: run && (run.sampled ? 0 : run.tape.end),
    begun: next !== null || isExercising ? "start" : wokeAt > 0 ? "python" : null,
  };
};

/**
 * A file did not arrive: loads the frame again if a newer version has replaced this one, and resolves to whether it does.
 * If that was tried in vain, the frame says so, and its reader decides.
 * @type {(frame: Frame) => Promise<boolean>}
 */
export async function renewIfReplaced(frame) {
  const version = await newerVersion();
  frame.app.state.replaced = version !== null;
  if (version === null || wasLoadedFor(version)) return false;
  loadNewer(version, carriedOf(frame), frame.address);
  return true;
}

/** Loads the frame again because its reader wants it. @type {(frame: Frame) => Promise<void>} */
export async function renew(frame) {
  loadNewer((await newerVersion()) ?? "", carriedOf(frame), frame.address);
}

/** What an earlier version of the page took along, as far as it can be read. @type {(data: unknown) => Carried | null} */
export function readCarried(data) {
  if (typeof data !== "object" || data === null) return null;
  const { link, drafts, end, begun } = /** @type {Record<string, unknown>} */ (data);
  const written = Object.entries(drafts ?? {}).filter(([, text]) => typeof text === "string");
  return {
    link: typeof link === "string" ? link : "",
    drafts: Object.fromEntries(written),
    end: Number.isSafeInteger(end) ? Number(end) : null,
    begun: begun === "start" || begun === "python" ? begun : null,
  };
}

/** Gives a frame that is about to be opened what its reader had entered. @type {(frame: Frame, catalog: Catalog, carried: Carried) => void} */
export function giveBack(frame, catalog, { link, drafts }) {
  const read = readLink(catalog, link);
  if (read?.puzzle === frame.options.puzzle) frame.brought = read.draft;
  frame.drafts = new Map(Object.entries(drafts));
}

/** Says why the frame was loaded again, and goes on with what was begun in it; `first` is the action of Start. @type {(frame: Frame, carried: Carried, first: (frame: Frame) => void) => void} */
export function goOnAfterRenewal(frame, { link, end, begun }, first) {
  const { app } = frame;
  const { state } = app;
  const at = readLink(state.catalog, link)?.at ?? 0;
  if (end !== null && end > 0) Object.assign(frame, { target: Math.max(end, at), comeback: at });
  if (end !== null) begin(app, end > 0 ? "slice" : "run");
  else if (begun === "start") start(frame, first);
  if (begun !== null) wake(frame);
  const words = both((w) => (end === null ? w.renewed : `${w.renewed} ${w.searchedAgain}`));
  state.notice = { words, kind: "good" };
  app.draw();
}
