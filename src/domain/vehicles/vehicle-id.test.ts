import { expect, test } from "vitest";
import { isVinPlausible, parseVin, vinCheckDigit } from "./vehicle-id.ts";

test.each([
  ["WF0AXXGAGA1B12345", "WF0AXXGAGA1B12345"],
  ["wf0 axxg-aga1b12345", "WF0AXXGAGA1B12345"],
  ["WF0AXXGAGA1B1234", null],
  ["WF0AXXGAGA1B123456", null],
  ["WF0AXXGAGA1B1234O", null],
  ["IF0AXXGAGA1B12345", null],
  ["QF0AXXGAGA1B12345", null],
  ["", null],
])("%j is the number %j", (text, vin) => {
  expect(parseVin(text)).toBe(vin);
});

// Numbers of the regulation's examples and of test benches.
test.each([
  ["1M8GDM9AXKP042788", "X"],
  ["11111111111111111", "1"],
  ["5GZCZ43D13S812715", "1"],
])("%s has the check digit %s", (vin, digit) => {
  expect([vinCheckDigit(vin), isVinPlausible(vin)]).toEqual([digit, true]);
});

test("a wrong check digit is doubtful in North America alone", () => {
  expect(isVinPlausible("1M8GDM9A1KP042788")).toBe(false);
  expect(isVinPlausible("WF0AXXGAGA1B12345")).toBe(true);
});
