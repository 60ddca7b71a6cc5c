/**
 * What is said between the page and the worker in which people's programs run (docs/security.md). The page trusts
 * nothing that comes from there: web/app/python/messages.js checks every report before it is used.
 */

/** The files that a start needs, by name. */
export interface Files {
  [name: string]: ArrayBuffer;
}

/** What the page hands over once: what the worker runs, what it starts from, and the port on which both then speak. */
export interface Handover {
  type: "begin";
  worker: string;
  files: Files;
  /** Pyodide's lock file, without packages */
  lock: object;
}

export type Command =
  /** run a program (pycore/learn/session.py); `order` is JSON */
  | { type: "run"; order: string }
  /** hold the program, and let it go on: where the browser can, else it runs on */
  | { type: "pause" | "resume" }
  /** end the worker, whatever it does, and start another one */
  | { type: "restart" }
  /** so many reports have been read: as many more may come */
  | { type: "read"; count: number };

/** As the frame passes them on. */
export type Said =
  | { from: "frame"; type: "restarted" | "flooded" | "broken" }
  /** a stranger's word */
  | { from: "worker"; data: unknown };
