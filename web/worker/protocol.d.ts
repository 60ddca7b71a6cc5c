/**
 * Every message between the page and the worker. The page asks; the worker answers with the `id` of the request,
 * or reports on a running job under the `job` number that the page gave it. Values are plain data; the receiver of
 * a message checks what it uses.
 */

/** A text in both languages; the page shows one. */
export interface Text {
  en: string;
  ja: string;
}

/** A puzzle with its options and the content of its cells, all as typed. */
export interface Task {
  puzzle: string;
  /** by option name; a missing option has its default */
  options: Record<string, string>;
  /** by cell number; empty cells are left out */
  givens: Record<number, string>;
  /** of a movement: the start position, as text; "" is the usual one */
  start: string;
  /** of a movement: the moves made since */
  moves: MadeMove[];
}

/** A move from one spot to another. */
export type MadeMove = [source: number, target: number];

/** A fault of a task: at a cell, at an option, or (both null) of the whole. */
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
/** a clue that is written on a drawing; one in a corner begins at its position, any other has its middle there */
export interface Label {
  text: string;
  x: number;
  y: number;
  where: "between" | "corner" | "block" | "beside" | "white" | "black" | "disc";
  /** the cells that it is about, and what it says of them */
  cells: number[];
  words: Text;
}
/** A clue that is drawn: strokes of one kind, each a line with round ends and corners, or a disc at a single point. */
export interface Sketch {
  /** `shade` is soft and under numbers, `line` thin, and of a disc only its edge; the others are on top of all lines */
  ink: "shade" | "green" | "violet" | "blue" | "line" | "white" | "black";
  strokes: { points: [number, number][]; width: number }[];
  cells: number[];
  words: Text;
}
export interface Drawing {
  shape: "circle" | "square" | "hexagon";
  spots: Spot[];
  lines: DrawnLine[];
  rows: number[][];
  tinted: number[];
  /** dashed lines round cells, closed */
  outlines: [number, number][][];
  labels: Label[];
  sketches: Sketch[];
  /** the middles of dark squares that are no cells */
  blocks: [number, number][];
  /** what shows that a cell has the value of a spot; where it is a square, each cell has one spot */
  piece: "disc" | "queen" | "square" | "star";
}
export type Option =
  | { kind: "whole"; name: string; title: Text; low: number; high: number; default: string }
  | { kind: "choice"; name: string; title: Text; choices: { word: string; title: Text }[]; default: string }
  | {
      kind: "line";
      name: string;
      title: Text;
      /** the most characters allowed */
      longest: number;
      suggestions: { word: string; title: Text }[];
      /** what an empty line means: the same as the default; null if it cannot be left empty */
      empty: Text | null;
      /** what stands in it for the line break between two lines that are pasted */
      divider: string;
      default: string;
    };
