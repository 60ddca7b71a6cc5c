/**
 * Moves: playing a movement. Touching the board, going through a line, asking for advice, the feedback after a move,
 * and the search for the positions that are farthest from a goal. Its state is state.play.
 */

export { advise, dropAdvice } from "./advice.js";
export { IN_SIGHT, look, playPosition, stopSurvey, toggleSurvey } from "./farthest.js";
export {
  findLine,
  goTo,
  lineBack,
  lineForward,
  lineNow,
  lineText,
  moveName,
  now,
  openLine,
  playOn,
  tickLine,
  toggleLine,
} from "./line.js";
export { bestOf, quietWord, weigh } from "./move_feedback.js";
export { carry, restartGame, slide, takeBrush, takeUpTouches, touch } from "./touch.js";
