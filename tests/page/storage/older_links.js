/**
 * Links made by earlier versions of the page, each with its draft. They are in letters, papers and other people's
 * pages: lines here are only added, never changed.
 */

/** @typedef {{ hash: string, draft: object }} Older */

/** By the first version that wrote such a link. @type {Record<string, Older[]>} */
export const OLDER = {
  "numbers, options and strategy": [
    { hash: "#puzzle=square&given=0:1,1:2", draft: { givens: { 0: "1", 1: "2" }, posed: [0, 1] } },
    { hash: "#puzzle=square&given=0%3A1%2C1%3A2", draft: { givens: { 0: "1", 1: "2" }, posed: [0, 1] } },
    { hash: "#puzzle=square&given=0:50%25", draft: { givens: { 0: "50%" }, posed: [0] } },
    { hash: "#puzzle=square&given=2:%EF%BC%91", draft: { givens: { 2: "１" }, posed: [2] } },
    { hash: "#puzzle=square&option.order=3&strategy=walk", draft: { options: { order: "3" }, strategy: "walk" } },
    {
      hash: "#puzzle=square&strategy=walk&given=0:1,1:2",
      draft: { givens: { 0: "1", 1: "2" }, posed: [0, 1], strategy: "walk" },
    },
    { hash: "#puzzle=square&strategy=walk", draft: { strategy: "walk" } },
  ],
  movements: [
    { hash: "#puzzle=game", draft: {} },
    {
      hash: "#puzzle=game&start=ab+ab&moves=4-2.0-4",
      draft: {
        start: "ab ab",
        moves: [
          [4, 2],
          [0, 4],
        ],
      },
    },
    { hash: "#puzzle=game&start=%E2%97%8F%E2%97%8B_", draft: { start: "●○_" } },
  ],
  "entries with signs of a list": [
    { hash: "#puzzle=square&given=0:1%253A2", draft: { givens: { 0: "1:2" }, posed: [0] } },
    { hash: "#puzzle=square&given=0:1%252C2,3:4", draft: { givens: { 0: "1,2", 3: "4" }, posed: [0, 3] } },
    { hash: "#puzzle=square&given=0:50%2525", draft: { givens: { 0: "50%" }, posed: [0] } },
  ],
  "own numbers, marks and colours": [
    { hash: "#puzzle=square&given=0:1&own=2:4", draft: { givens: { 0: "1", 2: "4" }, posed: [0] } },
    { hash: "#puzzle=square&marks=3:1.4&colours=0:2", draft: { marks: { 3: [1, 4] }, colours: { 0: 2 } } },
  ],
  "moments and panels": [{ hash: "#puzzle=square&strategy=walk&at=12&panels=plan.race", draft: { strategy: "walk" } }],
  "strategies by the names that they had": [
    { hash: "#puzzle=square&strategy=stroll&at=12", draft: { strategy: "walk" } },
    { hash: "#puzzle=square&strategy=stroll&panels=tree&beside=stroll&v=2", draft: { strategy: "walk" } },
  ],
  "version 2: its number, and a second strategy": [
    {
      hash: "#puzzle=square&given=0:1&own=2:4&marks=3:1.4&colours=0:2&v=2",
      draft: { givens: { 0: "1", 2: "4" }, posed: [0], marks: { 3: [1, 4] }, colours: { 0: 2 } },
    },
    { hash: "#puzzle=square&strategy=walk&at=12&panels=tree&beside=walk&v=2", draft: { strategy: "walk" } },
  ],
};
