import { expect, test } from "vitest";
import { LUXEMBOURG_OUTLINE } from "./luxembourg-outline.ts";
import { isOnMap, onMap } from "./map-frame.ts";

test("every point of the country lies inside the drawing", () => {
  const numbers = LUXEMBOURG_OUTLINE.match(/[\d.]+ [\d.]+/g) ?? [];
  expect(numbers.length).toBeGreaterThan(100);
  for (const pair of numbers) {
    const [x = -1, y = -1] = pair.split(" ").map(Number);
    expect(isOnMap({ x, y })).toBe(true);
  }
});

test("north is up, east is right, and a site abroad is not on the map", () => {
  const diekirch = onMap({ lat: 49.868, lng: 6.16 });
  const esch = onMap({ lat: 49.495, lng: 5.98 });
  expect(diekirch.y).toBeLessThan(esch.y);
  expect(diekirch.x).toBeGreaterThan(esch.x);
  expect(isOnMap(onMap({ lat: 48.85, lng: 2.35 }))).toBe(false);
});
