/**
 * The workshop: a user's own program for a puzzle, written, run and stepped through. mounting.js puts it on the page.
 */

import { render } from "../dom/html.js";
import { copyLink, saveFile, saveNotebook } from "./carry.js";
import { readFiles, resultOf, takeDrops } from "./class_files.js";
import { drawingOf } from "./drawings.js";
import { createEditor } from "./editor.js";
import { createPlaying } from "./playing.js";
import { firstOf, programsFor, saveProgram, textOf } from "./programs.js";
import { createQuiet } from "./quiet.js";
import {
  addProgress,
  createRecord,
  furnish,
  goTo,
  goToMoment,
  isNews,
  isOnItsWay,
  markOf,
  momentOf,
  open,
  setPace,
} from "./record.js";
import { boardOpened } from "./same_board.js";
import { CAN_HOLD, createSandbox } from "./sandbox.js";
import { courseFor } from "./starts.js";
import { withStyles } from "./styles.js";
import { createForest, takeMoment, takeRecord } from "./tried_forest.js";
import { view } from "./view.js";
import { wordsOf } from "./words.js";

/** @import { Actions } from "./actions.js" */
/** @import { Forest } from "../views/tree/forest.js" */
/** @import { ClassFile } from "./class_files.js" */
/** @import { Editor } from "./editor.js" */
/** @import { Report } from "./messages.js" */
/** @import { Pace, ProgramRecord } from "./record.js" */
/** @import { Mounting } from "./mounting.js" */
/** @import { Program } from "./programs.js" */
/** @import { Sandbox } from "./sandbox.js" */
/** @import { Subject } from "./subject.js" */

/**
 * `isQuiet` tells that the program has shown nothing for a while; `mine` is the text that another one replaced in the
 * editor, until something is typed; `isSaved` tells whether the browser stores the text.
 * @typedef {Subject & {
 *   programs: Program[], chosen: Program, drafts: Map<string, string>, mine: string | null, isSaved: boolean, files: ClassFile[], file: ClassFile | null, sandbox: Sandbox, record: ProgramRecord,
 *   isQuiet: boolean, playing: boolean, linked: "link" | "copied" | "linkIsLong", tried: Forest, said: "stopped" | "tooLarge" | "flooded" | null, failure: string }} Workshop
 */

