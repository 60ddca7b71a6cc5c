/** Study: the views that show how a search works. */

import { PLAN, PROGRAM, RACE } from "../explain/index.js";
import { TREE } from "../tree/index.js";

/** @import { PanelName } from "../../state/panels.js" */
/** @import { Panel } from "../frame/panel.js" */

/** The panels by their names. @type {Record<PanelName, Panel>} */
export const SHEETS = { plan: PLAN, program: PROGRAM, tree: TREE, race: RACE };
export { afterAnswer, afterSearch, conflict } from "../conflict/index.js";
export { legendAtRest } from "../explain/index.js";
export { offer } from "../interrupted/index.js";
export { curve } from "../tree/index.js";
export { pauseAtFirstCuts, rehearse, watchRoom } from "../watch/index.js";
