/**
 * The part of a frame that is loaded when it is asked for: many frames have only a board and a player. A frame whose views
 * need it at once asks for it before anything is drawn (start/embedded_before_paint.js).
 */

import { createPart, isComing, loadWhenIdle } from "../frame/index.js";

/** @import { Frame } from "../../embed/frame_state.js" */

export const STUDY = createPart("frame_study", () => import("./frame_study.js"));

/** Whether a view waits for it: then the frame is not as tall yet as it will be. @type {() => boolean} */
export const isUnfinished = () => isComing(STUDY);

/** Loads it when idle, so that it is there without a network too. @type {(frame: Frame) => void} */
export const loadStudy = ({ app, options }) => {
  if (!options.isPlayOnly) loadWhenIdle(app, [STUDY]);
};
