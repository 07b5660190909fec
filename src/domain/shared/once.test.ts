import { expect, test } from "vitest";
import { createDerivedCache } from "./once.ts";

test("derives a value once for an owner and its inputs, and again when an input is another one", () => {
  const cache = createDerivedCache<object, number>();
  const [owner, other, catalogue] = [{}, {}, {}];
  let derived = 0;
  const get = (from: object, ...inputs: readonly unknown[]): number => cache(from, inputs, () => ++derived);
  expect([get(owner, "1", catalogue), get(owner, "1", catalogue)]).toEqual([1, 1]);
  expect(get(owner, "2", catalogue)).toBe(2);
  expect(get(owner, "2", {})).toBe(3);
  expect(get(other, "2", catalogue)).toBe(4);
});

test("derives a promise again after it was rejected", async () => {
  const cache = createDerivedCache<object, Promise<string>>();
  const owner = {};
  await expect(cache(owner, [], () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  await expect(cache(owner, [], () => Promise.resolve("again"))).resolves.toBe("again");
  await expect(cache(owner, [], () => Promise.resolve("never"))).resolves.toBe("again");
});
