/**
 * Engine: the worker as the page sees it. Questions have answers, jobs take orders and report; a worker that dies or
 * falls silent is replaced. A long search is split among a pool of other workers. It knows the messages
 * (worker/protocol.d.ts) but not their meaning.
 */

export {
  closeSearch,
  closeSearches,
  createSearch,
  hear,
  isAlive,
  isAnyAlive,
  isGoing,
  isRunning,
  isStepped,
  isStopping,
  loseSearches,
  nextOrder,
  openSearch,
  orderSearch,
  receive,
  rest,
  restart,
  runSearch,
  stopSearch,
  takesOrders,
} from "./jobs.js";
export { createPool } from "./pool.js";
export { createEngine, Ended, ended, WORKER } from "./worker_client.js";
