/**
 * Every message between the page and the worker. The page asks; the worker answers with the `id` of the request,
 * or reports on a running job under the `job` number that the page gave it. Values are plain data; the receiver of
 * a message checks what it uses. What the core says is in messages.d.ts, written from its own types.
 */

import type { Answer, MadeMove, Mark, Position, Program, Progress, Shown, Text } from "./messages.js";

export type * from "./messages.js";

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

// ---- the catalogue, made at build time: catalog.json is a Catalog ----

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
   * cut of each; where one is the first to look for one of the images of a solution, how many of them there are, and
   * the plainer strategy upon which it builds; of others none
   */
  ideas: { strategy: string; at: number; images?: number; upon?: string }[];
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

// ---- entering clues on the board (pycore/model/clue_entry.py) ----

/** One thing done on a sheet: a clue typed into a slot, a tool used on squares, what was drawn on squares removed, other sizes chosen, a switch turned, all of it removed. */
export type ClueChange =
  | { does: "write"; slot: number; clue: string }
  | { does: "draw"; tool: string; cells: number[]; clue: string }
  | { does: "free"; cells: number[] }
  | { does: "resize"; sizes: number[] }
  | { does: "switch"; switch: string; on: boolean }
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
   * can be ended. Where nobody has chosen the strategy it is `unnamed`: if it has not ended after a while, the search
   * may go on in another way. `from` is a checkpoint of a job with the same task and strategy, from which to resume. One that
   * belongs to another search or version, or is damaged, is refused as a whole
   */
  | { type: "open"; job: number; task: Task; strategy: string; seed?: string | null; unnamed?: boolean; from?: string }
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
   * images of the solution with that number in its list
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
  | { type: "checkpoint"; job: number }
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

export type Report =
  /** `part` is the fraction, 0 to 1, of the `bytes` to download that has arrived; `bytes` is 0 while unknown */
  | { type: "stage"; stage: Stage; part: number; bytes: number; reason: string | null; how: "snapshot" | "plain" }
  /** `events` are packed as described in pycore/search/events.py */
  | { type: "progress"; job: number; progress: Progress; events: Uint32Array }
  /** an unexpected failure: a text for a report, and the `id` of the question that caused it, if any */
  | { type: "broken"; id: number | null; job: number | null; reason: string };

export type Response = Answer | Report | { type: "pong" };
