import { expect, test, vi } from "vitest";
import { removeViewed, onViewedChange, addViewed, parseViewedIds, readViewedText } from "./viewed-ids.ts";

const createFakeStorage = (): Pick<Storage, "getItem" | "setItem"> => {
  const entries = new Map<string, string>();
  return { getItem: (key) => entries.get(key) ?? null, setItem: (key, value) => void entries.set(key, value) };
};

const storedIds = (): readonly number[] => parseViewedIds(readViewedText());

test("moves the newest id to the front and drops the eighth", () => {
  vi.stubGlobal("sessionStorage", createFakeStorage());
  for (const id of [1, 2, 3, 2, 4, 5, 6, 7, 8]) addViewed(id);
  expect(storedIds()).toEqual([8, 7, 6, 5, 4, 2, 3]);
});

test("removes ids and notifies listeners", () => {
  vi.stubGlobal("sessionStorage", createFakeStorage());
  const listener = vi.fn<() => void>();
  const stop = onViewedChange(listener);
  addViewed(1);
  addViewed(2);
  removeViewed([1]);
  stop();
  removeViewed([2]);
  expect(storedIds()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(3);
});

test("is empty if storage is not available", () => {
  vi.stubGlobal("sessionStorage", {
    getItem() {
      throw new Error("forbidden");
    },
    setItem() {
      throw new Error("forbidden");
    },
  });
  addViewed(1);
  expect(storedIds()).toEqual([]);
});

test("ignores invalid ids", () => {
  expect(parseViewedIds("1.x.-3.4.4")).toEqual([1, 4]);
});
