// Written from pycore/handlers/messages. Change those, then: python3 -m builder.written
// biome-ignore-all lint/suspicious/noExplicitAny: every search writes rows with columns of its own

/**
 * The sorts of rules: a sum, different values, a condition that leaves one of several mirror images, a given value, or
 * something else.
 */
export type RuleSort = "sum" | "different" | "mirror" | "given" | "other";
/** A text in both languages; the page shows one. */
export interface Text {
  en: string;
  ja: string;
}
/** A fault of a task: at a cell, at an option, or (both null) of the whole. */
export interface Fault {
  cell: number | null;
  option: string | null;
  words: Text;
}
/** A place of a drawing. */
export interface Spot {
  cell: number;
  x: number;
  y: number;
  value: number | null;
}
/** A line of a drawing. */
export interface DrawnLine {
  points: [number, number][];
  thick: boolean;
}
/** A line through points, or a disc at one point. */
export interface Stroke {
  points: [number, number][];
  width: number;
}
/** A clue that is drawn: strokes of one kind, each a line with round ends and corners, or a disc at a single point. */
export interface Sketch {
  /**
   * `shade` is soft and under numbers, `line` thin, and of a disc only its edge; the others are on top of all lines.
   */
  ink: "shade" | "green" | "violet" | "blue" | "line" | "white" | "black";
  strokes: Stroke[];
  cells: number[];
  words: Text;
}
/** The location of a clue that is written. */
export type Where = "between" | "corner" | "block" | "beside" | "white" | "black" | "disc";
/** A clue that is written on a drawing; one in a corner begins at its position, any other has its middle there. */
export interface Label {
  text: string;
  x: number;
  y: number;
  where: Where;
  /** The cells that it is about, and what it says of them. */
  cells: number[];
  words: Text;
}
/** A drawing. */
export interface Drawing {
  shape: "circle" | "square" | "hexagon";
  spots: Spot[];
  lines: DrawnLine[];
  rows: number[][];
  tinted: number[];
  /** Dashed lines round cells, closed. */
  outlines: [number, number][][];
  labels: Label[];
  sketches: Sketch[];
  /** The middles of dark squares that are no cells. */
  blocks: [number, number][];
  /** What shows that a cell has the value of a spot; where it is a square, each cell has one spot. */
  piece: "disc" | "queen" | "square" | "star";
}
/** A puzzle made with certain options, as the page shows it. */
export interface Shown {
  options: Record<string, string>;
  drawing: Drawing;
  rules: Text;
  /** Its own title, if it has one beside that of the puzzle in the catalogue. */
  title?: Text;
  /** The name of each cell, as in the middle of a sentence: "row 3, column 7", "cell a". */
  names: Text[];
  /** The short name of each cell: "a", as in the plan, or "r3c7". */
  signs: string[];
  /** Where each cell is, if its name is the letter that the board shows: "row 3, column 7", "place 2". */
  places?: Text[];
  /** By spot, if each spot represents one value of its cell: "row 2, column 5". */
  squares?: Text[];
  /** By value, if values are no numbers: what stands in a cell with it, "filled square". */
  things?: Record<string, Text>;
  /** What stands in a cell or is moved, if that has a name: "queen", "tile". */
  piece?: Text;
  /** Of a placement. */
  values?: number[];
  /** Of a placement: groups of cells whose values must all differ. */
  groups?: number[][];
  /** Of a placement: its abilities, if they are others than with the usual options. */
  abilities?: string[];
  /** Of a placement that is too large for events: the strategies that serve it, all of them without steps. */
  eventless?: string[];
}
/** A move from one spot to another. */
export type MadeMove = [number, number];
export interface PossibleMove {
  source: number;
  target: number;
  state: string;
  faces: string[];
}
/** A movement as the page shows it: a position and its possible moves. */
export interface Position extends Shown {
  /** The position as text. */
  state: string;
  /** By spot; the page has pictures for white, black, gap, peg and hole, and writes any other word as a label. */
  faces: string[];
  /** Every face there is. */
  palette: string[];
  /** Whether this is a goal. */
  done: boolean;
  /** The message if it is not a goal and no move is left. */
  stuck: Text | null;
  moves: PossibleMove[];
  /** In the answer to `fit`: the start and the moves that fit, and why others do not. */
  fitted?: [string, MadeMove[]];
  faults?: Fault[];
}
/** A line of a movement: its positions, as text and as faces, and the moves between them. */
export interface FoundLine {
  states: string[];
  faces: string[][];
  moves: MadeMove[];
}
/** An item in the list of a search: the values of a solution by cell, or a line. */
export type Found = number[] | FoundLine;
/**
 * A place for a clue that is written, `title` what it is called. `most` is the largest number that can stand there,
 * null for a clue that is no number. With `room` it is a list of lengths that take up at most so many squares, one
 * between each two: its last one stands at (x, y), each before it a `step` further. With `choices` it is one of these
 * words. It is typed while `tool` is in hand, and is `needed` if a puzzle cannot do without.
 */
