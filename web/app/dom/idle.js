/** Work for when the page is idle. */

/** @type {(act: () => void) => void} */
export const whenIdle = (act) => void (globalThis.requestIdleCallback ?? setTimeout)(act);
