/** The parts of the workbench's page: each is a file here, of the same name. */

import { withStyles } from "../../dom/styles.js";
import { createPart, loadWhenIdle } from "../frame/index.js";

/** @import { App } from "../../state/state.js" */

const TRANSCRIBE_STYLES = new URL("../../../styles/transcribe/transcribe.css", import.meta.url).href;
const DESIGNER_STYLES = new URL("../../../styles/designer/designer.css", import.meta.url).href;

export const STUDY = createPart("study", () => import("./study.js"));
export const SHARE = createPart("share", () => import("./share.js"));
export const BOOKSHELF = createPart("bookshelf", () => import("./bookshelf.js"));
export const DESIGNER = createPart("designer", async () => {
  await withStyles(DESIGNER_STYLES);
  return import("./designer.js");
});
export const TRANSCRIBE = createPart("transcribe", async () => {
  await withStyles(TRANSCRIBE_STYLES);
  return import("./transcribe.js");
});
export const STORY = createPart("story", () => import("./story.js"));

/** Loads the parts that most visits ask for, when idle. @type {(app: App) => void} */
export const loadAll = (app) => loadWhenIdle(app, [STUDY, SHARE, BOOKSHELF]);
