/**
 * The programs to choose from. The text typed into each is its draft, so choosing another one or following a link loses
 * nothing.
 *
 * arrived   the program that came with a link or from a page; its draft is named after its text, so another link has another
 * earlier   drafts of programs that arrived earlier, and the single program of older versions, named ""
 */

import { exerciseOf } from "./exercise.js";
import { bothWords } from "./words.js";

/** @import { Text } from "../../worker/protocol.js" */
/** @import { Course, Exercise } from "./starts.js" */
/** @import { Origin, Shelf, Subject } from "./subject.js" */

/**
 * `source` is the original text; null if it is no longer known.
 * @typedef {{ name: string, group: "own" | "programs" | "exercises", title: Text, source: string | null, exercise: Exercise | null, origin: Origin | null }} Program
 */
/** Drafts by the names of programs. @typedef {ReadonlyMap<string, string>} Drafts */

const ARRIVED = "arrived-";

/** @type {(subject: Subject, course: Course, drafts: Drafts) => Program[]} */
export function programsFor(subject, { starts, exercises }, drafts) {
  const arrived = arrivedIn(subject, starts[0]?.source ?? "");
  const plain = { exercise: null, origin: null };
  return [
    ...(arrived ? [arrived] : []),
    ...earlierIn(drafts).filter(({ name }) => name !== arrived?.name),
    ...starts.map((start) => ({ ...plain, ...start, group: /** @type {const} */ ("programs") })),
    ...exercises.map((exercise) => {
      const { name, title, begin } = exercise;
      return { ...plain, name, group: /** @type {const} */ ("exercises"), title, source: begin, exercise };
    }),
  ];
}

/**
 * The program to open first: the requested one, otherwise the one that was open last.
 * @type {(programs: Program[], subject: Subject, last: string | null) => Program}
 */
export function firstOf(programs, { ours, found, set }, last) {
  const named = (/** @type {string} */ name) => programs.find((program) => program.name === name);
  const asked = ours !== null ? named(ours) : found || set ? programs[0] : null;
  const first = asked ?? named(last ?? "") ?? programs.find(({ group }) => group === "programs");
  if (!first) throw new Error("there is no program to begin with");
  return first;
}

/** The initial text of the editor. @type {(program: Program, drafts: Drafts) => string} */
export const textOf = ({ name, source }, drafts) => drafts.get(name) ?? source ?? "";

/**
 * Saves the text of the editor as the draft of a program, unless it is the original; returns whether it was saved.
 * @type {(at: { shelf: Shelf, drafts: Map<string, string>, chosen: Program }, text: string) => boolean}
 */
export function saveProgram({ shelf, drafts, chosen }, text) {
  if (text === chosen.source) drafts.delete(chosen.name);
  else drafts.set(chosen.name, text);
  shelf.open(chosen.name);
  return shelf.save(chosen, text);
}

/** @type {(subject: Subject, usual: string) => Program | null} */
function arrivedIn({ task, title, found, set, brought }, usual) {
  if (!found && !set) return null;
  const asked = set ?? brought;
  const source = found?.source ?? usual;
  const exercise = asked && exerciseOf(task, title, asked);
  return {
    name: ARRIVED + fingerprint(source),
    group: "own",
    title: bothWords((w) => w.fromLink),
    source,
    exercise,
    origin: found,
  };
}

/** @type {(drafts: Drafts) => Program[]} */
function earlierIn(drafts) {
  const plain = { group: /** @type {const} */ ("own"), source: null, exercise: null };
  const earlier = { ...plain, name: "", title: bothWords((w) => w.asLeft), origin: null };
  const links = [...drafts.keys()].filter((name) => name.startsWith(ARRIVED)).sort();
  const linked = links.map((name, at) => ({
    ...plain,
    name,
    title: bothWords((w) => `${w.fromLink} ${at + 1}`),
    origin: { from: /** @type {const} */ ("link"), by: "" },
  }));
  return drafts.has("") ? [earlier, ...linked] : linked;
}

/** A hash that distinguishes texts (FNV-1a, https://datatracker.ietf.org/doc/html/draft-eastlake-fnv), and the length. @type {(text: string) => string} */
function fingerprint(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${(hash >>> 0).toString(36)}-${text.length.toString(36)}`;
}
