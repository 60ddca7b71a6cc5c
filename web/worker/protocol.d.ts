/**
 * Every message between the page and the worker. The page asks; the worker answers with the `id` of the request,
 * or reports on the running job with the `job` number that the page gave it. Values are data only; the reader of
 * a message checks what it uses.
 */

/** Words in both languages; the page shows one. */
export interface Text {
  en: string;
  ja: string;
}

/** A puzzle with its options and what was typed into its cells, all as typed. */
export interface Task {
  puzzle: string;
  /** by option name; missing ones take their default */
  options: Record<string, string>;
  /** by cell number; empty cells are left out */
  givens: Record<number, string>;
  /** of a movement: the position that it starts from, as text; "" is the usual one */
  start: string;
  /** of a movement: the moves made since */
  moves: MadeMove[];
}

/** From spot to spot. */
export type MadeMove = [source: number, target: number];

/** One thing that is wrong with a task: at a cell, at an option, or (both null) with the whole. */
export interface Fault {
  cell: number | null;
  option: string | null;
  words: Text;
}

// ---- catalogue and drawings (also made at build time: catalog.json is a Catalog) ----

export interface Spot {
  cell: number;
  x: number;
  y: number;
  value: number | null;
}
export interface DrawnLine {
  points: [number, number][];
  thick: boolean;
}
export interface Drawing {
  shape: "circle" | "square" | "hexagon";
  spots: Spot[];
  lines: DrawnLine[];
  rows: number[][];
  tinted: number[];
}
export type Option =
  | { kind: "whole"; name: string; title: Text; low: number; high: number; default: string }
  | { kind: "choice"; name: string; title: Text; choices: { word: string; title: Text }[]; default: string }
  | {
      kind: "line";
      name: string;
      title: Text;
      /** characters that it may have */
      longest: number;
      suggestions: { word: string; title: Text }[];
      /** what an empty line means: the same as the default; null where it cannot be left empty */
      empty: Text | null;
      default: string;
    };
/** What the page shows of a puzzle made with certain options. */
export interface Shown {
  options: Record<string, string>;
  drawing: Drawing;
  rules: Text;
  /** what each cell is called, in the middle of a sentence: "row 3, column 7", "cell a" */
  names: Text[];
  /** the cells where there is little room: "a", as in the plan, or "r3c7" */
  signs: string[];
  /** by spot, where a spot stands for one value of its cell: "row 2, column 5" */
  squares?: Text[];
  /** of a placement */
  values?: number[];
  /** of a placement: cells that must all differ */
  groups?: number[][];
}
/** What the page shows of a movement: a position and all that can be done there. */
export interface Position extends Shown {
  /** the position as text */
  state: string;
  /** by spot; words a page has a picture for are white, black, gap, peg and hole, others are labels */
  faces: string[];
  /** every face there is */
  palette: string[];
  /** whether this is a goal */
  done: boolean;
  /** what is said where it is no goal and no move is left */
  stuck: Text | null;
  moves: { source: number; target: number; state: string; faces: string[] }[];
  /** of an answer to `fit`: the start and the moves that were kept, and why others were not */
  kept?: [start: string, moves: MadeMove[]];
  faults?: Fault[];
}
/** A line of a movement: its positions as text and as faces, and the moves between them. */
export interface FoundLine {
  states: string[];
  faces: string[][];
  moves: MadeMove[];
}
/** What a search lists: the values of a solution by cell, or a line. */
export type Found = number[] | FoundLine;
/**
 * A solution of a selection: its number in what was selected from, of a kind how many `pictures` it has, of a picture
 * `how` it is made from the solution that the kind was shown by.
 */
