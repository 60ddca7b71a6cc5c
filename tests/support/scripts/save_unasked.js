/** Saves a file that nobody has asked for. */
() => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(["x"]));
  link.download = "x.txt";
  link.click();
};
