/** Gives the user a file. */

/** Milliseconds after which the browser certainly has the data to save. */
const LATE = 60_000;

/** @type {(name: string, content: Blob) => void} */
export function save(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LATE);
}
