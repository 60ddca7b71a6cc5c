/**
 * The author's exercise: a program to begin with, a text, and what is to be reached. It is opened in the frame when its
 * reader presses Start, and run when its reader presses Run; nothing of it is kept.
 */

import { taskOf } from "../state/index.js";
import { partsOfProgram } from "../storage/index.js";
import { both } from "../words/index.js";
import { renewIfReplaced } from "./renewing.js";

/** @import { Frame } from "./frame_state.js" */

/** The element of the frame in which it is opened. */
export const PLACE = "exercise-place";

/** The site of the page around the frame, as the browser names it; "" where it does not. */
const host = () => location.ancestorOrigins?.[0] ?? "";

/** Queue: the last opening: the next one waits for it. */
let opening = Promise.resolve();
/** Counter: how often a program was to be carried: the last one counts. */
let carryings = 0;

/** Opens it in its place. @type {(frame: Frame) => void} */
export function openExercise(frame) {
  frame.isExercising = true;
  renewExercise(frame);
}

/** Shows what its author now wants: opened anew, if its reader has opened it. @type {(frame: Frame) => void} */
export function renewExercise(frame) {
  carry(frame, [...frame.drafts.values()].at(-1) ?? frame.options.exercise.code);
  if (frame.isExercising) opening = opening.catch(() => {}).then(() => opened(frame));
}

/**
 * Has the link to the full page carry the program, as it now stands, and the exercise.
 * @type {(frame: Frame, source: string) => Promise<void>}
 */
async function carry(frame, source) {
  carryings += 1;
  const mine = carryings;
  const { views, exercise } = frame.options;
  const isCarried = views.includes("python") && source !== "";
  const parts = isCarried ? await partsOfProgram(source, exercise) : "";
  if (mine !== carryings) return; // it has been changed meanwhile
  frame.carried = parts;
  frame.app.draw();
}

/** Its file has not arrived. @type {(frame: Frame, error: unknown) => Promise<never>} */
async function missed(frame, error) {
  if (!(await renewIfReplaced(frame))) frame.app.state.notice = { words: both((w) => w.pieceMissing), kind: "bad" };
  frame.app.draw();
  throw error;
}

/** Leaves the one that is open, and opens another one where the frame has a place for it. @type {(frame: Frame) => Promise<void>} */
async function opened(frame) {
  frame.leaveExercise?.();
  frame.leaveExercise = null;
  const { app, options } = frame;
  const { state } = app;
  /** @type {typeof import("../python/index.js")} */
  const python = await import(new URL("../python/index.js", import.meta.url).href).catch((error) =>
    missed(frame, error),
  );
  const place = document.querySelector(`.${PLACE}`);
  if (!place) return;
  const { title, kind } = state.puzzle;
  const { code } = options.exercise;
  /** @type {import("../python/subject.js").Subject} */
  const subject = {
    ...{
      lang: state.lang,
      task: taskOf(state),
      address: location.href,
      title,
      kind,
      page: app,
      call: null,
      save: null,
      ran() {},
      failed: () => void renewIfReplaced(frame),
    },
    found: code === "" ? null : { source: code, from: "page", by: host() },
    shelf: {
      drafts: () => frame.drafts,
      keep(_, text) {
        carry(frame, text);
        return true;
      },
      opened: () => null,
      open() {},
    },
    set: options.exercise,
    ...{ brought: null, ours: null },
  };
  await new Promise((placed, fail) => {
    python
      .openWorkshop(subject, (room, leave) => {
        frame.leaveExercise = leave;
        placed(undefined);
        return python.within(place)(room, leave);
      })
      .catch(fail);
  });
  app.draw();
}
