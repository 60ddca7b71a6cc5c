/** The plan of the chosen strategy as the page keeps it. */

import { chosenStrategy } from "./task.js";

/** @import { Fault, Plan, PlanRow } from "../../worker/protocol.js" */
/** @import { State } from "./state.js" */

/**
 * @typedef {object} PlanPanel
 * @property {string} key the task and strategy of the last request
 * @property {Plan | null} plan the last one received
 * @property {string} answeredKey its task and strategy
 * @property {Fault[]} faults why there is none
 * @property {number | null} step the highlighted row
 * @property {boolean} playing whether the rows are highlighted one after another
 */

/** @type {() => PlanPanel} */
export const createPlan = () => ({ key: "", plan: null, answeredKey: "", faults: [], step: null, playing: false });

/** Whether the chosen strategy follows a plan. @type {(state: State) => boolean} */
export const isPlanned = (state) => chosenStrategy(state)?.planned ?? false;

/** Whether the plan shown is that of the draft. @type {(state: State) => boolean} */
export const isPlanCurrent = ({ plan }) =>
  plan.plan !== null && plan.answeredKey === plan.key && plan.faults.length === 0;

/** The steps of the plan that the chosen strategy follows; none while they are not known. @type {(state: State) => PlanRow[]} */
export const planRows = (state) => (isPlanCurrent(state) && isPlanned(state) ? (state.plan.plan?.rows ?? []) : []);
