/** The shape of every known board, which the builder fills in (builder/shapes.mjs). */

/** @typedef {[wide: number, tall: number, kinds: string]} Shape proportions, and "m" for a movement, "c" for clues, "p" for a pad */

/** The shapes by puzzle and non-default options, as in "order=7&pattern=3". @type {Record<string, Record<string, Shape>>} */
export const SHAPES = {};
