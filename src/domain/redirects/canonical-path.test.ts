import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalPath, isCanonicalPath, lowerCasePath } from "./rules.ts";

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/stock/", "/stock"],
  ["/a/b///", "/a/b"],
  ["/a//b", "/a/b"],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example", "/evil.example"],
  ["/%73tock", "/stock"],
  ["/soci%c3%a9t%C3%A9", "/soci%C3%A9t%C3%A9"],
  ["/é", "/%C3%A9"],
  ["/a%2fb%5cc", "/a%2Fb%5Cc"],
  ["/a/../stock", "/stock"],
  ["/%2E%2e//stock", "/stock"],
  ["/%zz", "/%zz"],
  ["/Stock", "/Stock"],
])("writes %s as %s", (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

test("lower case leaves escapes alone", () => {
  expect(lowerCasePath("/Soci%C3%A9T%2F")).toBe("/soci%C3%A9t%2F");
});

test.each([
  ["/", true],
  ["/stock/12-1-ford", true],
  ["/soci%C3%A9", true],
  ["/Stock", false],
  ["/stock/", false],
  ["//stock", false],
  ["/%73tock", false],
])("says of %s whether a page may be cached under it: %s", (path, expected) => {
  expect(isCanonicalPath(path)).toBe(expected);
});

test("gives a path from the root without an empty segment, and the same again for it", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[/\\.aA%25f2E]{0,14}$/)), (rest) => {
      const path = canonicalPath(`/${rest}`);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(path).not.toContain("//");
      expect(canonicalPath(path)).toBe(path);
      const lower = lowerCasePath(path);
      expect(canonicalPath(lower)).toBe(lower);
      expect(isCanonicalPath(lower)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
