/**
 * The author's exercise: a program to start from, a text, and a goal. It opens in the frame when the reader presses
 * Start, and runs when the reader presses Run; nothing of it is saved.
 */

import { taskOf } from "../state/index.js";
import { partsOfProgram } from "../storage/index.js";
import { both } from "../words/index.js";
import { renewIfReplaced } from "./renewing.js";

/** @import { Frame } from "./frame_state.js" */

/** The element of the frame that contains the exercise. */
export const PLACE = "exercise-place";

/** The origin of the page around the frame; "" if the browser does not tell. */
const host = () => location.ancestorOrigins?.[0] ?? "";

/** Queue: the last opening, which the next one waits for. */
let opening = Promise.resolve();
/** Counter: how often the program was packed for the link; only the last packing is used. */
let carryings = 0;

/** Opens the exercise. @type {(frame: Frame) => void} */
export function openExercise(frame) {
  frame.isExercising = true;
  renewExercise(frame);
}

/** Follows changed options of the author, and reopens the exercise if the reader has opened it. @type {(frame: Frame) => void} */
export function renewExercise(frame) {
  carry(frame, [...frame.drafts.values()].at(-1) ?? frame.options.exercise.code);
  if (frame.isExercising) opening = opening.catch(() => {}).then(() => opened(frame));
}

/**
 * Adds the current program and the exercise to the link to the full page.
 * @type {(frame: Frame, source: string) => Promise<void>}
 */
async function carry(frame, source) {
  carryings += 1;
  const mine = carryings;
  const { views, exercise } = frame.options;
  const isCarried = views.includes("python") && source !== "";
  const parts = isCarried ? await partsOfProgram(source, exercise) : "";
  if (mine !== carryings) return; // it has changed since
  frame.carried = parts;
  frame.app.draw();
}

/** Handles a file that failed to load. @type {(frame: Frame, error: unknown) => Promise<never>} */
async function missed(frame, error) {
  if (!(await renewIfReplaced(frame))) frame.app.state.notice = { words: both((w) => w.pieceMissing), kind: "bad" };
  frame.app.draw();
  throw error;
}

/** Closes the open exercise, and opens a new one if the frame has an element for it. @type {(frame: Frame) => Promise<void>} */
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
      save(_, text) {
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
