import { expect, test } from "vitest";
import { vehicleIdFromSlug, vehicleSlug } from "./slug.ts";
import { parseVehicleId } from "./vehicle-id.ts";

const ford = { slug: "ford", name: "Ford" };
const puma = { slug: "puma", name: "Puma" };

test("builds a slug of id, brand, model and trim without unknown segments", () => {
  expect(vehicleSlug(12, { brand: ford, model: puma, trim: "ST-Line 1.0" })).toBe("12-1-ford-puma-st-line-1-0");
  expect(vehicleSlug(12, { brand: ford, model: null, trim: null })).toBe("12-1-ford");
});

test.each([
  ["12-1-ford-puma", 12],
  ["12-1", 12],
  ["12-1-", 12],
  ["12-1-FORD-Puma", 12],
  ["12-1-citroën-c3 à voir", 12],
  ["2147483647-1-ford", 2_147_483_647],
])("reads the id of %s, whatever follows", (slug, id) => {
  expect(vehicleIdFromSlug(slug)).toBe(id);
});

test.each(["", "12", "12-2-ford", "12-10-ford", "0-1-ford", "012-1-ford", "-12-1-ford", "1e3-1-ford", "x12-1-ford"])(
  "returns null for %j",
  (slug) => {
    expect(vehicleIdFromSlug(slug)).toBeNull();
  },
);

test.each(["2147483648-1-ford", "9999999999-1-ford", "99999999999999999999-1-ford"])(
  "returns null for %s, which exceeds a 32-bit id",
  (slug) => {
    expect(vehicleIdFromSlug(slug)).toBeNull();
  },
);

test("parses an id alone and rejects any other text", () => {
  expect(["1", "12", "2147483647"].map(parseVehicleId)).toEqual([1, 12, 2_147_483_647]);
  expect(["", "0", "01", "1e3", "-1", "1.5", " 1", "2147483648", "9".repeat(40)].map(parseVehicleId)).toEqual(
    Array.from({ length: 9 }, () => null),
  );
});
