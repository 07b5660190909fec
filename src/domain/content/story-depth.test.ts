import { expect, test } from "vitest";
import { isNestedTooDeeply } from "./raw-story.ts";

const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = "text";
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
};

test.each([
  ["lists", (inner: unknown) => [inner]],
  ["objects", (inner: unknown) => ({ inner })],
  ["rich text", (inner: unknown) => ({ type: "blockquote", content: [inner] })],
  ["links", (inner: unknown) => ({ linktype: "story", story: inner })],
])("finds %s that are nested 20,000 deep, without exceeding the stack", (_kind, wrap) => {
  expect(isNestedTooDeeply(nested(20_000, wrap))).toBe(true);
  expect(isNestedTooDeeply(nested(60, wrap))).toBe(false);
});

test.each([null, undefined, "text", 1, [], {}])("accepts %j", (value) => {
  expect(isNestedTooDeeply(value)).toBe(false);
});
