/**
 * Engine: the worker as the page sees it. Questions have answers, jobs have orders and report; what dies or falls
 * silent is ended and started afresh. A search that takes long is shared with a pool of other workers.
 * Knows the messages (worker/protocol.d.ts) and nothing of what they mean.
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
  rest,
  restart,
  runSearch,
  stopSearch,
} from "./jobs.js";
export { createPool } from "./pool.js";
export { createEngine, ended, WORKER } from "./worker_client.js";
