/** Until the page has been drawn after all that has happened by now. @type {() => Promise<void>} */
async () => {
  const picture = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await picture(); // which may have been on its way already
  await picture();
};