/** A puzzle made with certain options, as the page shows it. */
export interface Shown {
  options: Record<string, string>;
  drawing: Drawing;
  rules: Text;
  /** its own title, if it has one beside that of the puzzle in the catalogue */
  title?: Text;
  /** the name of each cell, as in the middle of a sentence: "row 3, column 7", "cell a" */
  names: Text[];
  /** the short name of each cell: "a", as in the plan, or "r3c7" */
  signs: string[];
  /** where each cell is, if its name is the letter that the board shows: "row 3, column 7", "place 2" */
  places?: Text[];
  /** by spot, if each spot represents one value of its cell: "row 2, column 5" */
  squares?: Text[];
  /** by value, if values are no numbers: what stands in a cell with it, "filled square" */
  things?: Record<string, Text>;
  /** what stands in a cell or is moved, if that has a name: "queen", "tile" */
  piece?: Text;
  /** of a placement */
  values?: number[];
  /** of a placement: groups of cells whose values must all differ */
  groups?: number[][];
  /** of a placement: its abilities, if they are others than with the usual options */
  abilities?: string[];
  /** of a placement that is too large for events: the strategies that serve it, all of them without steps */
  eventless?: string[];
}
/** A movement as the page shows it: a position and its possible moves. */
export interface Position extends Shown {
  /** the position as text */
  state: string;
  /** by spot; the page has pictures for white, black, gap, peg and hole, and writes any other word as a label */
  faces: string[];
  /** every face there is */
  palette: string[];
  /** whether this is a goal */
  done: boolean;
  /** the message if it is not a goal and no move is left */
  stuck: Text | null;
  moves: { source: number; target: number; state: string; faces: string[] }[];
  /** in the answer to `fit`: the start and the moves that were kept, and why others were not */
  kept?: [start: string, moves: MadeMove[]];
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
 * A solution of a selection: its number in the list that was selected from. If it represents a kind, `pictures` is the
 * size of that kind; if it is one of those pictures, `how` says how it is made from the representative.
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
  /** whether it is shown on the first visit to the puzzle */
  opens: boolean;
  /** the strategy to solve it with; null: any */
  strategy: string | null;
  givens?: Record<number, string>;
  start?: string;
}
export interface CatalogPuzzle {
  kind: "placement" | "movement";
  name: string;
  title: Text;
  summary: Text;
  options: Option[];
  /** none until they are fetched from boards.json */
  examples: Example[];
  /** names of the strategies that suit it, in the order of comparison */
  strategies: string[];
  /** those of them that have no program to be read */
  unwritten: string[];
  /** names of strategies in earlier versions, which links and drafts may still contain */
  formerly: Record<string, string[]>;
  /** the default strategy */
  strategy: string;
  abilities: Ability[];
  /** the levels that no new puzzle can have */
  unmade: string[];
  /**
   * on the empty board, the approximate number of nodes of the plainest strategy, and by name those of others that grow a
   * tree, as far as they were counted beforehand, the best one among them; null if that one was not, if little is saved,
   * or until it is fetched from boards.json
   */
  saving: { plain: number; nodes: Record<string, number> } | null;
  /**
   * of the first puzzle, the strategies that walk a plan from the second plainest on, and the moment of the first
   * cut of each; where one is the first to look for one of the pictures of a solution, how many of them there are, and
   * the plainer strategy upon which it builds; of others none
   */
  ideas: { strategy: string; at: number; pictures?: number; upon?: string }[];
  /** whether its text form is a grid with one character per cell */
  grid: boolean;
  /** what a person may have meant whose clues leave no solution; null where clues are read in one way only */
  otherwise: Text | null;
  /** the board for its usual options, a Position for a movement; null until it is fetched from boards.json */
  shown: Shown | null;
}
/** `walked`: it reports an event for every node; `planned`: it follows a plan, which the question `plan` returns */
export interface CatalogStrategy {
  name: string;
  title: Text;
  about: Text;
  walked: boolean;
  /** what its nodes form: a tree, levels of states, or boards one after another */
  forms: "tree" | "levels" | "boards";
  /** whether it sees everything; if not, it finds one solution and proves nothing about others */
  complete: boolean;
  /** the usual seed of its random numbers; null if it draws none */
  seed: number | null;
  planned: boolean;
  /** whether, without a plan, it places what follows from what stands */
  deduces: boolean;
}
/** `first` is the puzzle that opens by default; `limits` are the largest seed and the longest text */
export interface Catalog {
  version: string;
  limits: { seed: number; text: number };
  first?: string;
  puzzles: CatalogPuzzle[];
  strategies: CatalogStrategy[];
}

/** What entries of the catalogue leave out, by puzzle (boards.json; pycore/handlers/catalogue.py). */
export type Boards = Record<
  string,
  Pick<CatalogPuzzle, "examples"> & Partial<Pick<CatalogPuzzle, "saving">> & { shown: Shown | Position }
>;
/** The boards for other options that are likely to be chosen, by puzzle and key (other-boards.json). */
export type OtherBoards = Record<string, Record<string, Shown | Position>>;

// ---- plans and races (pycore/run/explain.py, pycore/run/race.py) ----

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

