// The least space between the title of a lane of the first picture and what is said beside it.
(lanes) =>
  Math.min(
    ...lanes.flatMap((lane) => {
      const box = (part) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        return text.getBoundingClientRect();
      };
      const title = box(lane.querySelector("h2"));
      return [...lane.querySelectorAll("p")].map((part) => box(part).left - title.right);
    }),
  );
