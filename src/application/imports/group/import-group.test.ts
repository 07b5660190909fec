import { expect, test } from "vitest";
import { moveDemoDates } from "./import-group.ts";

const TEXT = '{"valid_until": "2026-12-31", "published_on": "2026-11-20", "key": "2026-11-20-a"}';

test.each([
  ["2026-01-01", "2026-12-31", "2026-11-20"],
  ["2026-12-23", "2026-12-31", "2026-11-20"],
  ["2026-12-24", "2027-01-31", "2026-12-20"],
  ["2027-01-24", "2027-02-28", "2027-01-20"],
  ["2027-11-23", "2027-11-30", "2027-10-20"],
  ["2028-01-31", "2028-02-29", "2028-01-20"],
])("on %s an offer of the demo group is valid until %s, a vacancy published on %s", (today, until, published) => {
  const moved = moveDemoDates("lease-offers", TEXT, new Date(`${today}T12:00:00Z`));
  expect(JSON.parse(moved)).toEqual({ valid_until: until, published_on: published, key: "2026-11-20-a" });
  expect(moveDemoDates("vacancies", TEXT, new Date(`${today}T12:00:00Z`))).toBe(moved);
});

test("days on which a location is closed move by whole years", () => {
  const closings = '[{"date": "2026-12-24"}]';
  const move = (today: string): string => moveDemoDates("locations", closings, new Date(`${today}T12:00:00Z`));
  expect(move("2027-11-23")).toBe(closings);
  expect(move("2027-11-24")).toBe('[{"date": "2027-12-24"}]');
});

test("other files stay as they are", () => {
  expect(moveDemoDates("models", TEXT, new Date("2030-01-01T12:00:00Z"))).toBe(TEXT);
});
