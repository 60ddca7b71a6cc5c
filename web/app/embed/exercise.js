/**
 * The author's exercise: a program to begin with, a text, and what is to be reached. It is opened in the frame when its
 * reader presses Start, and run when its reader presses Run; nothing of it is kept.
 */

import { taskOf } from "../state/index.js";

/** @import { Shown } from "../../worker/protocol.js" */
/** @import { Exercise } from "../python/starts.js" */
/** @import { Frame } from "./frame_state.js" */

/** The element of the frame in which it is opened. */
export const PLACE = "exercise-place";

/** The site of the page around the frame, as the browser names it; "" where it does not. */
const host = () => location.ancestorOrigins?.[0] ?? "";

/** The last opening: the next one waits for it. */
let opening = Promise.resolve();

/** Opens it in its place. @type {(frame: Frame) => void} */
export function openExercise(frame) {
  frame.isExercising = true;
  renewExercise(frame);
}

/** Opens it anew, as its author now wants it, if its reader has opened it. @type {(frame: Frame) => void} */
export function renewExercise(frame) {
  if (frame.isExercising) opening = opening.catch(() => {}).then(() => opened(frame));
}

/** Leaves the one that is open, and opens another one where the frame has a place for it. @type {(frame: Frame) => Promise<void>} */
async function opened(frame) {
  frame.leaveExercise?.();
  frame.leaveExercise = null;
  const { app, options } = frame;
  const { state, engine } = app;
  /** @type {typeof import("../python/index.js")} */
  const python = await import(new URL("../python/index.js", import.meta.url).href);
  const place = document.querySelector(`.${PLACE}`);
  if (!place) return;
  const { title, kind } = state.puzzle;
  const { code } = options.exercise;
  /** @type {(name: string, chosen: Record<string, string>) => Promise<Shown | null>} */
  const show = async (name, chosen) => {
    const answer = await engine.ask({ type: "show", puzzle: name, options: chosen }).catch(() => null);
    return answer?.type === "shown" ? answer.shown : null;
  };
  /** @type {import("../python/workshop.js").Subject} */
  const subject = {
    ...{ lang: state.lang, task: taskOf(state), title, kind, show, save: null, ran() {} },
    found: code === "" ? null : { source: code, from: "page", by: host() },
    shelf: { kept: () => null, keep() {} },
    set: exerciseOf(frame),
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

/** @type {(frame: Frame) => Exercise} */
function exerciseOf({ app, options }) {
  const { code, task, solutions, nodes } = options.exercise;
  const { name, title } = app.state.puzzle;
  const words = { en: task, ja: task };
  return {
    ...{ name: "", puzzle: name, title, task: words, hints: [], begin: code, answer: "" },
    solutions,
    nodes: nodes ?? Number.POSITIVE_INFINITY,
  };
}