export interface Chosen {
  number: number;
  values: number[];
  pictures?: number;
  how?: Text;
}
/** `givens` for a placement, `start` for a movement */
export interface Example {
  title: Text;
  options: Record<string, string>;
  /** whether it is what a first visitor of the puzzle sees */
  opens: boolean;
  givens?: Record<number, string>;
  start?: string;
}
export interface CatalogPuzzle {
  kind: "placement" | "movement";
  name: string;
  title: Text;
  summary: Text;
  options: Option[];
  examples: Example[];
  /** names of the strategies that suit it, in the order in which they are compared */
  strategies: string[];
  /** the names that some of them had in earlier versions: links and drafts may still have them */
  formerly: Record<string, string[]>;
  /** the one to take at first */
  strategy: string;
  /** what else can be asked of it */
  abilities: Aid[];
  /**
   * nodes of the plainest strategy, roughly, of the best one that can be watched, and of the usual one; null where they
   * are not known beforehand, or little is saved
   */
  saving: { plain: number; watched: number; usual: number } | null;
  /** whether its text form is a grid with one character a cell */
  grid: boolean;
  /** a Position for a movement */
  shown: Shown;
}
/** `walked`: it tells every node by an event; `planned`: it follows a plan, which `plan` tells */
export interface CatalogStrategy {
  name: string;
  title: Text;
  about: Text;
  walked: boolean;
  planned: boolean;
}
/** `first` is the puzzle to open when nothing else says which; `limits` are the largest seed and the longest text */
export interface Catalog {
  version: string;
  limits: { seed: number; text: number };
  first?: string;
  puzzles: CatalogPuzzle[];
  strategies: CatalogStrategy[];
}

/** What is shown for options that are likely to be chosen, by puzzle and key (boards.json; pycore/handlers/catalogue.py). */
export type Boards = Record<string, Record<string, Shown | Position>>;

// ---- plans and races (pycore/run/explain.py, pycore/run/race.py) ----

/** A step of a plan: how a cell gets its value, what is checked then, and the other cells that this speaks of. */
export interface PlanRow {
  cell: number;
  letter: string;
  chosen: boolean;
  how: Text;
  checks: Text[];
  reads: number[];
  ground: Text | null;
}
/** How a strategy goes about a task: what was found about the whole, the steps, and the same as a Python function. */
export interface Plan {
  paragraphs: Text[];
  rows: PlanRow[];
  code: string;
}
// ---- programs (pycore/programs/listing.py) ----

/** An event of the search that lights a line; `step` and `rule` are null where it is any. */
export interface Light {
  event: "choose" | "determine" | "missing" | "taken" | "check" | "bound" | "found" | "return";
  step: number | null;
  rule: number | null;
}
/** A line of a program; what is said of it stands behind the code, or alone where there is none. */
export interface CodeLine {
  code: string;
  comment: Text | null;
  lit: Light[];
}
/**
 * A strategy as a person would write it. `form` is null where there is only one way to write it, `forms` are all that
 * it is written in; `variables` are what the cells are called in it, none of a movement; `steps` the cell of each step.
 */
export interface Program {
  language: "python" | "c";
  form: "loops" | "recursion" | null;
  forms: ("loops" | "recursion")[];
  variables: string[];
  steps: number[];
  /** a function on the call stack, with "step" or "cell" for a number; null where none calls itself */
  call: string | null;
  lines: CodeLine[];
}
/** How far a strategy came in a race, a row of its progress; what is not known is null. */
export interface Lap {
  strategy: string;
  state: "running" | "done" | "stopped" | "gave up";
  nodes: number;
  cuts: number;
  solutions: number;
  seconds: number;
  /** finished fraction of its tree */
  part: number | null;
  /** what the whole tree takes, as far as can be told */
  in_all: { nodes: number | null; seconds: number | null };
  /** how many times as much the strategy before took in all */
  factor: { nodes: number | null; seconds: number | null };
}

// ---- aid: what is asked beside a search (pycore/handlers/assist_run.py) ----

export type Aid =
  | "hint"
  | "check"
  | "grade"
  | "shared"
  | "count"
  | "conflict"
  | "generate"
  | "random"
  | "batch"
  | "position";
