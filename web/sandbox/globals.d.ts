/** The text of inner.js, inserted by builder/sandbox.mjs. */
declare const INNER: string;
