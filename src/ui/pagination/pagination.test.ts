import fc from "fast-check";
import { expect, test } from "vitest";
import { pageItems } from "./pagination.tsx";

test("lists every page of a short list", () => {
  expect(pageItems(2, 3)).toEqual([1, 2, 3]);
});

test("lists both ends and the neighbours of a long list", () => {
  expect(pageItems(7, 15)).toEqual([1, null, 6, 7, 8, null, 15]);
});

test("never replaces a single page by an ellipsis", () => {
  expect(pageItems(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("always contains the current, first and last page in order and once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (count, offset) => {
      const page = (offset % count) + 1;
      const numbers = pageItems(page, count).filter((item) => item !== null);
      expect(numbers).toContain(page);
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(count);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.length).toBeLessThanOrEqual(7);
    }),
  );
});
