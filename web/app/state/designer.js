/**
 * The designer: a figure drawn by a person, with the selection and the core's findings.
 *
 * figure  cells at their places, lines through them with a rule each, and the values
 * ground  the places that are offered for cells; the figure does not depend on it
 * rest    what a file says that cannot be drawn here: it stays as it is
 *
 * @import { Fault, Text } from "../../worker/protocol.js"
 */

/** @typedef {"grid" | "half" | "ring" | "star" | "triangle" | "hexagons"} GroundKind */
/** A place in widths of a cell, y downward. @typedef {{ x: number, y: number }} Point */
/** Where the places are instead of where they usually are: so many times as far apart, and moved by x and y. @typedef {Point & { scale: number }} Fit */
/** `size` is the number of places along a side, round the ring, or of tips. @typedef {{ kind: GroundKind, size: number, fit?: Fit }} Ground */
/** `sign` is its name, "" for a letter; `name` how a file calls it in a sentence, if it does; `given` the number that stands in it; `allowed` the numbers that may, if not all. @typedef {{ x: number, y: number, sign: string, name: unknown, given: number | null, allowed?: number[] }} DesignedCell */
/** @typedef {"none" | "sum" | "same" | "most" | "different" | "increasing" | "consecutive" | "difference" | "apart" | "product" | "ratio" | "table"} LineRule */

/**
 * @typedef {object} DesignedLine
 * @property {number[]} cells in order, each once
 * @property {"line" | "cage" | "none"} look how it is drawn; none where the drawing of a file shows it in its own way
 * @property {LineRule} rule
 * @property {number | null} number that of the rule, if it has one
 * @property {boolean} differs whether its numbers differ too
 * @property {number[][]} [rows] of a table: the numbers that its cells may have together
 */

/** Parts of a file as they are, by their names there. @typedef {{ rules: Record<string, unknown>[], drawing: Record<string, unknown>, entries: Record<string, unknown> }} Rest */

/**
 * @typedef {object} DesignedFigure
 * @property {string} title as typed; "" is the usual one
 * @property {Ground} ground
 * @property {"circle" | "square" | "hexagon"} shape of the cells
 * @property {number[]} values in increasing order
 * @property {boolean} differs whether all numbers of the figure differ
 * @property {DesignedCell[]} cells
 * @property {DesignedLine[]} lines
 * @property {Rest} rest
 */

/** @typedef {{ cell: number } | { line: number } | null} Choice */

/**
 * What the core has found out about the figure, as far as it has come.
 * @typedef {object} Found
 * @property {"asking" | "waiting" | "done"} stage waiting: Python is not ready
 * @property {Fault[]} faults
 * @property {Text | null} count how many solutions there are
 * @property {Text[]} rules the rules in words
 * @property {Text[]} told symmetries, free cells and what else follows from the rules alone
 * @property {Text | null} clash why there is no solution
 * @property {number[]} lines those that cannot hold together
 * @property {number[]} cells those whose numbers cannot stand together
 * @property {number[]} needless lines that follow from everything else, each by itself
 * @property {number[]} spare cells whose given numbers do
 */

/**
 * @typedef {object} Designer
 * @property {DesignedFigure} figure
 * @property {DesignedFigure[]} past figures that undo goes back to, the latest last
 * @property {DesignedFigure[]} future
 * @property {"cells" | "line" | "cage"} tool
 * @property {number[]} path the cells of the line that is being drawn
 * @property {Point | null} at the place with the keyboard focus
 * @property {{ cell: number, to: Point } | null} drag a cell on its way
 * @property {Choice} chosen
 * @property {Pick<DesignedLine, "rule" | "number" | "differs">} last the rule that the next line begins with
 * @property {Found} found
 * @property {Text | null} said what was done last, to be read out
 * @property {Text | null} wrong why what was typed last is not taken
 * @property {string} used the options with which the figure was put on the page, "" if it was not
 * @property {boolean} refused whether the browser does not keep it
 */

export {};