/** Opens the workshop; resolves when it is closed. @type {(subject: Subject, mounting: Mounting) => Promise<void>} */
export async function openWorkshop(subject, mounting) {
  const { lang, task, kind, shelf } = subject;
  const [course] = await Promise.all([courseFor(task.puzzle, kind), withStyles()]);
  const drafts = shelf.drafts();
  const programs = programsFor(subject, course, drafts);
  const room = document.createElement("section");
  room.className = "workshop";
  room.setAttribute("aria-labelledby", "workshop-title");

  /** A tree only leads to the board. */
  const seekBoard = () => room.querySelector(".stage-board")?.scrollIntoView({ block: "nearest" });

  /** @type {Editor} */
  let editor;
  let isDue = false;
  /** When the program started. */
  let began = 0;
  /** When it was paused, and for how many milliseconds in total. */
  let pausedAt = 0;
  let heldFor = 0;
  const playing = createPlaying();
  const quiet = createQuiet(() => {
    workshop.isQuiet = true;
    draw();
  });

  /** @type {Workshop} */
  const workshop = {
    ...subject,
    ...{ programs, drafts, mine: null, isSaved: true, files: [], file: null },
    chosen: firstOf(programs, subject, shelf.opened()),
    ...{ record: createRecord("event"), isQuiet: false, playing: false, linked: "link", said: null, failure: "" },
    sandbox: createSandbox(hear),
    tried: createForest(subject.page, drawTried, seekBoard),
  };

  const draw = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame((now) => {
      isDue = false;
      if (!room.isConnected) return;
      if (workshop.playing) workshop.playing = playing.goOn(workshop.record, now);
      takeMoment(workshop.tried, workshop.record, workshop.sandbox.stage);
      render(view(workshop, act), room);
      markLine();
      if (workshop.playing) draw();
    });
  };

  /** Shows the node selected in the tree, or its changed view. */
  function drawTried() {
    const { record, tried } = workshop;
    if (tried.run && tried.run.at !== momentOf(record)) act.goToMoment(tried.run.at);
    draw();
  }

  /** @type {(report: Report, at: number) => void} */
  function hear(report, at) {
    const { record } = workshop;
    if (isNews(record, report)) listen();
    if (report.type === "opened") opened(record, report);
    else if (report.type === "progress") addProgress(record, report);
    else if (report.type === "ended") {
      Object.assign(record, { ended: report, seconds: (at - began - heldFor) / 1000 });
      pass(record);
      note();
    } else if (report.type === "failed") {
      workshop.failure = report.reason;
      subject.failed();
    } else if (report.type === "tooLarge" || report.type === "flooded") {
      workshop.said = report.type;
      note();
    }
    draw();
  }

  /** Waits for the next sign of life. */
  function listen() {
    workshop.isQuiet = false;
    quiet.heard();
  }

  /** The drawing comes from the page's own Python. @type {(record: ProgramRecord, report: import("./messages.js").Opened) => Promise<void>} */
  async function opened(record, report) {
    open(record, report, null);
    furnish(record, report.cells);
    record.shown = await drawingOf(subject.page, report.puzzle, report.options);
    if (record === workshop.record) takeRecord(workshop.tried, record);
    pass(record);
    draw();
  }

  /** Informs the page of a user's own run at full speed, once it is over and its board is known. @type {(record: ProgramRecord) => void} */
  function pass({ shown, opened, ended, counts, steps, seconds }) {
    if (workshop.file || !ended || ended.trouble || ended.stopped || steps.length > 0 || !shown || !opened) return;
    const { nodes, cuts, solutions } = counts;
    subject.ran({ board: boardOpened(opened, shown.options), nodes, cuts, solutions, seconds });
  }

  /** Clears the output. @type {(pace: Pace, source: string) => void} */
  function renew(pace, source) {
    const tried = createForest(subject.page, drawTried, seekBoard);
    Object.assign(workshop, { record: createRecord(pace, source), tried, playing: false, said: null });
  }

  /** Opens another program. @type {(source: string) => void} */
  function replace(source) {
    if (["running", "paused"].includes(workshop.sandbox.stage)) workshop.sandbox.stop();
    renew("event", source);
    workshop.mine = null;
    editor.open(source);
    draw();
  }

  /** Adds a program's result to its file's name. */
  function note() {
    if (workshop.file) workshop.file.result = resultOf(workshop.chosen.exercise, workshop.record);
  }

  /** Saves the text: with its file, or as the draft of the program. */
  function save() {
    workshop.mine = null;
    if (workshop.file) workshop.file.source = editor.text();
    else workshop.isSaved = saveProgram(workshop, editor.text());
    draw();
  }

  /** @type {Actions} */
  const act = {
    close: () => mount.close(),
    choose(name) {
      const chosen = programs.find((each) => each.name === name) ?? workshop.chosen;
      Object.assign(workshop, { chosen, file: null });
      shelf.open(name);
      replace(textOf(chosen, drafts));
    },
    async openFiles(list) {
      workshop.files = await readFiles(list);
      const first = workshop.files.find(({ source }) => source !== null);
      if (first) act.openFile(first);
      draw();
    },
    openFile(file) {
      workshop.file = file;
      replace(file.source ?? "");
      if (workshop.sandbox.stage === "ready") workshop.sandbox.stop(); // so that nothing of the previous file remains
    },
    write(source) {
      const mine = editor.text();
      editor.setText(source);
      workshop.mine = mine;
    },
    takeBack: () => editor.setText(workshop.mine ?? editor.text()),
    run(byLine) {
      const source = editor.text();
      if (byLine && isOnItsWay(workshop.record, source)) return act.goTo(workshop.record.at + 1);
      renew(byLine ? "line" : "event", source);
      began = performance.now();
      heldFor = 0;
      const wanted = workshop.chosen.exercise?.wanted ?? null;
      workshop.sandbox.run({ source, steps: byLine, board: task, wanted });
      listen();
      draw();
    },
    pause() {
      const { sandbox } = workshop;
      const now = performance.now();
      if (sandbox.stage === "running") {
        pausedAt = now;
        sandbox.pause();
      } else {
        sandbox.resume(); // messages from before the pause are delivered here
        listen();
        if (CAN_HOLD) heldFor += now - pausedAt;
      }
      draw();
    },
    stop() {
      workshop.said = "stopped";
      note();
      workshop.sandbox.stop();
      draw();
    },
    save: () => saveFile(subject, editor.text()),
    saveNotebook: () => saveNotebook(subject, editor.text()),
    async copyLink() {
      const asked = workshop.chosen === programs[0] ? (subject.set ?? subject.brought) : null;
      workshop.linked = await copyLink(subject, editor.text(), asked);
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
    goToMoment(moment) {
      workshop.playing = false;
      goToMoment(workshop.record, moment);
      draw();
    },
    play() {
      const { record } = workshop;
      workshop.playing = !workshop.playing;
      if (workshop.playing) playing.begin(record);
      draw();
    },
    setPace(pace) {
      setPace(workshop.record, pace);
      draw();
    },
  };

  let markedLine = /** @type {string} */ ("");
  function markLine() {
    const { line, mark } = markOf(workshop.record);
    if (`${line} ${mark}` === markedLine) return;
    markedLine = `${line} ${mark}`;
    editor.mark(line, mark);
  }

  /** @type {() => void} */
  let left = () => {};
  function leave() {
    quiet.end();
    workshop.sandbox.close();
    editor.close();
    mount.clear();
    left();
  }

  if (!subject.set) takeDrops(room, act.openFiles);
  const mount = mounting(room, leave);
  render(view(workshop, act), room);
  const host = /** @type {HTMLElement} */ (room.querySelector(".editor"));
  editor = createEditor(host, textOf(workshop.chosen, drafts), wordsOf(lang), save);
  if (subject.set) save(); // the link to the full page includes the present program
  /** @type {HTMLElement | null} */ (room.querySelector("button.close"))?.focus();
  return new Promise((done) => {
    left = () => done(undefined);
  });
}
