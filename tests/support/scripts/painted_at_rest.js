/** What is painted on a canvas, once two pictures in a row are alike. @param {HTMLCanvasElement} canvas */
async (canvas) => {
  const picture = () => new Promise(requestAnimationFrame);
  await picture(); // a canvas is painted in the picture after the one that shows what is around it
  for (let before = canvas.toDataURL(); ; ) {
    await picture();
    const now = canvas.toDataURL();
    if (now === before) return now;
    before = now;
  }
};
