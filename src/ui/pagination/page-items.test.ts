import fc from "fast-check";
import { expect, test } from "vitest";
import { pageItems } from "./page-items.ts";

test("a short list shows every page", () => {
  expect(pageItems(2, 3)).toEqual([1, 2, 3]);
});

test("a long list shows both ends and the neighbours", () => {
  expect(pageItems(7, 15)).toEqual([1, null, 6, 7, 8, null, 15]);
});

test("a gap of one page is never hidden behind an ellipsis", () => {
  expect(pageItems(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("this page, the first and the last are always there, in order, none twice", () => {
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
