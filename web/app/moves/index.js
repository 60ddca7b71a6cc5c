/**
 * Moves: playing a movement. Touching the board, going through a line, asking for advice, and the search for the
 * positions that are farthest from a goal.
 * The state of it is state.play.
 */

export { advise, dropAdvice } from "./advice.js";
export {
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
export { IN_SIGHT, look, playPosition, stopSurvey, toggleSurvey } from "./survey.js";
export { restartGame, takeBrush, takeUpTouches, touch } from "./touch.js";
