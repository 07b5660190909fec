import { expect, it } from "vitest";
import { parseFeedNumber, type NumberFormat } from "./parse-feed-number.ts";

const english: NumberFormat = { decimal: ".", thousands: null };
const german: NumberFormat = { decimal: ",", thousands: "." };
const french: NumberFormat = { decimal: ",", thousands: " " };

it.each([
  ["12500", english, 12_500],
  ["-3", english, -3],
  ["6.4", english, 6.4],
  ["12.500,50", german, 12_500.5],
  ["12500", german, 12_500],
  ["12 500", french, 12_500],
  ["1\u202f250\u00a0000,5", french, 1_250_000.5],
])("parses %s with the profile's separators", (text, format, value) => {
  expect(parseFeedNumber(text, format)).toBe(value);
});

it.each([
  ["12,500", english],
  ["12.5", german],
  ["1.25.000", german],
  ["12 ?", english],
  ["", english],
  ["1e5", english],
  ["0x10", english],
  ["Infinity", english],
])("rejects %s", (text, format) => {
  expect(parseFeedNumber(text, format)).toBeNull();
});
