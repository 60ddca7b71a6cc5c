/**
 * How far the middle of what is drawn in a text lies from the middle of its cell, in cells, as a picture shows it:
 * what a browser tells of the boxes of small texts is rounded.
 * @param {{ picture: string, selector: string }} asked the picture of what shows of the page: PNG, in base 64
 * @returns {Promise<[x: number, y: number]>}
 */
async ({ picture, selector }) => {
  const text = document.querySelector(selector);
  const cell = text?.closest(".spot")?.firstElementChild?.getBoundingClientRect();
  if (!text || !cell) throw new Error(`no ${selector} in a cell`);
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0);
  const scale = bitmap.width / innerWidth;
  const inPicture = (/** @type {number} */ size) => Math.round(size * scale);
  const [width, height] = [inPicture(cell.width), inPicture(cell.height)];
  const { data } = context.getImageData(inPicture(cell.x), inPicture(cell.y), width, height);
  const ink = (getComputedStyle(text).fill.match(/\d+/g) ?? []).map(Number);
  const offs = Array.from({ length: width * height }, (_, at) =>
    ink.reduce((sum, part, channel) => sum + Math.abs(part - Number(data[4 * at + channel])), 0),
  );
  // In a thin font no pixel of a small letter has all of its colour: those count that have three quarters of the most.
  const ground = Number([...offs].sort((one, other) => one - other)[offs.length >> 1]);
  const nearest = Math.min(...offs);
  if (nearest > ground / 4) throw new Error(`nothing of ${selector} is drawn in its cell`);
  const inked = [...offs.keys()].filter((at) => Number(offs[at]) <= nearest + (ground - nearest) / 4);
  const [xs, ys] = [inked.map((at) => at % width), inked.map((at) => Math.floor(at / width))];
  /** @type {(places: number[], size: number) => number} */
  const middle = (places, size) => (Math.min(...places) + Math.max(...places) + 1) / 2 / size - 0.5;
  return [middle(xs, width), middle(ys, height)];
};
