/**
 * How many pixels of a picture are of each of these colours.
 * @param {{ picture: string, colours: string[] }} asked the picture: PNG, in base 64; colours as style sheets write them
 * @returns {Promise<number[]>}
 */
async ({ picture, colours }) => {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  return colours.map((colour) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      count += Number(data[at] === red && data[at + 1] === green && data[at + 2] === blue);
    return count;
  });
};
