/** Programs that people write themselves; loaded when first opened. `createSandbox` runs them. */

export { createSandbox } from "./sandbox.js";
