/**
 * The part of a frame that is loaded when it is asked for: many frames have only a board and a player. A frame whose views
 * need it at once asks for it before anything is drawn (start/embedded_before_paint.js).
 */

import { nothing } from "../../dom/html.js";
import { renewIfReplaced } from "../../embed/index.js";
import { contentOf, createPart, loadWhenIdle, within } from "../frame/index.js";

/** @import { Frame } from "../../embed/frame_state.js" */

const STUDY = createPart("frame_study", () => import("./frame_study.js"));

/** @typedef {typeof import("./frame_study.js")} Study */

/** What shows a piece of the study, in its place. @type {(frame: Frame, show: (study: Study) => unknown) => unknown} */
export function inStudy(frame, show) {
  if (STUDY.stage === "idle") contentOf(frame.app, STUDY).then((content) => content !== null || renewIfReplaced(frame));
  return within(frame.app, STUDY, show);
}

/** The same for a piece that nobody waits for: nothing until it is there. @type {(frame: Frame, show: (study: Study) => unknown) => unknown} */
export function onceInStudy(frame, show) {
  const shown = inStudy(frame, show);
  return STUDY.content ? shown : nothing;
}

/** Loads it when idle, so that it is there without a network too. @type {(frame: Frame) => void} */
export const loadStudy = ({ app, options }) => {
  if (!options.isPlayOnly) loadWhenIdle(app, [STUDY]);
};