export type Mark = [cell: number, value: number];
/** What is asked for beyond the task; each kind of aid takes its own. */
export interface AidOptions {
  /** of a hint: the cells of the task that the person filled in, and the marks excluded by hints before */
  filled?: number[];
  removed?: Mark[];
  /** of a new puzzle or grid: a whole number, as typed */
  seed?: string;
  level?: string;
  symmetric?: boolean;
  minimal?: boolean;
  /** of a new position: a whole number, as typed */
  moves?: string;
  /** of a batch: one puzzle a line */
  text?: string;
}
/** A hint of one strength; the stronger ones tell more. */
export interface Hint {
  strength: 1 | 2 | 3;
  words: Text[];
  cells: number[];
  /** what stands in the cells is wrong */
  wrong?: boolean;
  /** from strength 2 on: the technique by its name, and as a person calls it */
  technique?: string;
  title?: Text;
  places?: Mark[];
  removes?: Mark[];
  /** what follows from a trial, in order */
  chain?: Mark[];
}
/** What an aid has told by now; each kind tells its own. */
export interface AidResult {
  steps?: Hint[];
  /** by cell: the values that no group excludes; nothing where there are other rules than groups */
  marks?: number[][];
  level?: string;
  techniques?: { title: Text; times: number; level: number }[];
  /** whether what stands can still be solved */
  solvable?: boolean;
  /** by cell: the values it has in some solution */
  possible?: number[][];
  /** candidates that are not decided yet */
  open?: number;
  /** the number of solutions, in digits with commas */
  total?: string;
  /** of "conflict": the cells of givens that no solution has together, as few as are known by now */
  guilty?: number[];
  attempt?: number;
  left?: number;
  givens?: Record<number, string>;
  /** of a new position: so many moves away all positions are known by now; and the one that was found */
  known?: number;
  start?: string;
  /** of a batch: the lines read, those that could not be, those solved, and how many have 0, 1 or 2 solutions */
  read?: number;
  wrong?: number;
  solved?: number;
  verdicts?: number[];
  /** of a selection: the solutions that it is made of, and those that fit by now */
  looked?: number;
  fitting?: number;
  /** of help: what came of the bundles that were finished since the last report, in their order */
  done?: string[];
}
/** A line of a batch; `verdict` is the number of solutions found, of two looked for, null while unknown. */
export interface Entry {
  line: number;
  givens: Record<number, string>;
  fault: Text | null;
  verdict: number | null;
  solution: number[] | null;
}

// ---- page to worker ----

