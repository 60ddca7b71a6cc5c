/**
 * A user's own program in a link, with its exercise:
 *
 *     program=COMPRESSED&task=TEXT&solutions=8&nodes=1000
 *     exercise=NAME
 *
 * The parts read are untrusted, and only ever shown as text.
 */

/**
 * The task, and the goal that a program must reach: a number of solutions (null for no check), with at most some nodes
 * (null for no limit).
 * @typedef {{ task: string, solutions: number | null, nodes: number | null }} LinkedExercise
 */
/**
 * The compressed program and its exercise, or the name of a built-in exercise; null for none.
 * @typedef {{ program: string | null, exercise: LinkedExercise | null, ours: string | null }} LinkedProgram
 */

/** The most characters of a program in a link, and of the text of an exercise. */
const LONGEST = { program: 100_000, task: 2000 };
/** The most letters of a program: a character takes three bytes at most, and four letters carry three bytes. */
export const LONGEST_PROGRAM = 4 * LONGEST.program + 1000;
const IN_LINK = ["program", "task", "solutions", "nodes", "exercise"];

/** Whether a part of a link is about a program. @type {(name: string) => boolean} */
export const isOfProgram = (name) => IN_LINK.includes(name);

/**
 * The parts of a link, from the first & on; null if the program is too long.
 * @type {(source: string, exercise: LinkedExercise | null) => Promise<string | null>}
 */
export async function partsOfProgram(source, exercise) {
  if (source.length > LONGEST.program) return null;
  const { task = "", solutions = null, nodes = null } = exercise ?? {};
  const parts = { program: await packed(source), task, solutions, nodes };
  const written = Object.entries(parts).filter(([, value]) => value !== null && value !== "");
  return `&${new URLSearchParams(written.map(([name, value]) => [name, String(value)]))}`;
}

/** Reads the parts; an exercise without a program is ignored. @type {(parts: URLSearchParams) => LinkedProgram} */
export function programIn(parts) {
  const program = parts.get("program");
  const task = parts.get("task") ?? "";
  const [solutions, nodes] = [parts.get("solutions"), parts.get("nodes")].map(numberIn);
  const isExercise = program !== null && (task !== "" || solutions !== null) && task.length <= LONGEST.task;
  return {
    program,
    exercise: isExercise ? { task, solutions: solutions ?? null, nodes: nodes ?? null } : null,
    ours: parts.get("exercise"),
  };
}

/** @type {(value: string | null) => number | null} */
const numberIn = (value) => (value !== null && /^\d{1,9}$/.test(value) ? Number(value) : null);

/** Compresses a program into letters that need no escape. @type {(source: string) => Promise<string>} */
async function packed(source) {
  const stream = new Blob([source]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The program in a link; null for anything else, and if it is too long. @type {(text: string) => Promise<string | null>} */
export async function unpacked(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let source = "";
    for (let part = await reader.read(); part.value; part = await reader.read()) {
      source += decoder.decode(part.value, { stream: true });
      if (source.length > LONGEST.program) return null;
    }
    return source + decoder.decode();
  } catch {
    return null;
  }
}
