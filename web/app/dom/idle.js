/** What is done while the page has nothing else to do. */

/** @type {(act: () => void) => void} */
export const whenIdle = (act) => void (globalThis.requestIdleCallback ?? setTimeout)(act);
