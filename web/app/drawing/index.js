/**
 * Drawing: the appearance of a drawing as plain shapes without colours. The page, its thumbnails, exported images and the
 * builder all draw these shapes. This room runs anywhere.
 */

export {
  cageOf,
  isCornered,
  isTinted,
  labelOf,
  layersOf,
  lineOf,
  loweredBy,
  manAt,
  outlineAt,
  textAt,
} from "./elements.js";
export { boxOf, viewBox } from "./geometry.js";
export { pathData } from "./path.js";
export { faceAt, positionOf, trayOf } from "./position.js";
export { CORNERS, FULL_DIGITS, SIZES } from "./table.js";
