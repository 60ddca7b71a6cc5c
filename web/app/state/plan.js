/** The plan of the chosen strategy as the page keeps it. */

import { strategiesOf } from "./task.js";

/** @import { Fault, Plan } from "../../worker/protocol.js" */
/** @import { State } from "./state.js" */

/**
 * @typedef {object} PlanPanel
 * @property {string} key the task and strategy that were asked about last
 * @property {Plan | null} plan the one that was told last
 * @property {string} told the task and strategy that it was told of
 * @property {Fault[]} faults why there is none
 * @property {number | null} step the row that is pointed at
 */

/** @type {() => PlanPanel} */
export const createPlan = () => ({ key: "", plan: null, told: "", faults: [], step: null });

/** Whether the chosen strategy follows a plan. @type {(state: State) => boolean} */
export const isPlanned = (state) =>
  strategiesOf(state).find(({ name }) => name === state.draft.strategy)?.planned ?? false;

/** Whether the plan shown is that of the draft. @type {(state: State) => boolean} */
export const isPlanCurrent = ({ plan }) => plan.plan !== null && plan.told === plan.key && plan.faults.length === 0;
