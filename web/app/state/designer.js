/**
 * The designer: a figure drawn by a person, with the selection and the core's findings.
 *
 * figure  cells at their places, lines through them with a rule each, and the values
 * ground  the places offered for cells; the figure does not depend on it
 * rest    the parts of a file that cannot be drawn here, which stay unchanged
 *
 * @import { Fault, Text } from "../../worker/protocol.js"
 * @import { Search } from "../engine/jobs.js"
 */

/** @typedef {"grid" | "half" | "ring" | "star" | "triangle" | "hexagons"} GroundKind */
/** A place in widths of a cell, y downward. @typedef {{ x: number, y: number }} Point */
/** The transformation of a ground's places: scaled, and then moved by x and y. @typedef {Point & { scale: number }} Fit */
/** `size` is the number of places on a side or around the ring, or of tips. @typedef {{ kind: GroundKind, size: number, fit?: Fit }} Ground */
/**
 * `sign` is its name, "" for a letter; `name` its name in the sentences of a file, if any; `given` its number;
 * `allowed` the numbers it may have, if restricted.
 * @typedef {{ x: number, y: number, sign: string, name: unknown, given: number | null, allowed?: number[] }} DesignedCell
 */
/** @typedef {"none" | "sum" | "same" | "most" | "different" | "increasing" | "consecutive" | "difference" | "apart" | "product" | "ratio" | "table"} LineRule */

/**
 * @typedef {object} DesignedLine
 * @property {number[]} cells in order, each once
 * @property {"line" | "cage" | "none"} look how it is drawn; none if the drawing of a file shows it in another way
 * @property {LineRule} rule
 * @property {number | null} number the number of the rule, if it has one
 * @property {boolean} differs whether its numbers must also differ
 * @property {number[][]} [rows] of a table: the allowed combinations of numbers
 */

/**
 * Parts of a file, unchanged, by their names there.
 * @typedef {{ rules: Record<string, unknown>[], drawing: Record<string, unknown>, entries: Record<string, unknown> }} Rest
 */

/**
 * @typedef {object} DesignedFigure
 * @property {string} title as typed; "" is the usual one
 * @property {Ground} ground
 * @property {"circle" | "square" | "hexagon"} shape of the cells
 * @property {number[]} values in increasing order
 * @property {boolean} differs whether all numbers of the figure must differ
 * @property {DesignedCell[]} cells
 * @property {DesignedLine[]} lines
 * @property {Rest} rest
 */

/** @typedef {{ cell: number } | { line: number } | null} Choice */

/**
 * The core's findings about the figure so far.
 * @typedef {object} Found
 * @property {"asking" | "waiting" | "done"} stage waiting: Python is not ready
 * @property {Fault[]} faults
 * @property {Text | null} count the number of solutions
 * @property {Text[]} rules the rules in words
 * @property {Text[]} told symmetries, free cells and other consequences of the rules alone
 * @property {Text | null} clash why there is no solution
 * @property {number[]} lines lines that contradict each other
 * @property {number[]} cells cells whose numbers contradict each other
 * @property {number[]} needless lines that follow from everything else, each by itself
 * @property {number[]} spare cells whose given numbers do too
 */

/**
 * Questions about the figure as it is: the timer that asks them once nothing has changed for a while, and their jobs.
 * @typedef {{ timer: ReturnType<typeof setTimeout> | undefined, searches: Search[] }} Round
 */

/**
 * @typedef {object} Designer
 * @property {DesignedFigure} figure
 * @property {DesignedFigure[]} past figures that undo restores, the latest last
 * @property {DesignedFigure[]} future
 * @property {"cells" | "line" | "cage"} tool
 * @property {number[]} path the cells of the line being drawn
 * @property {Point | null} at the place with the keyboard focus
 * @property {boolean} takesFocus whether the next drawing focuses it, since the element with the focus may be replaced
 * @property {{ cell: number, to: Point } | null} drag a cell being dragged
 * @property {Choice} chosen
 * @property {Pick<DesignedLine, "rule" | "number" | "differs">} last the rule of the next line
 * @property {Found} found
 * @property {Round | null} round the questions asked last, until they are withdrawn
 * @property {Text | null} said the last action, to be announced
 * @property {Text | null} wrong why the last input is not accepted
 * @property {string | null} seen the stored text, as this tab knows it
 * @property {string} used the options with which the figure was put on the page; "" if it was not
 * @property {boolean} refused whether the browser does not store it
 */

export {};
