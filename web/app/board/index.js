/**
 * Board: the puzzle at this moment, drawn, and the input on it. One drawing for all placements, one for all movements;
 * thumbnails of both; the board as text. scene.js determines the content of each cell.
 */

export { board } from "./cells.js";
export { contentOf } from "./content.js";
export { drawn, layer } from "./drawn.js";
export { neighbour } from "./geometry.js";
export { LONGEST_LETTER } from "./ground.js";
export { pencilling, roomOf, swatch } from "./marks.js";
export { hasPad, pad } from "./pad.js";
export { places } from "./places.js";
export { faceName, faceThumbnail, positionThumbnail } from "./position_thumbnail.js";
export { eventNow, markOf, nameOf, sceneOf, shownNow, thingOf, told } from "./scene.js";
export { allSlide } from "./slides.js";
export { boardText, draftText, isBoard } from "./text.js";
export { thumbnail } from "./thumbnail.js";
