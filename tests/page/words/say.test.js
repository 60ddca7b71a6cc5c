/** Numbers and times as people say them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { amount, brief, clock, count, inWords, percent, roughly, span } from "../../../web/app/words/say.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 31556952;

test("large numbers are grouped, and rough ones have two digits", () => {
  assert.equal(count("en", 1234567), "1,234,567");
  assert.equal(roughly("en", 950), "950");
  assert.equal(roughly("en", 12345), "12K");
  assert.equal(roughly("ja", 12345), "1.2万");
  assert.deepEqual(
    [820e6, 36e12, 4.7e21].map((number) => inWords("en", number)),
    ["820 million", "36 trillion", "4.7 × 10²¹"],
  );
  assert.deepEqual(
    [820e6, 4.7e21].map((number) => inWords("ja", number)),
    ["8.2 億", "4.7 × 10²¹"],
  );
});

test("whole numbers are written as the languages' own formats write them", () => {
  const whole = [0, 7, 999, 1000, 99999, 123456, 1e6, 9007199254740991, -5, -1234, -123456];
  for (const lang of /** @type {const} */ (["en", "ja"])) {
    const own = new Intl.NumberFormat(lang);
    for (const number of [...whole, 0.5, 1234.5678, 1e21]) assert.equal(count(lang, number), own.format(number));
  }
});

test("a percentage is 100 only when all is done, and never 0 for something", () => {
  const said = [0, 1e-9, 0.00042, 0.0042, 0.042, 0.42, 0.9951, 0.999999, 1].map(percent);
  assert.deepEqual(said, ["0 %", "< 0.001 %", "0.042 %", "0.42 %", "4.2 %", "42 %", "99.5 %", "99.9 %", "100 %"]);
});

test("a percentage never runs backwards", () => {
  const numbers = Array.from({ length: 2001 }, (_, part) => Number(percent(part / 2000).replace(/[^\d.]/g, "")));
  assert.deepEqual(
    numbers,
    numbers.toSorted((a, b) => a - b),
  );
});

test("a clock shows what matters at each length", () => {
  const said = [0.00042, 0.085, 12.39, 59.99, 4 * MINUTE + 5, 2 * HOUR + MINUTE + 9].map((each) => clock("en", each));
  assert.deepEqual(said, ["0.42 ms", "85 ms", "12.3 s", "59.9 s", "4:05", "2:01:09"]);
  assert.equal(clock("ja", 0.085), "85 ミリ秒");
  assert.equal(clock("ja", 12), "12.0 秒");
});

test("a table shows whole milliseconds", () => {
  assert.equal(brief("en", 0.0001), "< 1 ms");
  assert.equal(brief("ja", 0.0001), "1 ミリ秒未満");
  assert.equal(brief("en", 0.1234), "123 ms");
  assert.equal(brief("en", 1.26), "1.2 s");
});

test("an amount has the unit's symbol in English and its word in Japanese", () => {
  assert.equal(amount("en", 5, "second"), "5 s");
  assert.equal(amount("ja", 5, "second"), "5 秒");
  assert.equal(amount("en", 1, "day"), "1 day");
  assert.equal(amount("en", 100, "day"), "100 days");
  assert.equal(amount("en", 0.5, "millisecond", { minimumFractionDigits: 2 }), "0.50 ms");
});

test("a span is told in the unit in which a person would think of it", () => {
  const lengths = [
    0.4,
    1.4,
    90,
    91,
    1.5 * HOUR,
    6 * HOUR,
    47 * HOUR,
    3 * DAY,
    61 * DAY,
    2 * YEAR,
    3 * YEAR,
    4e6 * YEAR,
  ];
  assert.deepEqual(
    lengths.map((each) => span("en", each)),
    [
      "less than a second",
      "about 1 second",
      "about 90 seconds",
      "about 2 minutes",
      "about 90 minutes",
      "about 6 hours",
      "about 47 hours",
      "about 3 days",
      "about 2 months",
      "about 24 months",
      "about 3 years",
      "more than a million years",
    ],
  );
  assert.equal(span("ja", 6 * HOUR), "約 6 時間");
  assert.equal(span("ja", 61 * DAY), "約 2 か月");
});