// ---- programs (pycore/programs/listing.py) ----

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
  /** a function on the call stack, with "step" or "cell" in place of a number; null if nothing is recursive */
  call: string | null;
  lines: CodeLine[];
}
/** The progress of a strategy in a race, one row of its table; null for an unknown value. */
export interface Lap {
  strategy: string;
  state: "running" | "done" | "found" | "stopped" | "gave up";
  nodes: number;
  cuts: number;
  solutions: number;
  seconds: number;
  /** finished fraction of its tree */
  part: number | null;
  /** that of the random numbers drawn; null for none */
  seed: number | null;
  /** an estimate for the whole tree */
  in_all: { nodes: number | null; seconds: number | null };
  /** the totals of the strategy before, divided by its own */
  factor: { nodes: number | null; seconds: number | null };
}

// ---- entering clues on the board (pycore/model/clue_entry.py) ----

/**
 * A place for a clue that is written, `title` what it is called. `most` is the largest number that can stand there, null
 * for a clue that is no number. With `room` it is a list of lengths that take up at most so many squares, one between each
 * two: its last one stands at (x, y), each before it a `step` further. With `choices` it is one of these words.
 */
export interface Slot {
  title: Text;
  text: string;
  x: number;
  y: number;
  where: Label["where"];
  cells: number[];
  most: number | null;
  room: number | null;
  step: [number, number];
  choices: string[];
}
/** What a hand does to squares. A set of 1, 2, 3 ... of them may have a number up to that one of `most`; none if that is empty, any text if it is null. */
export interface Tool {
  name: string;
  does: "gather" | "path" | "flip";
  title: Text;
  most: number[] | null;
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
  /** the option as typed, of which this is the sheet */
  text: string;
  drawing: Drawing;
  slots: Slot[];
  tools: Tool[];
  sizes: Size[];
  /** the characters of a clue */
  keys: string;
  /** those that end it */
  ends: string;
  /** why the text is no puzzle yet; null if it is one */
  missing: Text | null;
}
/** One thing done on a sheet: a clue typed into a slot, a tool used on squares, what was drawn on squares removed, other sizes chosen, all of it removed. */
export type ClueChange =
  | { does: "write"; slot: number; clue: string }
  | { does: "draw"; tool: string; cells: number[]; clue: string }
  | { does: "free"; cells: number[] }
  | { does: "resize"; sizes: number[] }
  | { does: "clear" };

// ---- aids: questions other than a search (pycore/handlers/assist_run.py) ----

export type Aid =
  | "hint"
  | "notes"
  | "check"
  | "grade"
  | "shared"
  | "count"
  | "conflict"
  | "differ"
  | "needless"
  | "generate"
  | "random"
  | "steps"
  | "batch"
  | "position";
