/** Pieces that keep their names while they move. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createPlay, follow, place } from "../../../web/app/state/game.js";
import { position, workbench } from "../workbench.js";

/** @type {(faces: string, index: number, moves: [number, number][], track?: string) => import("../../../web/app/state/game.js").Moment} */
const moment = (faces, index, moves, track = "game") => ({
  text: faces,
  faces: [...faces].map((face) => (face === "." ? "gap" : face)),
  moves,
  index,
  track,
});
const spots = (/** @type {ReturnType<typeof createPlay>} */ play) =>
  Object.fromEntries(play.pieces.map(({ name, spot }) => [name, spot]));

test("a piece keeps its name on its way to the gap, and on its way back", () => {
  const play = createPlay();
  follow(play, moment("ab.", 0, [[1, 2]]));
  const before = spots(play);
  const [, mover] = play.pieces.map(({ name }) => name);
  follow(play, moment("a.b", 1, [[1, 2]]));
  assert.equal(spots(play)[mover ?? 0], 2);
  follow(play, moment("ab.", 0, [[1, 2]]));
  assert.deepEqual(spots(play), before);
});

test("a piece that is taken goes; the one that took it stands in its place", () => {
  const play = createPlay();
  follow(play, moment("ab", 0, [[0, 1]]));
  const [taker] = play.pieces.map(({ name }) => name);
  follow(play, moment(".a", 1, [[0, 1]]));
  assert.deepEqual(spots(play), { [taker ?? 0]: 1 });
});

test("another track without a way between: every piece stands where its face is", () => {
  const play = createPlay();
  follow(play, moment("ab.", 0, []));
  follow(play, moment("ba.", 0, [], "line"));
  assert.deepEqual(
    play.pieces.map(({ spot, face }) => [spot, face]),
    [
      [0, "b"],
      [1, "a"],
    ],
  );
});

test("a new position puts away what was said of the one before", () => {
  const { state } = workbench("game");
  place(state, position("aabb"));
  Object.assign(state.play, { chosen: 1, hint: [0, 1], refused: 2 });
  place(state, position("aabb"));
  assert.equal(state.play.chosen, 1);
  place(state, position("abab"));
  assert.deepEqual([state.play.chosen, state.play.hint, state.play.refused], [null, null, null]);
});
