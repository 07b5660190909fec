import { expect, test } from "vitest";
import { LUXEMBOURG_OUTLINE } from "./luxembourg-outline.ts";
import { isOnMap, toMapPoint } from "./map-frame.ts";

test("contains every point of the outline", () => {
  const numbers = LUXEMBOURG_OUTLINE.match(/[\d.]+ [\d.]+/g) ?? [];
  expect(numbers.length).toBeGreaterThan(100);
  for (const pair of numbers) {
    const [x = -1, y = -1] = pair.split(" ").map(Number);
    expect(isOnMap({ x, y })).toBe(true);
  }
});

test("maps north up and east right and detects points outside", () => {
  const diekirch = toMapPoint({ lat: 49.868, lng: 6.16 });
  const esch = toMapPoint({ lat: 49.495, lng: 5.98 });
  expect(diekirch.y).toBeLessThan(esch.y);
  expect(diekirch.x).toBeGreaterThan(esch.x);
  expect(isOnMap(toMapPoint({ lat: 48.85, lng: 2.35 }))).toBe(false);
});