export interface Slot {
  title: Text;
  text: string;
  x: number;
  y: number;
  where: Where;
  cells: number[];
  most: number | null;
  room: number | null;
  step: [number, number];
  choices: string[];
  tool: string;
  needed: boolean;
}
/**
 * What a hand does to squares, at `least` so many. A set of 1, 2, 3 ... of them may have a number up to that one of
 * `most`; none if that is empty, any text if it is null. `about` says what it means, `how` it is used; tools of one
 * `group` are listed together.
 */
export interface Tool {
  name: string;
  does: "gather" | "path" | "flip" | "write";
  title: Text;
  most: number[] | null;
  least: number;
  about: Text | null;
  how: Text | null;
  group: Text | null;
}
/** A rule about the whole board, and whether it is on. */
export interface Switch {
  name: string;
  title: Text;
  is_on: boolean;
}
/** A number that gives the size of the board. */
export interface Size {
  title: Text;
  values: number[];
  value: number;
}
/** A board to enter clues on; slots and changes call its squares by their places among the spots. */
export interface ClueSheet {
  option: string;
  /** The option as typed, of which this is the sheet. */
  text: string;
  drawing: Drawing;
  slots: Slot[];
  tools: Tool[];
  sizes: Size[];
  /** The characters of a clue. */
  keys: string;
  /** Those that end it. */
  ends: string;
  switches: Switch[];
  /** Why the text is no puzzle yet; null if it is one. */
  missing: Text | null;
}
/** A step of a plan: how a cell gets its value, what is checked then, and the other cells involved. */
export interface PlanRow {
  cell: number | null;
  letter: string;
  chosen: boolean;
  how: Text;
  checks: Text[];
  reads: number[];
  ground: Text | null;
}
/** How a strategy solves a task: the findings about the whole, the steps, and the same as a Python function. */
export interface Plan {
  paragraphs: Text[];
  rows: PlanRow[];
  code: string;
}
/** An event of the search that highlights a line; a null `step` or `rule` matches any. */
export interface Light {
  event: "choose" | "determine" | "missing" | "taken" | "check" | "bound" | "found" | "return" | "reach" | "level";
  step: number | null;
  rule: number | null;
}
/** A line of a program, with the events that highlight it. Its comment follows the code, or is a line of its own. */
export interface CodeLine {
  code: string;
  comment: Text | null;
  lit: Light[];
}
/**
 * A strategy as a person would write it. `form` is null if there is only one; `forms` are all that are available.
 * `variables` are the names of the cells in it, none for a movement; `steps` has the cell of each step.
 */