/** The aids that a puzzle has, "clues" if new puzzles are made of clues in its options, "entry" if those can be entered on the board. */
export type Ability = Aid | "clues" | "entry";
export type Mark = [cell: number, value: number];
/** The options of an aid, in addition to the task; each kind of aid has its own. */
export interface AidOptions {
  /** of a hint: the cells that the user filled in, and the marks that earlier hints excluded */
  filled?: number[];
  removed?: Mark[];
  /** of a hint and a check: the marks that the user excluded */
  noted?: Mark[];
  /** of a new puzzle or grid: a whole number, as typed */
  seed?: string;
  level?: string;
  symmetric?: boolean;
  minimal?: boolean;
  /** of a new position: a whole number, as typed */
  moves?: string;
  /** of a batch: one puzzle per line */
  text?: string;
}
/** A hint of one strength; a stronger one says more. */
export interface Hint {
  strength: 1 | 2 | 3;
  words: Text[];
  cells: number[];
  /** the values in the cells are wrong */
  wrong?: boolean;
  /** from strength 2 on: the name of the technique, and its title for people */
  technique?: string;
  title?: Text;
  /** pairs of marks that are joined, and whether one of them must hold (strong) or not both do */
  links?: [Mark, Mark, boolean][];
  /** marks that hold together, in two colours or twice two */
  colours?: Mark[][];
  places?: Mark[];
  removes?: Mark[];
  /** the consequences of a trial, in order */
  chain?: Mark[];
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
  /** by cell: the values that no group excludes; empty if there are rules other than groups */
  marks?: number[][];
  level?: string;
  techniques?: { title: Text; times: number; level: number }[];
  /** whether the board can still be solved */
  solvable?: boolean;
  /** by cell: the values it has in some solution; of "notes" those it could have by one condition at a time, if it is empty */
  possible?: number[][];
  /** the number of undecided candidates */
  open?: number;
  /** the number of solutions, in digits with commas */
  total?: string;
  /** of "conflict": the cells of givens that contradict each other, as few as are known so far */
  guilty?: number[];
  /**
   * of "conflict", if there is no solution even without givens: the rules of the puzzle that cannot hold together, as few as
   * are known so far, by their numbers; of a rule that sums are equal each of its groups that is needed
   */
  rules?: [rule: number, group: number | null][];
  /** of "needless": the rules that follow from all the others, named as those of "conflict", and the cells of givens that do */
  needless?: [rule: number, group: number | null][];
  spare?: number[];
  /** the single changes known so far that leave exactly one solution, once no cell can be left out of the conflict */
  changes?: Change[];
  /** if there are several solutions: of "check" the cells in which two of them differ, of "differ" all in which some are known to differ */
  differ?: number[];
  /** of a new puzzle: how many were tried, and the number of givens or clues left */
  attempt?: number;
  left?: number;
  givens?: Record<number, string>;
  /** of a new puzzle: the options that hold its clues, if it is made of clues */
  options?: Record<string, string>;
  /** of a new position: the number of moves up to which all positions are known so far; and the position once found */
  known?: number;
  start?: string;
  /** of a batch: how many lines were read, were unreadable, were solved, and had 0, 1, or more solutions */
  read?: number;
  wrong?: number;
  solved?: number;
  verdicts?: number[];
  /** of a selection: the number of solutions examined, and of those that match so far */
  looked?: number;
  fitting?: number;
  /** of help: the results of the bundles finished since the last report, in order */
  done?: string[];
  /** of "steps": why each value of the solution follows, in order */
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
  /** the cells of the numbers that were added to the givens */
  own: number[];
  marks: Record<number, number[]>;
  /** of a movement */
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
  /** how the name of a file ends, if the form is kept as one, else "" */
  ending: string;
}

// ---- page to worker ----

