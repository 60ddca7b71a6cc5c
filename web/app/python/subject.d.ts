/** The page's description of the subject of a workshop. */

import type { Task, Text } from "../../worker/protocol.js";
import type { App, Lang } from "../state/state.js";
import type { LinkedExercise } from "../storage/program_link.js";
import type { Program } from "./programs.js";
import type { Board } from "./same_board.js";

export interface Subject {
  /** The page itself. */
  page: App;
  lang: Lang;
  /** The content of the page's board. */
  task: Task;
  /** The call that opens the board outside the page; null if its name is enough. */
  call: string | null;
  /** The address of the page with that board. */
  address: string;
  /** The title of the puzzle. */
  title: Text;
  kind: "placement" | "movement";
  /** Saves a file; null if programs cannot be exported. */
  save: ((name: string, file: Blob) => void) | null;
  /** Called when a program has ended after running at full speed. */
  ran: (ran: Ran) => void;
  /** Called when the Python for programs could not be started. */
  failed: () => void;
  /** A program from elsewhere. */
  found: Found | null;
  shelf: Shelf;
  /** The page's only exercise, if it sets one. */
  set: LinkedExercise | null;
  /** The exercise that came with a program. */
  brought: LinkedExercise | null;
  /** The name of the built-in exercise to open. */
  ours: string | null;
}

/** The origin of a program: `by` names the site or file, if known. */
export interface Origin {
  from: "link" | "page" | "file";
  by: string;
}

export interface Found extends Origin {
  source: string;
}

/** Stores users' programs by name. */
export interface Shelf {
  drafts: () => Map<string, string>;
  /** Returns whether it was saved. */
  save: (program: Program, text: string) => boolean;
  /** The name of the program that was open last. */
  opened: () => string | null;
  open: (name: string) => void;
}

/** The effort of a program: the board that it opened, and its figures. */
export interface Ran {
  board: Board;
  nodes: number;
  cuts: number;
  solutions: number;
  seconds: number;
}