export interface Program {
  language: "python" | "c";
  form: "loops" | "recursion" | null;
  forms: ("loops" | "recursion")[];
  variables: string[];
  steps: number[];
  /** A function on the call stack, with "step" or "cell" in place of a number; null if nothing is recursive. */
  call: string | null;
  lines: CodeLine[];
}
export interface Measure {
  nodes: number | null;
  seconds: number | null;
}
/** The progress of a strategy in a race, one row of its table; null for an unknown value. */
export interface Lap {
  strategy: string;
  state: "running" | "done" | "found" | "stopped" | "gave up";
  nodes: number;
  cuts: number;
  solutions: number;
  seconds: number;
  /** Finished fraction of its tree. */
  part: number | null;
  /** That of the random numbers drawn; null for none. */
  seed: number | null;
  /** An estimate for the whole tree. */
  in_all: Measure;
  /** The totals of the strategy before, divided by its own. */
  factor: Measure;
}
export type Mark = [number, number];
/** A hint of one strength; a stronger one says more. */
export interface Hint {
  strength: 1 | 2 | 3;
  words: Text[];
  cells: number[];
  /** The values in the cells are wrong. */
  wrong?: boolean;
  /** From strength 2 on: the name of the technique, and its title for people. */
  technique?: string;
  title?: Text;
  /** Pairs of marks that are joined, and whether one of them must hold (strong) or not both do. */
  links?: [Mark, Mark, boolean][];
  /** Marks that hold together, in two colours or twice two. */
  colours?: Mark[][];
  places?: Mark[];
  removes?: Mark[];
  /** The consequences of a trial, in order. */
  chain?: Mark[];
}
export interface Technique {
  title: Text;
  times: number;
  level: number;
}
/** A cell with the value that it would get, and that in words. */
export interface Change {
  cell: number;
  value: number;
  words: Text;
}
/** The result of an aid so far; each kind has its own fields. */
export interface AidResult {
  steps?: Hint[];
  /** By cell: the values that no group excludes; empty if there are rules other than groups. */
  marks?: number[][];
  level?: string;
  techniques?: Technique[];
  /** Whether the board can still be solved. */
  solvable?: boolean;
  /**
   * By cell: the values it has in some solution; of "notes" those it could have by one condition at a time, if it is
   * empty.
   */
  possible?: number[][];
  /** The number of undecided candidates. */
  open?: number;
  /** The number of solutions, in digits with commas. */
  total?: string;
  /** Of "conflict": the cells of givens that contradict each other, as few as are known so far. */
  guilty?: number[];
  /**
   * Of "conflict", if there is no solution even without givens: the rules of the puzzle that cannot hold together, as
   * few as are known so far, by their numbers; of a rule that sums are equal each of its groups that is needed.
   */
  rules?: ([number, number | null])[];
  /**
   * Of "needless": the rules that follow from all the others, named as those of "conflict", and the cells of givens
   * that do.
   */
  needless?: ([number, number | null])[];
  spare?: number[];
  /** The single changes known so far that leave exactly one solution, once no cell can be left out of the conflict. */
  changes?: Change[];
  /**
   * If there are several solutions: of "check" the cells in which two of them differ, of "differ" all in which some are
   * known to differ.
   */
  differ?: number[];
  /** Of a new puzzle: how many were tried, and the number of givens or clues left. */
  attempt?: number;
  left?: number;
  /** Of a new puzzle: the options that hold its clues, if it is made of clues. */
  options?: Record<string, string>;
  givens?: Record<number, string>;
  /** Of a new position: the number of moves up to which all positions are known so far; and the position once found. */
  known?: number;
  start?: string;
  /** Of a batch: how many lines were read, were unreadable, were solved, and had 0, 1, or more solutions. */
  read?: number;
  wrong?: number;
  solved?: number;
  verdicts?: number[];
  /** Of a selection: the number of solutions examined, and of those that match so far. */
  looked?: number;
  fitting?: number;
  /** Of help: the results of the bundles finished since the last report, in order. */
  done?: string[];
  /** Of "steps": why each value of the solution follows, in order. */
  reasons?: Text[];
}
/** A line of a batch; `verdict` is the number of solutions found (the search stops at two), null while unknown. */
export interface Entry {
  line: number;
  givens: Record<number, string>;
  fault: Text | null;
  verdict: number | null;
  solution: number[] | null;
}
/** A puzzle of another program: `form` is what it was written in, `leftOut` what of it is not said here. */
export interface Brought {
  puzzle: string;
  options: Record<string, string>;
  givens: Record<number, string>;
  /** The cells of the numbers that were added to the givens. */
  own: number[];
  marks: Record<number, number[]>;
  /** Of a movement. */
  start: string;
  form: Text;
  leftOut: Text[];
}
/** A task in a form of another program; without a `text` there is a reason. */
export interface Exported {
  name: string;
  title: Text;
  text: string;
  why: Text | null;
  /** How the name of a file ends, if the form is kept as one, else "". */
  ending: string;
}
/**
 * A solution of a selection: its number in the list that was selected from. If it represents a kind, `images` is the
 * size of that kind; if it is one of those images, `how` says how it is made from the representative.
 */
export interface Chosen {
  number: number;
  values: number[];
  images?: number;
  how?: Text;
}
/** A rule that cuts refer to, with its cells. */
export interface JobRule {
  words: Text;
  sort: RuleSort;
  cells: number[];
}
/**
 * Why a search refuses a value or a move: a sentence, and exactly the cells responsible; `rays` are pairs of cells
 * whose pieces attack each other.
 */
