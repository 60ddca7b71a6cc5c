/** What a page hands over to the workshop. */

import type { Task, Text } from "../../worker/protocol.js";
import type { App, Lang } from "../state/state.js";
import type { LinkedExercise } from "../storage/program_link.js";
import type { Program } from "./programs.js";
import type { Board } from "./same_board.js";

export interface Subject {
  /** The page around it. */
  page: App;
  lang: Lang;
  /** What stands on the page's board. */
  task: Task;
  /** How a program opens that board outside the page; null if its name is enough. */
  call: string | null;
  /** Of the page with that board. */
  address: string;
  /** Of the puzzle. */
  title: Text;
  kind: "placement" | "movement";
  /** Null where a program cannot be carried away. */
  save: ((name: string, file: Blob) => void) | null;
  /** Hears of a program that came to its end, at full speed. */
  ran: (ran: Ran) => void;
  /** Hears that the Python of programs could not be started. */
  failed: () => void;
  /** A program from elsewhere. */
  found: Found | null;
  shelf: Shelf;
  /** The only exercise, where the page sets one. */
  set: LinkedExercise | null;
  /** The exercise that came with the program. */
  brought: LinkedExercise | null;
  /** The name of the exercise of ours that is opened. */
  ours: string | null;
}

/** Where a program comes from: `by` names the place or the file, where a name is known. */
export interface Origin {
  from: "link" | "page" | "file";
  by: string;
}

export interface Found extends Origin {
  source: string;
}

/** Keeps what was typed, by the names of the programs. */
export interface Shelf {
  drafts: () => Map<string, string>;
  /** Returns whether it could be kept. */
  keep: (program: Program, text: string) => boolean;
  /** The name of the program that was open last. */
  opened: () => string | null;
  open: (name: string) => void;
}

/** What a program took: the board that it opened, and its figures. */
export interface Ran {
  board: Board;
  nodes: number;
  cuts: number;
  solutions: number;
  seconds: number;
}