/** Questions: each gets one answer, with the same `id`. */
export type Question =
  /** the drawing, values and rules for these options */
  | { type: "show"; puzzle: string; options: Record<string, string> }
  /** the faults of the task */
  | { type: "check"; task: Task }
  /** the givens in a text that was pasted or loaded */
  | { type: "read"; puzzle: string; options: Record<string, string>; text: string }
  /** the sheet on which clues of the puzzle are entered, after a change if there is one */
  | { type: "enter"; puzzle: string; options: Record<string, string>; change: ClueChange | null }
  /** the puzzles that a text of another program holds; those of a form that is no board of ours, if it must be `certain` */
  | { type: "bring"; text: string; certain: boolean }
  /** the task in the forms of other programs */
  | { type: "export"; task: Task }
  /** the position of a movement, from as much of the task as fits its options */
  | { type: "fit"; task: Task }
  /** the position in a text, with the options it implies */
  | { type: "paste"; task: Task; text: string }
  /** the position with one face changed */
  | { type: "edit"; task: Task; spot: number; face: string }
  /** why a piece cannot move to the target, or (null) anywhere */
  | { type: "whyNot"; task: Task; source: number; target: number | null }
  /**
   * create a job, in addition to existing ones; it does not run yet. A movement has two more strategies: "best" and
   * "farthest". The answer comes once the search is planned; until then the job reports its progress now and then, and
   * can be ended. `from` is a checkpoint of a job with the same task and strategy, from which to resume. One that
   * belongs to another search or version, or is damaged, is refused as a whole
   */
  | { type: "open"; job: number; task: Task; strategy: string; seed?: string | null; from?: string }
  /** create a job that is not a search; its progress has a `result`. `from` as for `open`, only for "count" */
  | { type: "assist"; job: number; task: Task; aid: Aid; request: AidOptions; from?: string }
  /**
   * create a job that races all strategies, `limit` seconds each; its rows are Laps. Those that draw random numbers have
   * this seed, or their own
   */
  | { type: "race"; job: number; task: Task; limit: number; seed: string | null }
  /**
   * create a job that selects from the solutions that job `of` has listed so far: those with all of these `values`, in
   * the `order` of a cell's value; with `by`, one of each kind under the symmetries visible in the drawing, those of the
   * structure, or those with the complement. With `kind`, job `of` is such a selection, and this one selects from the
   * pictures of the solution with that number in its list
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
  /** the plan of a strategy for the task; another such question cancels one that is still unanswered */
  | { type: "plan"; task: Task; strategy: string }
  /**
   * the program of a strategy; in the form that suits it if no form is given, or an unavailable one. Another such
   * question cancels one that is still unanswered
   */
  | {
      type: "program";
      task: Task;
      strategy: string;
      language: Program["language"];
      form: Program["form"];
    }
  /** create a job that helps another worker with a search of this task, strategy and `plan`: it runs the parts it gets */
  | { type: "help"; job: number; task: Task; strategy: string; plan: string }
  /** share a job's search: it runs in parts from now on, some of which other workers may run */
  | { type: "share"; job: number }
  /**
   * to a shared job: the results of bundles that are `done`, as the helpers reported them, and the bundles that are
   * `lost`, as they were handed out; with `more`, hand out another bundle
   */
  | { type: "parts"; job: number; done: string[]; lost: string[]; more: boolean }
  /** items `first` to `first + count - 1` of a job's list: solutions so far, lines, entries of a batch, a selection */
  | { type: "list"; job: number; first: number; count: number }
  /** a checkpoint, from which another job can resume, even on another day */
  | { type: "keep"; job: number }
  /**
   * why the search made a CUT at this cell and value. `board` is the board right before it, as a reader of the events
   * knows it: by cell, 1 + the number of the value, or 0 for none; for a movement, the face of every spot, with the
   * number of `moves` made and the `bound` on them
   */
  | { type: "why"; job: number; board: number[]; moves: number; bound: number; cell: number; value: number }
  /** the same for a value that was PLACED: why its cell must have it; null if it was a choice */
  | { type: "follows"; job: number; board: number[]; moves: number; bound: number; cell: number; value: number };

/** Orders to a job: each is answered by a `progress`, unless there is no such job (any more). */
export type Order =
  | Command
  /** of help: another bundle of parts; the job is idle when it has none left */
  | { type: "do"; job: number; parts: string };

export type Command =
  | { type: "run"; job: number }
  | { type: "pause"; job: number }
  /** one event, then pause */
  | { type: "step"; job: number }
  /** one slice, then pause: enough events for a player that is slower than the search */
  | { type: "slice"; job: number }
  /** end the job; its solutions can still be listed */
  | { type: "stop"; job: number }
  /** end the job and forget it; the only order without an answer */
  | { type: "close"; job: number };

export type Request =
  /** the first message: start Python, from the snapshot, or plainly if that failed in another worker */
  | { type: "start"; way: "snapshot" | "plain" }
  /** a check for life, answered by "pong": at once, or after the present piece of work */
  | { type: "ping" }
  | (Question & { id: number })
  | Order;

// ---- worker to page ----

export type Stage = "downloading" | "starting" | "ready" | "failed";

/** What a rule says: a sum, that values differ, a condition that leaves one of several mirror images, a given value, or something else. */
export type RuleSort = "sum" | "different" | "mirror" | "given" | "other";
/** A rule that cuts refer to, with its cells. */
export interface JobRule {
  words: Text;
  sort: RuleSort;
  cells: number[];
}

/**
 * Why a search refuses a value or a move: a sentence, and exactly the cells responsible; `rays` are pairs of cells whose
 * pieces attack each other.
 */
export interface Reason {
  words: Text;
  cells: number[];
  rays: [number, number][];
  /** the number that would follow but is not a value of the puzzle; null if the reason is another */
  value: number | null;
}

