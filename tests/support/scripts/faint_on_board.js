// What is too faint on a board: each kind of text on each ground that a cell can have, plain and under each of the
// colours for own marking with its pattern, where the contrast
// is below 4.5 to 1 (WCAG 2.2, 1.4.3), and each edge that is told from what is beside it by less than 3 to 1 (1.4.11).
(/** @type {HTMLElement} */ board) => {
  const SVG = "http://www.w3.org/2000/svg";
  const SHAPES = ["circle", "square", "hexagon"];
  const EMPTY = [
    "empty",
    "empty tinted",
    "empty looked",
    "empty lit",
    "empty wrong",
    "empty told-read",
    "empty told-step",
  ];
  const FULL = [
    ...["given", "given tinted", "given looked", "given lit", "given fault", "given wrong", "given told-read"],
    ...["given told-step", "filled", "filled looked", "filled fault", "filled wrong", "placed", "placed lit"],
    ...["new", "refused", "solved", "solved told-step"],
  ];
  const PAINTS = [0, 1, 2, 3, 4];
  const NOTES = ['<text class="letter">a</text>', '<g class="marks"><text>1</text><text class="gone">2</text></g>'];
  NOTES.push('<g class="marks own"><text>1</text></g>', '<text class="pencilled">1</text>');
  NOTES.push('<text class="pencilled certain">1</text>');
  const context = /** @type {CanvasRenderingContext2D} */ (
    document.createElement("canvas").getContext("2d", { willReadFrequently: true })
  );
  /** The light of colours laid over each other; a number before one is how much of it is seen. */
  const light = (/** @type {(string | number)[]} */ colours) => {
    for (const colour of colours) {
      context.globalAlpha = typeof colour === "number" ? colour : context.globalAlpha;
      if (typeof colour === "number") continue;
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      context.globalAlpha = 1;
    }
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (/** @type {(string | number)[]} */ one, /** @type {(string | number)[]} */ other) => {
    const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  /** What a colour lays over the ground: its tint, and the lines of its pattern on that. */
  const paintsOver = (/** @type {Element | null} */ colour) => {
    if (!colour || getComputedStyle(colour).display === "none") return [];
    const look = (/** @type {string} */ part) =>
      getComputedStyle(
        /** @type {Element} */ (board.querySelector(`#paint-${colour.getAttribute("data-colour")} ${part}`)),
      );
    const seen = Number(getComputedStyle(colour).opacity);
    return [
      [seen, look("rect").fill],
      [seen, look("path").stroke],
    ];
  };
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  /** @type {string[]} */
  const found = [];
  const svg = document.createElementNS(SVG, "svg");
  board.append(svg);
  const shapes = board.className;
  for (const shape of SHAPES) {
    board.className = shapes.replace(/circle|square|hexagon/, shape);
    for (const [look, paint] of [...EMPTY, ...FULL].flatMap((each) => PAINTS.map((paint) => [each, paint]))) {
      const empty = EMPTY.includes(String(look));
      const looks = paint ? `${look} painted` : String(look);
      const colour = paint ? `<g class="colour" data-colour="${paint}"></g>` : "";
      svg.innerHTML = `<g class="spot ${looks}"><circle r="0.4"/>${colour}<text class="index">a</text>${empty ? NOTES.join("") : ""}</g>`;
      const [ground] = svg.querySelectorAll("circle");
      const over = paintsOver(svg.querySelector(".colour"));
      const cell = document.createElement("input");
      cell.className = `cell ${looks}`;
      board.append(cell);
      const { fill, stroke } = getComputedStyle(/** @type {Element} */ (ground));
      if (Math.max(contrast([stroke], [fill]), contrast([fill], [paper]), contrast([stroke], [paper])) < 3)
        found.push(`${shape} ${looks}: its edge`);
      const texts = [...svg.querySelectorAll("text")].map((each) => ({ each, ink: getComputedStyle(each).fill }));
      const number = { each: cell, ink: getComputedStyle(cell).color };
      for (const { each, ink } of empty ? texts : [...texts, number]) {
        for (let laid = 0; laid <= over.length; laid += 1) {
          const under = [fill, ...over.slice(0, laid).flat()];
          const rate = contrast([...under, ink], under);
          if (rate < 4.5) found.push(`${shape} ${looks} ${paint}: ${each.outerHTML} ${rate.toFixed(2)}`);
        }
      }
      cell.remove();
    }
  }
  board.className = shapes;
  svg.remove();
  return found;
};
