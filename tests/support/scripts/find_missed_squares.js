// Points of squares at which another square would be touched: near the corners of each, and in its middle.
() =>
  [...document.querySelectorAll("#board .piece")].flatMap((piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const points = [0.5, 0.12, 0.88].map((part) => [left + part * width, top + part * height]);
    return points.flatMap(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y)?.closest(".piece");
      return hit === piece ? [] : [piece.ariaLabel];
    });
  });
