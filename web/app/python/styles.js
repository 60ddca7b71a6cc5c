/** The styles of the workshop. */

const STYLES = new URL("../../styles/python/workshop.css", import.meta.url).href;

/** Loads them once. @type {() => Promise<unknown>} */
export async function withStyles() {
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
