/** What is drawn on a canvas, as an address. @type {(canvas: HTMLCanvasElement) => string} */
(canvas) => canvas.toDataURL();
