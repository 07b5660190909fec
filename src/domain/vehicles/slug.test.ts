import { expect, test } from "vitest";
import { vehicleIdOfSlug, vehicleIdOfText, vehicleSlug } from "./slug.ts";

const ford = { slug: "ford", name: "Ford" };
const puma = { slug: "puma", name: "Puma" };

test("a slug is number, brand, model and trim, without what is not known", () => {
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
])("%s names a vehicle, whatever its words", (slug, id) => {
  expect(vehicleIdOfSlug(slug)).toBe(id);
});

test.each(["", "12", "12-2-ford", "12-10-ford", "0-1-ford", "012-1-ford", "-12-1-ford", "1e3-1-ford", "x12-1-ford"])(
  "%j names none",
  (slug) => {
    expect(vehicleIdOfSlug(slug)).toBeNull();
  },
);

test.each(["2147483648-1-ford", "9999999999-1-ford", "99999999999999999999-1-ford"])(
  "%s is larger than any database keeps and names none",
  (slug) => {
    expect(vehicleIdOfSlug(slug)).toBeNull();
  },
);

test("a number alone is read the same way, and nothing else is", () => {
  expect(["1", "12", "2147483647"].map(vehicleIdOfText)).toEqual([1, 12, 2_147_483_647]);
  expect(["", "0", "01", "1e3", "-1", "1.5", " 1", "2147483648", "9".repeat(40)].map(vehicleIdOfText)).toEqual(
    Array.from({ length: 9 }, () => null),
  );
});