/** The progress of a job. Numbers are totals. */
export interface Progress {
  state: "paused" | "running" | "done" | "stopped";
  nodes: number;
  cuts: number;
  /** solutions that the search itself visited */
  found: number;
  /** all solutions that those represent */
  solutions: number;
  /** how many solutions were listed before the checkpoint that the job resumed `from`; they are not listed again */
  earlier: number;
  /** the finished fraction of the tree, 0 to 1; null if it cannot be known */
  finished: number | null;
  /** seconds of planning and searching so far, pauses excluded */
  elapsed: number;
  /** the remaining seconds, by the finished fraction; null while unknown */
  left: number | null;
  /** how many solutions `list` can return now, without the `earlier` ones */
  listed: number;
  /** how many more were found but not kept for the list, which is full */
  dropped: number;
  /** the rows of the table that some searches write (bounds, levels) */
  // biome-ignore lint/suspicious/noExplicitAny: every search writes columns of its own
  rows: Record<string, any>[];
  /** of an aid */
  result?: AidResult;
  /** in how many positions each solution is found, turned and reflected; when all are known, and if it is the same number for all */
  positions?: number;
  /** the search goes on in WebAssembly by now */
  in_wasm?: boolean;
  verdict: Text;
}

export type Answer =
  | { type: "shown"; id: number; shown: Shown | Position }
  /** `met`: the labels of the drawing whose clues are met */
  | { type: "checked"; id: number; faults: Fault[]; met: number[] }
  /** all numbers of a text; `own` are the cells of those that a user added to the givens */
  | { type: "givens"; id: number; givens: Record<number, string>; own: number[]; marks: Record<number, number[]> }
  | { type: "sheet"; id: number; sheet: ClueSheet }
  /** `faults`: of the lines that could not be read */
  | { type: "brought"; id: number; puzzles: Brought[]; faults: Fault[] }
  | { type: "exported"; id: number; forms: Exported[] }
  /**
   * `rules`: the rules that cuts of this job refer to, by number; `values`: the values that events refer to, by number;
   * `start`: of a movement, the value (the face) of every spot at the start; `computed`: the cells whose value the
   * plan of a search computes from others: it tries no other there
   */
  | {
      type: "opened";
      id: number;
      job: number;
      rules: JobRule[];
      values: (number | string)[];
      start: number[];
      computed: number[];
    }
  | { type: "listed"; id: number; job: number; first: number; found: (Found | Chosen | Entry)[] }
  /**
   * `checkpoint`: a text (JSON), to be stored unchanged; null if there is nothing to resume: the job has hardly begun,
   * is done, or cannot be kept (movements, races, all aids but "count"). `finished`: the fraction that it holds, less
   * than the job has reported if results of helpers wait for earlier ones. `nodes` and `solutions`: the totals of a search
   * that it holds; null for a count
   */
  | {
      type: "kept";
      id: number;
      job: number;
      checkpoint: string | null;
      finished: number | null;
      nodes: number | null;
      solutions: number | null;
    }
  /** `plan`: the fingerprint by which helpers verify that they search the same tree; null if the job is not shared */
  | { type: "shared"; id: number; job: number; plan: string | null }
  /** `parts`: a bundle, as a text to be passed on unchanged; null if there is none now, or none was requested */
  | { type: "parts"; id: number; job: number; parts: string | null }
  | { type: "position"; id: number; position: Position }
  | { type: "planned"; id: number; plan: Plan }
  | { type: "written"; id: number; program: Program }
  /** `words`: null if the piece can move */
  | { type: "reason"; id: number; words: Text | null }
  /** `reason`: null if the search makes no such cut there, or the value does not follow from anything */
  | { type: "because"; id: number; reason: Reason | null }
  /** the question could not be answered: bad input, with the places; no faults if it was cancelled or ended */
  | { type: "refused"; id: number; faults: Fault[] };

export type Report =
  /** `part` is the fraction, 0 to 1, of the `bytes` to download that has arrived; `bytes` is 0 while unknown */
  | { type: "stage"; stage: Stage; part: number; bytes: number; reason: string | null; how: "snapshot" | "plain" }
  /** `events` are packed as described in pycore/search/events.py */
  | { type: "progress"; job: number; progress: Progress; events: Uint32Array }
  /** an unexpected failure: a text for a report, and the `id` of the question that caused it, if any */
  | { type: "broken"; id: number | null; job: number | null; reason: string };

export type Response = Answer | Report | { type: "pong" };
