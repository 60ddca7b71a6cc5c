/** Style sheets loaded on demand. */

/** Loads a style sheet once. @type {(address: string) => Promise<unknown>} */
export async function withStyles(address) {
  if (document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  const loaded = new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => fail(new Error("the styles did not arrive"));
  });
  document.head.append(link);
  await loaded;
}
