import { expect, test } from "vitest";
import { parsePrice } from "./read-number.ts";

test.each([
  ["23900", 2_390_000],
  ["23 900", 2_390_000],
  ["23.900", 2_390_000],
  ["23,900", 2_390_000],
  ["23.900,-", 2_390_000],
  ["23 900,50 €", 2_390_050],
  ["€ 23'900.50", 2_390_050],
  ["0", null],
  ["-5", null],
  ["23900 USD", null],
  ["soon", null],
  ["", null],
])("%j is %j cents", (text, cents) => {
  expect(parsePrice(text)).toBe(cents);
});
