import { expect, it } from "vitest";
import { describeReadings, findAmbiguity, isAmbiguous, parsePointFigure, readFigure } from "./figure.ts";

it.each([
  ["12500", 12_500],
  ["-3", -3],
  ["12 500", 12_500],
  ["1\u202f250\u00a0000", 1_250_000],
  ["24'990", 24_990],
  ["24\u2019990", 24_990],
])("reads %s alike by either sign", (text, value) => {
  expect(readFigure(text)).toEqual({ point: value, comma: value });
});

it.each([
  ["6.4", 6.4, null],
  ["6,4", null, 6.4],
  ["12.500,50", null, 12_500.5],
  ["12,500.50", 12_500.5, null],
  ["1 234,50", null, 1_234.5],
  ["24'990.00", 24_990, null],
  ["1.234.567", null, 1_234_567],
  ["22.490,-", null, 22_490],
  ["22.490,--", null, 22_490],
  ["22'490.\u2013", 22_490, null],
  ["24990.000", 24_990, null],
  ["0.500", 0.5, null],
  ["5.300000000000001", 5.300_000_000_000_001, null],
  ["24.990", 24.99, 24_990],
  ["24,990", 24_990, 24.99],
])("reads %s as %s by a point and %s by a comma", (text, point, comma) => {
  expect(readFigure(text)).toEqual({ point, comma });
});

it.each(["", "12 ?", "1e5", "0x10", "Infinity", "1.25.000", "12 50", "1,2,3", "24.990 km", ".", "-", "1.234 567,8"])(
  "reads no figure in %s",
  (text) => {
    expect(readFigure(text)).toEqual({ point: null, comma: null });
  },
);

it("is ambiguous only with one separator before three digits, of which the first are not zero", () => {
  const texts = ["24.990", "24,990", "024.990", "0.990", "1.234.567", "24.99", "2499.000"];
  expect(texts.filter((text) => isAmbiguous(readFigure(text)))).toEqual(["24.990", "24,990", "024.990"]);
  expect(describeReadings(readFigure("-1.234"))).toBe("-1,234 or -1.234");
  expect(findAmbiguity("125.000")).toEqual({ readings: "125,000 or 125" });
});

it("parses a figure with a point and nothing that groups thousands", () => {
  expect(["49.61", "49.610", "12,500", "12 500", "6,1"].map((text) => parsePointFigure(text, true))).toEqual([
    49.61,
    49.61,
    null,
    null,
    null,
  ]);
  expect(parsePointFigure("49.610", false)).toBeNull();
});