/** Questions: each is answered once, with the same `id`. */
export type Question =
  /** the drawing, values and rules for these options */
  | { type: "show"; puzzle: string; options: Record<string, string> }
  /** what is wrong with the task as it stands */
  | { type: "check"; task: Task }
  /** givens from text that was pasted or loaded */
  | { type: "read"; puzzle: string; options: Record<string, string>; text: string }
  /** the position of a movement; of as much of the task as fits its options */
  | { type: "fit"; task: Task }
  /** the position in a text, with the options that follow from it */
  | { type: "paste"; task: Task; text: string }
  /** the position with one face changed */
  | { type: "edit"; task: Task; spot: number; face: string }
  /** why a piece cannot move there, or (null) at all */
  | { type: "whyNot"; task: Task; source: number; target: number | null }
  /**
   * make a job, beside those there are; it does not run yet. A movement has two more strategies: "best", "farthest".
   * Answered when the search is planned: until then the job tells its progress now and then, and may be ended.
   * `from`, what was kept of a job with the same task and strategy: go on there. Refused where it is of another
   * search, of another version, or damaged; then nothing of it is taken
   */
  | { type: "open"; job: number; task: Task; strategy: string; from?: string }
  /** make a job of another kind than a search; it reports what it has to tell. `from` as for `open`; for "count" */
  | { type: "assist"; job: number; task: Task; aid: Aid; request: AidOptions; from?: string }
  /** make a job that races all strategies, `limit` seconds each; its rows are Laps */
  | { type: "race"; job: number; task: Task; limit: number }
  /**
   * make a job that selects from the solutions that job `of` has listed by now: those that have these `values`, all of
   * them, in the `order` of a cell's value; with `by` one of each kind, under the symmetries seen in the drawing, those
   * of the structure, or those with the complement. `kind`: `of` is such a selection, and the pictures of the solution
   * with that number in its list are selected from
   */
  | {
      type: "select";
      job: number;
      of: number;
      kind: number | null;
      by: "" | "drawing" | "structure" | "complement";
      values: [cell: number, value: number][];
      order: { cell: number; down: boolean } | null;
    }
  /** how a strategy goes about the task; another such question overtakes one that has no answer yet */
  | { type: "plan"; task: Task; strategy: string }
  /**
   * the program of a strategy; without a form, or with one that it is not written in, the one that suits. Another such
   * question overtakes one that has no answer yet
   */
  | {
      type: "program";
      task: Task;
      strategy: string;
      language: Program["language"];
      form: Program["form"];
    }
  /** help with a search of that task, strategy and `plan`, which another worker shares: a job that does what it is given */
  | { type: "help"; job: number; task: Task; strategy: string; plan: string }
  /** share a job's search: it is done in parts from now on, of which other workers may do some */
  | { type: "share"; job: number }
  /**
   * to a job that is shared: bundles that were `done`, as those who helped told it, and others that are `lost`, as they
   * were handed out; with `more` another bundle is handed out
   */
  | { type: "parts"; job: number; done: string[]; lost: string[]; more: boolean }
  /** number `first` to `first + count - 1` of all solutions found so far, or lines, entries of a batch, what was selected */
  | { type: "list"; job: number; first: number; count: number }
  /** a checkpoint: what to keep of a job so that another one, on another day, can go on from where it stands */
  | { type: "keep"; job: number }
  /**
   * why the search made a CUT of this cell and value: the board right before it, as a reader of the events knows it (by
   * cell 1 + the number of the value, 0 for none; of a movement the face of every spot, the moves made, how many there
   * may be)
   */
  | { type: "why"; job: number; board: number[]; moves: number; bound: number; cell: number; value: number }
  /** the same of a value that was PLACED: why it has to stand in its cell; null where it is a choice */
  | { type: "follows"; job: number; board: number[]; moves: number; bound: number; cell: number; value: number };

/** Orders to a job: each is answered by a `progress`, but not when there is no such job (any more). */
export type Order =
  | Command
  /** of help: a bundle of parts more to do; when it has nothing more to do it rests */
  | { type: "do"; job: number; parts: string };

export type Command =
  | { type: "run"; job: number }
  | { type: "pause"; job: number }
  /** one event, then pause */
  | { type: "step"; job: number }
  /** one slice, then pause: what somebody who watches slowly is supplied with */
  | { type: "slice"; job: number }
  /** end the job; what was found can still be listed */
  | { type: "stop"; job: number }
  /** end the job and forget it; this alone is not answered */
  | { type: "close"; job: number };

export type Request =
  /** the first message: start Python, from the snapshot or, when that failed in another worker, plainly */
  | { type: "start"; way: "snapshot" | "plain" }
  /** are you there? answered by "pong", at once or when what is being done is done */
  | { type: "ping" }
  | (Question & { id: number })
  | Order;

// ---- worker to page ----

export type Stage = "downloading" | "starting" | "ready" | "failed";

/** A rule that cuts name, with the cells that it speaks of. */
export interface JobRule {
  words: Text;
  cells: number[];
}

/**
 * Why a search refuses a value or a move, in a sentence, with the guilty cells and no others; `rays`: pairs of cells
 * whose pieces see each other.
 */
