/**
 * What is painted on a canvas, once no part of the page asks for another frame: a tree that has grown is painted again
 * after a pause, and asks for frame after frame until then.
 * @param {HTMLCanvasElement} canvas
 */
async (canvas) => {
  const ask = globalThis.requestAnimationFrame;
  const frame = () => new Promise((turn) => void ask(turn));
  let isAsked = true;
  globalThis.requestAnimationFrame = (turn) => {
    isAsked = true;
    return ask(turn);
  };
  await frame();
  while (isAsked) {
    isAsked = false;
    await frame();
  }
  globalThis.requestAnimationFrame = ask;
  return canvas.toDataURL();
};
