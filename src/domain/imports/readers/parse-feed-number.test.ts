import { expect, it } from "vitest";
import { parseFeedNumber, type NumberFormat } from "./parse-feed-number.ts";

const english: NumberFormat = { decimal: ".", thousands: null };
const german: NumberFormat = { decimal: ",", thousands: "." };
const french: NumberFormat = { decimal: ",", thousands: " " };
const swiss: NumberFormat = { decimal: ".", thousands: "'" };
const american: NumberFormat = { decimal: ".", thousands: "," };
const either: NumberFormat = { decimal: "either", thousands: null };

it.each([
  ["12500", english, 12_500],
  ["-3", english, -3],
  ["6.4", english, 6.4],
  ["12.500,50", german, 12_500.5],
  ["12500", german, 12_500],
  ["12 500", french, 12_500],
  ["1\u202f250\u00a0000,5", french, 1_250_000.5],
])("parses %s with the profile's separators", (text, format, value) => {
  expect(parseFeedNumber(text, format, 2)).toBe(value);
});

it.each([
  ["12.5", german],
  ["1.25.000", german],
  ["12 ?", english],
  ["", english],
  ["1e5", english],
  ["0x10", english],
  ["Infinity", english],
])("rejects %s", (text, format) => {
  expect(parseFeedNumber(text, format, 2)).toBeNull();
});

it.each([
  ["24.990", english, "24,990 or 24.99"],
  ["24,990", english, "24,990 or 24.99"],
  ["24,990", german, "24,990 or 24.99"],
  ["24.990", american, "24,990 or 24.99"],
  ["24.990", french, "24,990 or 24.99"],
  ["24.990", swiss, "24,990 or 24.99"],
  ["24.990", either, "24,990 or 24.99"],
  ["125.000", english, "125,000 or 125"],
  ["-1.234", english, "-1,234 or -1.234"],
  ["024.990", english, "24,990 or 24.99"],
])("finds both readings of %s in a unit without thousandths", (text, format, readings) => {
  expect(parseFeedNumber(text, format, 0)).toEqual({ readings });
  expect(parseFeedNumber(text, format, 2)).toEqual({ readings });
});

it.each([
  ["24.990,00", german, 24_990],
  ["24,990.500", american, 24_990.5],
  ["1.234.567", german, 1_234_567],
  ["24.990", german, 24_990],
  ["24,990", american, 24_990],
  ["24'990", swiss, 24_990],
  ["24\u00a0990", french, 24_990],
  ["24.99", english, 24.99],
  ["24.9900", english, 24.99],
  ["24990.000", english, 24_990],
  ["0.500", english, 0.5],
])("parses %s, which its separators settle", (text, format, value) => {
  expect(parseFeedNumber(text, format, 2)).toBe(value);
});

it("takes three decimals literally in a unit with thousandths", () => {
  expect(parseFeedNumber("49.610", english, 3)).toBe(49.61);
  expect(parseFeedNumber("6,125", german, 3)).toBe(6.125);
});
