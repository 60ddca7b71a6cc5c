/**
 * The workshop: a person's own program for a puzzle, written, run and stepped through. places.js says where it is.
 */

import { render } from "../dom/html.js";
import { notebookOf, packed } from "./carry.js";
import { createEditor } from "./editor.js";
import { wheelAddress } from "./files.js";
import { addProgress, createRecord, endOf, furnish, goTo, lineOf, open, setPace } from "./record.js";
import { CAN_HOLD, createSandbox } from "./sandbox.js";
import { courseFor } from "./starts.js";
import { view } from "./view.js";
import { wordsOf } from "./words.js";

/** @import { Shown, Task, Text } from "../../worker/protocol.js" */
/** @import { Lang } from "../state/state.js" */
/** @import { Editor } from "./editor.js" */
/** @import { Report } from "./messages.js" */
/** @import { Pace, ProgramRecord } from "./record.js" */
/** @import { Placing } from "./places.js" */
/** @import { Sandbox } from "./sandbox.js" */
/** @import { Exercise, Start } from "./starts.js" */

/**
 * What the page hands over.
 * @typedef {object} Subject
 * @property {Lang} lang
 * @property {Task} task what stands on the page's board
 * @property {Text} title of the puzzle
 * @property {"placement" | "movement"} kind
 * @property {(puzzle: string, options: Record<string, string>) => Promise<Shown | null>} show asks the page's own Python for a drawing
 * @property {((name: string, file: Blob) => void) | null} save null where a program cannot be carried away
 * @property {(ran: Ran) => void} ran hears of a program that came to its end, at full speed
 * @property {Found | null} found a program from elsewhere
 * @property {Shelf} shelf
 * @property {Exercise | null} set the only exercise, where the page sets one
 */
/** A program, and where it comes from: `by` names the place, where a name is known. @typedef {{ source: string, from: "link" | "page", by: string }} Found */
/** Keeps the program that was written last. @typedef {{ kept: () => string | null, keep: (source: string) => void }} Shelf */
/**
 * What a program took: the puzzle and the givens that it opened, and its figures.
 * @typedef {{ shown: Shown, givens: Record<string, string>, nodes: number, cuts: number, solutions: number, seconds: number }} Ran
 */
/**
 * @typedef {Subject & {
 *   starts: Start[], exercises: Exercise[], exercise: Exercise | null, chosen: string, kept: boolean, sandbox: Sandbox, record: ProgramRecord,
 *   playing: boolean, copied: boolean, said: "stopped" | "tooLarge" | "flooded" | null, failure: string }} Workshop
 */
/**
 * @typedef {object} Actions
 * @property {() => void} close
 * @property {(name: string) => void} choose a start or an exercise; "" is what was there before
 * @property {(source: string) => void} write puts a program into the editor
 * @property {(byLine: boolean) => void} run
 * @property {() => void} pause holds the program, or lets it go on
 * @property {() => void} stop
 * @property {() => void} save
 * @property {() => void} saveNotebook
 * @property {() => void} copyLink
 * @property {() => void} startAgain
 * @property {(line: number) => void} goToLine
 * @property {(at: number) => void} goTo
 * @property {() => void} play
 * @property {(pace: Pace) => void} setPace
 */

const STYLES = new URL("../../styles/python/workshop.css", import.meta.url).href;
/** How long playing takes from start to end, in seconds, at most; and the steps a second, at least. */
const PLAYING = { seconds: 60, least: 4 };