export interface Reason {
  words: Text;
  cells: number[];
  rays: [number, number][];
  /** the number that would have to follow, and is no value of the puzzle's; null where it is another reason */
  value: number | null;
}

/** Where a job stands. Numbers are totals. */
export interface Progress {
  state: "paused" | "running" | "done" | "stopped";
  nodes: number;
  cuts: number;
  /** visited by the search itself */
  found: number;
  /** all solutions that those stand for */
  solutions: number;
  /** how many solutions were listed before the checkpoint `from` which the job goes on; they are not listed again */
  earlier: number;
  /** fraction of the tree that is finished, 0 to 1; null where it cannot be known */
  finished: number | null;
  /** seconds of planning and searching so far, pauses excluded */
  elapsed: number;
  /** seconds still to go by the finished fraction; null while unknown */
  left: number | null;
  /** how many solutions `list` can give now, those `earlier` apart */
  listed: number;
  /** how many more there were to list: there is room for so many */
  dropped: number;
  /** rows of the table that some searches write as they go (bounds, levels) */
  // biome-ignore lint/suspicious/noExplicitAny: every search writes columns of its own
  rows: Record<string, any>[];
  /** of an aid */
  result?: AidResult;
  verdict: Text;
}

export type Answer =
  | { type: "shown"; id: number; shown: Shown | Position }
  | { type: "checked"; id: number; faults: Fault[] }
  /** all numbers of a text; `own` are the cells of those that somebody added to the givens */
  | { type: "givens"; id: number; givens: Record<number, string>; own: number[]; marks: Record<number, number[]> }
  /**
   * `rules`: what the cuts of this job name, by rule number; `values`: what the events name, by value number;
   * `start`: of a movement, the value (its face) of every spot at first
   */
  | { type: "opened"; id: number; job: number; rules: JobRule[]; values: (number | string)[]; start: number[] }
  | { type: "listed"; id: number; job: number; first: number; found: (Found | Chosen | Entry)[] }
  /**
   * `checkpoint`: a text (JSON) that stays as it is; null where there is nothing to go on from: the job has hardly
   * begun, it is done, or it is of a kind that cannot be kept (movements, races, all aids but "count"). `finished`:
   * the fraction that is kept by it, less than the job has told where what others did waits for its turn
   */
  | { type: "kept"; id: number; job: number; checkpoint: string | null; finished: number | null }
  /** `plan`: what tells others that theirs is the same search; null where it cannot be shared, or is not worth it */
  | { type: "shared"; id: number; job: number; plan: string | null }
  /** `parts`: a bundle, as a text that stays as it is; null when there is none to hand out now, or none was asked for */
  | { type: "parts"; id: number; job: number; parts: string | null }
  | { type: "position"; id: number; position: Position }
  | { type: "planned"; id: number; plan: Plan }
  | { type: "written"; id: number; program: Program }
  /** `words`: null when the piece can */
  | { type: "reason"; id: number; words: Text | null }
  /** `reason`: null where the search makes no such cut there, or nothing has to follow */
  | { type: "because"; id: number; reason: Reason | null }
  /** a question that could not be answered: bad input, with its places; none where it was overtaken or ended */
  | { type: "refused"; id: number; faults: Fault[] };

export type Report =
  /** `part` is the fraction of the downloads that has arrived, 0 to 1 */
  /** `part` of `bytes`, all that a start downloads, has come; 0 bytes while that is not known */
  | { type: "stage"; stage: Stage; part: number; bytes: number; reason: string | null; how: "snapshot" | "plain" }
  /** `events` are packed as told in pycore/search/events.py */
  | { type: "progress"; job: number; progress: Progress; events: Uint32Array }
  /** something broke that should not have: the words for a report; `id` of the question it broke on, if any */
  | { type: "broken"; id: number | null; job: number | null; reason: string };

export type Response = Answer | Report | { type: "pong" };
