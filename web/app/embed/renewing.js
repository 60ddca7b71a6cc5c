/**
 * A frame whose version is no longer on the host: it is reloaded as the newer version with the reader's input, and resumes
 * the action that was started. A search is repeated with the same strategy up to the same
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
 * @property {string} link the board as the reader left it, as a link, with the moment of a search; "" if the author's givens were not read yet
 * @property {Record<string, string>} drafts the reader's programs by name
 * @property {number | null} end the number of events that the search had reached; null if there was none
 * @property {"start" | "python" | null} begun the action that the reader had started: Start, or one that needs Python
 */

/** The state that the frame takes along. @type {(frame: Frame) => Carried} */
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
 * Handles a file that failed to load: reloads the frame if a newer version has replaced this one, and resolves to whether
 * it does. If reloading has failed already, the frame says so and leaves the decision to the reader.
 * @type {(frame: Frame) => Promise<boolean>}
 */
export async function renewIfReplaced(frame) {
  const version = await newerVersion();
  frame.app.state.replaced = version !== null;
  if (version === null || wasLoadedFor(version)) return false;
  loadNewer(version, carriedOf(frame), frame.address);
  return true;
}

/** Reloads the frame at the reader's request. @type {(frame: Frame) => Promise<void>} */
export async function renew(frame) {
  loadNewer((await newerVersion()) ?? "", carriedOf(frame), frame.address);
}

/** The state that the previous version took along, if it can be read. @type {(data: unknown) => Carried | null} */
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

/** Restores the reader's input in a frame that is about to open. @type {(frame: Frame, catalog: Catalog, carried: Carried) => void} */
export function giveBack(frame, catalog, { link, drafts }) {
  const read = readLink(catalog, link);
  if (read?.puzzle === frame.options.puzzle) frame.brought = read.draft;
  frame.drafts = new Map(Object.entries(drafts));
}

/**
 * Says why the frame was reloaded, and resumes the action that was started; `first` is the action of Start.
 * @type {(frame: Frame, carried: Carried, first: (frame: Frame) => void) => void}
 */
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
