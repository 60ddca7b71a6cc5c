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

/** Opens it in its place, as its author now wants it. @type {(frame: Frame) => Promise<void>} */
export async function openExercise(frame) {
  closeExercise(frame);
  const { app, options } = frame;
  const { state, engine } = app;
  /** @type {typeof import("../python/index.js")} */
  const python = await import(new URL("../python/index.js", import.meta.url).href);
  const place = document.querySelector(`.${PLACE}`);
  if (!place || frame.options !== options || frame.leaveExercise) return;
  const { title, kind } = state.puzzle;
  const { code } = options.exercise;
  /** @type {(name: string, chosen: Record<string, string>) => Promise<Shown | null>} */
  const show = async (name, chosen) => {
    const answer = await engine.ask({ type: "show", puzzle: name, options: chosen }).catch(() => null);
    return answer?.type === "shown" ? answer.shown : null;
  };
  const over = python.openWorkshop(
    {
      ...{ lang: state.lang, task: taskOf(state), title, kind, show, save: null, ran() {} },
      found: code === "" ? null : { source: code, from: "page", by: host() },
      shelf: { kept: () => null, keep() {} },
      set: exerciseOf(frame),
    },
    (room, leave) => {
      frame.leaveExercise = leave;
      return python.within(place)(room, leave);
    },
  );
  app.draw();
  await over;
}

/** @type {(frame: Frame) => void} */
export function closeExercise(frame) {
  frame.leaveExercise?.();
  frame.leaveExercise = null;
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