/** Opens the workshop in its place; resolves when it is closed. @type {(subject: Subject, placing: Placing) => Promise<void>} */
export async function openWorkshop(subject, placing) {
  const { lang, task, kind, found, shelf } = subject;
  const [{ starts, exercises }] = await Promise.all([courseFor(task.puzzle, kind), withStyles()]);
  const before = found?.source ?? shelf.kept();
  const first = before ?? starts[0]?.source ?? "";
  const room = document.createElement("section");
  room.className = "workshop";
  room.setAttribute("aria-labelledby", "workshop-title");

  /** @type {Editor} */
  let editor;
  let isDue = false;
  /** When the program was started. */
  let began = 0;
  /** When it was paused, and for how many milliseconds it has been held in all. */
  let pausedAt = 0;
  let heldFor = 0;
  /** The time of the last frame of playing. */
  let played = 0;

  /** @type {Workshop} */
  const workshop = {
    ...subject,
    ...{
      starts,
      exercises,
      exercise: subject.set,
      kept: before !== null,
      chosen: before !== null ? "" : (starts[0]?.name ?? ""),
    },
    ...{ record: createRecord("event"), playing: false, copied: false, said: null, failure: "" },
    sandbox: createSandbox(hear),
  };

  const draw = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame((now) => {
      isDue = false;
      if (!room.isConnected) return;
      if (workshop.playing) playOn(now);
      render(view(workshop, act), room);
      markLine();
    });
  };

  /** @type {(report: Report, at: number) => void} */
  function hear(report, at) {
    const { record } = workshop;
    if (report.type === "opened") opened(record, report);
    else if (report.type === "progress") addProgress(record, report);
    else if (report.type === "ended") {
      Object.assign(record, { ended: report, seconds: (at - began - heldFor) / 1000 });
      pass(record);
    } else if (report.type === "failed") workshop.failure = report.reason;
    else if (report.type === "tooLarge" || report.type === "flooded") workshop.said = report.type;
    draw();
  }

  /** The drawing comes from the page's own Python, whatever the program says. @type {(record: ProgramRecord, report: import("./messages.js").Opened) => Promise<void>} */
  async function opened(record, report) {
    open(record, report, null);
    furnish(record, report.cells);
    record.shown = await subject.show(report.puzzle, report.options);
    pass(record);
    draw();
  }

  /** Tells the page of a run at full speed, once it is over and its board is known. @type {(record: ProgramRecord) => void} */
  function pass({ shown, opened, ended, counts, steps, seconds }) {
    if (!ended || ended.trouble || ended.stopped || steps.length > 0 || !shown || !opened) return;
    const { nodes, cuts, solutions } = counts;
    subject.ran({ shown, givens: opened.givens, nodes, cuts, solutions, seconds });
  }

  /** @type {Actions} */
  const act = {
    close: () => place.close(),
    choose(name) {
      const exercise = exercises.find((each) => each.name === name) ?? null;
      const start = starts.find((each) => each.name === name);
      const source = name === "" ? before : (exercise?.begin ?? start?.source);
      if (source) editor.setText(source);
      Object.assign(workshop, { chosen: name, exercise, record: createRecord("event") });
      draw();
    },
    write: (source) => editor.setText(source),
    run(byLine) {
      Object.assign(workshop, { record: createRecord(byLine ? "line" : "event"), playing: false, said: null });
      began = performance.now();
      heldFor = 0;
      workshop.sandbox.run({ source: editor.text(), steps: byLine, board: task });
      draw();
    },
    pause() {
      const { sandbox } = workshop;
      const now = performance.now();
      if (sandbox.stage === "running") {
        pausedAt = now;
        sandbox.pause();
      } else {
        sandbox.resume(); // what it hears now came before
        if (CAN_HOLD) heldFor += now - pausedAt;
      }
      draw();
    },
    stop() {
      workshop.said = "stopped";
      workshop.sandbox.stop();
      draw();
    },
    save: () => subject.save?.(`${task.puzzle}.py`, new Blob([editor.text()], { type: "text/x-python" })),
    async saveNotebook() {
      const notebook = notebookOf(editor.text(), subject.title[lang], await wheelAddress());
      subject.save?.(`${task.puzzle}.ipynb`, new Blob([JSON.stringify(notebook, null, 1)], { type: "application/json" }));
    },
    async copyLink() {
      const address = new URL(location.href);
      const parts = address.hash
        .slice(1)
        .split("&")
        .filter((part) => part && !part.startsWith("program="));
      address.hash = [...parts, `program=${await packed(editor.text())}`].join("&");
      await navigator.clipboard.writeText(address.href);
      workshop.copied = true;
      draw();
    },
    startAgain() {
      workshop.sandbox = createSandbox(hear);
      draw();
    },
    goToLine: (line) => editor.goTo(line),
    goTo(at) {
      workshop.playing = false;
      goTo(workshop.record, at);
      draw();
    },
    play() {
      const { record } = workshop;
      workshop.playing = !workshop.playing;
      if (workshop.playing && record.at >= endOf(record)) goTo(record, 0);
      played = performance.now();
      draw();
    },
    setPace(pace) {
      setPace(workshop.record, pace);
      draw();
    },
  };

  let part = 0;
  /** @type {(now: number) => void} */
  function playOn(now) {
    const { record } = workshop;
    const end = endOf(record);
    part += ((now - played) / 1000) * Math.max(PLAYING.least, end / PLAYING.seconds);
    played = now;
    if (part >= 1) {
      goTo(record, record.at + Math.floor(part));
      part %= 1;
    }
    workshop.playing = record.at < end;
    if (workshop.playing) queueMicrotask(draw);
  }

  let markedLine = /** @type {string} */ ("");
  function markLine() {
    const { record } = workshop;
    const wrong = record.ended?.trouble?.line ?? null;
    const isLast = record.pace === "event" || record.at === endOf(record);
    const line = isLast && wrong !== null ? wrong : lineOf(record);
    const mark = isLast && wrong !== null ? "wrong" : "now";
    if (`${line} ${mark}` === markedLine) return;
    markedLine = `${line} ${mark}`;
    editor.mark(line, mark);
  }

  /** @type {() => void} */
  let left = () => {};
  function leave() {
    workshop.sandbox.close();
    editor.close();
    place.clear();
    left();
  }

  const place = placing(room, leave);
  render(view(workshop, act), room);
  const host = /** @type {HTMLElement} */ (room.querySelector(".editor"));
  editor = createEditor(host, first, wordsOf(lang).editor, () => shelf.keep(editor.text()));
  /** @type {HTMLElement | null} */ (room.querySelector("button.close"))?.focus();
  return new Promise((done) => {
    left = () => done(undefined);
  });
}

/** Loads the styles once. @type {() => Promise<unknown>} */
async function withStyles() {
  if (document.querySelector(`link[href="${STYLES}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = STYLES;
  const loaded = new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => fail(new Error("the styles did not arrive"));
  });
  document.head.append(link);
  await loaded;
}
