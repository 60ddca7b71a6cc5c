/** Whether what was typed answers a question whose answer is a whole number. */

/**
 * The one number in what was typed, in whatever digits, with or without commas and a word beside it ("１，２００ 個");
 * null if there is none, or more than one.
 * @type {(typed: string) => number | null}
 */
export function numberIn(typed) {
  const plain = typed.normalize("NFKC").replace(/(?<=\d)[,、\s'_](?=\d{3})/g, "");
  const [number, ...others] = plain.match(/-?\d+/g) ?? [];
  return number === undefined || others.length > 0 ? null : Number(number);
}

/**
 * Which of the cases it is: "right", the number itself where it has a word of its own, or "else".
 * @type {(typed: string, answer: number, cases: string[]) => string}
 */
export function judge(typed, answer, cases) {
  const number = numberIn(typed);
  if (number === answer) return "right";
  return number !== null && cases.includes(String(number)) ? String(number) : "else";
}
