// What is too faint to be read: of each kind of text inside a box the colour, on the box's own ground and on the
// ground of a line that is lit, where the contrast is below 4.5 to 1 (WCAG 2.2, 1.4.3).
(/** @type {HTMLElement} */ box) => {
  const context = /** @type {CanvasRenderingContext2D} */ (
    document.createElement("canvas").getContext("2d", { willReadFrequently: true })
  );
  const light = (/** @type {string} */ colour) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (/** @type {string} */ one, /** @type {string} */ other) => {
    const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const lit = /** @type {Element} */ (box.querySelector(".lit"));
  const line = /** @type {Element} */ (box.querySelector(".line"));
  const grounds = [box, lit].map((each) => getComputedStyle(each).backgroundColor);
  const found = [];
  for (const kind of ["", "word", "name", "number", "string", "comment", "meta"]) {
    const piece = document.createElement("span");
    piece.className = kind;
    line.append(piece);
    const { color } = getComputedStyle(piece);
    for (const ground of grounds) if (contrast(color, ground) < 4.5) found.push([kind, color, ground]);
    piece.remove();
  }
  return found;
};
