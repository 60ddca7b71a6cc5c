/** Valid answers to a chapter's question, and the words of the text that are highlighted. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { judge, numberIn } from "../../../web/learn/answers.js";
import { reached, together } from "../../../web/learn/steps.js";

test("a number is understood in full-width digits, with commas, spaces and a word beside it", () => {
  for (const typed of [
    "1573584",
    "1,573,584",
    "１，５７３，５８４",
    " 1 573 584 ",
    "1'573'584",
    "１５７３５８４ 個",
    "= 1573584.",
    "1573584 nodes",
  ])
    assert.equal(numberIn(typed), 1573584, typed);
});

test("an order may be written digit by digit", () => {
  for (const typed of ["2 3 4 1", "2,3,4,1", "2, 3, 4, 1", "２　３　４　１", "2,341", "2341"])
    assert.equal(numberIn(typed), 2341, typed);
});

test("a number below zero may have any minus sign", () => {
  for (const typed of ["-5", "−5", "－５", "= -5"]) assert.equal(numberIn(typed), -5, typed);
});

test("no number, or several, are no answer", () => {
  for (const typed of ["", "many", "12 or 48", "64x", "x64", "64 5", "1,57", "１２、４８"])
    assert.equal(numberIn(typed), null, typed);
});

test("a wrong number that suggests itself gets its own word, any other the hint", () => {
  const cases = ["right", "else", "12"];
  assert.equal(judge("４８", 48, cases), "right");
  assert.equal(judge("12", 48, cases), "12");
  assert.equal(judge("-48", 48, cases), "else");
  assert.equal(judge("right", 48, cases), "else");
  assert.equal(judge("null", 48, [...cases, "null"]), "else");
});

test("lit is the latest moment reached, wherever in the text it stands", () => {
  assert.equal(reached([5, 13, 62], 4), -1);
  assert.equal(reached([5, 13, 62], 13), 1);
  assert.equal(reached([62, 5, 13], 61), 2);
  assert.equal(reached([62, 5, 13], 4000), 0);
  assert.equal(reached([], 4), -1);
});

test("the page moves no further than the embed asks, to be seen together with the words", () => {
  const words = { top: 500, bottom: 520 };
  assert.equal(together({ top: 100, bottom: 480 }, words, 800), 0);
  assert.equal(together({ top: -300, bottom: 480 }, words, 800), -256);
  assert.equal(together({ top: -700, bottom: 100 }, words, 800), null);
  assert.equal(together({ top: 790, bottom: 1400 }, words, 800), 476);
  assert.equal(together({ top: 20, bottom: 120 }, words, 800), 0);
});