export interface Reason {
  words: Text;
  cells: number[];
  rays: [number, number][];
  /** The number that would follow but is not a value of the puzzle; null if the reason is another. */
  value: number | null;
  /** The facts that it rests on, by number, if the search has learned them. */
  facts: number[];
}
/** The progress of a job. Numbers are totals. */
export interface Progress {
  state: "paused" | "running" | "done" | "stopped";
  nodes: number;
  cuts: number;
  /** Solutions that the search itself visited. */
  found: number;
  /** All solutions that those represent. */
  solutions: number;
  /** How many solutions were listed before the checkpoint that the job resumed `from`; they are not listed again. */
  earlier: number;
  /** How many solutions `list` can return now, without the `earlier` ones. */
  listed: number;
  /** How many more were found but not kept for the list, which is full. */
  dropped: number;
  /** The finished fraction of the tree, 0 to 1; null if it cannot be known. */
  finished: number | null;
  /** Seconds of planning and searching so far, pauses excluded. */
  elapsed: number;
  /** The remaining seconds, by the finished fraction; null while unknown. */
  left: number | null;
  /** The rows of the table that some searches write (bounds, levels). */
  rows: Record<string, any>[];
  /** Of an aid. */
  result?: AidResult;
  /**
   * In how many positions each solution is found, turned and reflected; when all are known, and if it is the same
   * number for all.
   */
  positions?: number;
  /** The search goes on in WebAssembly by now. */
  in_wasm?: boolean;
  /** The nodes after which it went on by learning, if it has. */
  handed_over?: number;
  verdict: Text;
}
export interface ShownAnswer {
  type: "shown";
  id: number;
  shown: Shown | Position;
}
/** `met`: the labels of the drawing whose clues are met. */
export interface CheckedAnswer {
  type: "checked";
  id: number;
  faults: Fault[];
  met: number[];
}
/** All numbers of a text; `own` are the cells of those that a user added to the givens. */
export interface GivensAnswer {
  type: "givens";
  id: number;
  givens: Record<number, string>;
  own: number[];
  marks: Record<number, number[]>;
}
/** `faults`: of the lines that could not be read. */
export interface BroughtAnswer {
  type: "brought";
  id: number;
  puzzles: Brought[];
  faults: Fault[];
}
export interface ExportedAnswer {
  type: "exported";
  id: number;
  forms: Exported[];
}
export interface SheetAnswer {
  type: "sheet";
  id: number;
  sheet: ClueSheet;
}
/**
 * `rules`: the rules that cuts of this job refer to, by number; `values`: the values that events refer to, by number;
 * `start`: of a movement, the value (the face) of every spot at the start; `computed`: the cells whose value the plan
 * of a search computes from others: it tries no other there.
 */
export interface OpenedAnswer {
  type: "opened";
  id: number;
  job: number;
  rules: JobRule[];
  values: (number | string)[];
  start: number[];
  computed: number[];
}
export interface ListedAnswer {
  type: "listed";
  id: number;
  job: number;
  first: number;
  found: (Found | Chosen | Entry)[];
}
/**
 * `checkpoint`: a text (JSON), to be stored unchanged; null if there is nothing to resume: the job has hardly begun, is
 * done, or cannot be saved (movements, races, all aids but "count"). `finished`: the fraction that it holds, less than
 * the job has reported if results of helpers wait for earlier ones. `nodes` and `solutions`: the totals of a search
 * that it holds; null for a count.
 */
export interface CheckpointAnswer {
  type: "checkpoint";
  id: number;
  job: number;
  checkpoint: string | null;
  finished: number | null;
  nodes: number | null;
  solutions: number | null;
}
/** `plan`: the fingerprint by which helpers verify that they search the same tree; null if the job is not shared. */
export interface SharedAnswer {
  type: "shared";
  id: number;
  job: number;
  plan: string | null;
}
/** `parts`: a bundle, as a text to be passed on unchanged; null if there is none now, or none was requested. */
export interface PartsAnswer {
  type: "parts";
  id: number;
  job: number;
  parts: string | null;
}
export interface PositionAnswer {
  type: "position";
  id: number;
  position: Position;
}
export interface PlannedAnswer {
  type: "planned";
  id: number;
  plan: Plan;
}
export interface WrittenAnswer {
  type: "written";
  id: number;
  program: Program;
}
/** `words`: null if the piece can move. */
export interface ReasonAnswer {
  type: "reason";
  id: number;
  words: Text | null;
}
/** `reason`: null if the search makes no such cut there, or the value does not follow from anything. */
export interface BecauseAnswer {
  type: "because";
  id: number;
  reason: Reason | null;
}
/** The question could not be answered: bad input, with the places; no faults if it was cancelled or ended. */
export interface RefusedAnswer {
  type: "refused";
  id: number;
  faults: Fault[];
}
export type Answer = ShownAnswer | CheckedAnswer | GivensAnswer | BroughtAnswer | ExportedAnswer | SheetAnswer | OpenedAnswer | ListedAnswer | CheckpointAnswer | SharedAnswer | PartsAnswer | PositionAnswer | PlannedAnswer | WrittenAnswer | ReasonAnswer | BecauseAnswer | RefusedAnswer;
