/** The text of inner.js, put in by builder/sandbox.mjs. */
declare const INNER: string;
