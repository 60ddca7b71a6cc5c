/** The page's state of the plan of a strategy. */

import { chosenStrategy, watchable } from "./task.js";

/** @import { CatalogStrategy, Fault, Plan, PlanRow } from "../../worker/protocol.js" */
/** @import { State } from "./state.js" */

/**
 * @typedef {object} PlanPanel
 * @property {string} key the task and strategy of the last request; "" if one is to be made once Python is ready
 * @property {Plan | null} plan the last one received
 * @property {string} answeredKey its task and strategy
 * @property {Fault[]} faults why there is no plan
 * @property {number | null} step the highlighted row
 * @property {boolean} playing whether the rows are highlighted one after another
 */

/** @type {() => PlanPanel} */
export const createPlan = () => ({ key: "", plan: null, answeredKey: "", faults: [], step: null, playing: false });

/** Whether the chosen strategy follows a plan. @type {(state: State) => boolean} */
export const isPlanned = (state) => chosenStrategy(state)?.planned ?? false;

/**
 * The strategy whose plan is shown: the chosen one if it is read, otherwise the one that Watch would show; none if it
 * follows no plan.
 * @type {(state: State) => CatalogStrategy | undefined}
 */
export function plannedStrategy(state) {
  const { panels, program } = state;
  const isRead = panels.includes("plan") || (panels.includes("program") && program.inside);
  const strategy = isRead && isPlanned(state) ? chosenStrategy(state) : watchable(state);
  return strategy?.planned ? strategy : undefined;
}

/** Whether the plan shown is that of the draft. @type {(state: State) => boolean} */
export const isPlanCurrent = ({ plan }) =>
  plan.plan !== null && plan.answeredKey === plan.key && plan.faults.length === 0;

/** The steps of the plan shown; none while they are unknown. @type {(state: State) => PlanRow[]} */
export const planRows = (state) =>
  isPlanCurrent(state) && plannedStrategy(state) ? (state.plan.plan?.rows ?? []) : [];
