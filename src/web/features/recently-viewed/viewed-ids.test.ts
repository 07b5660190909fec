import { afterEach, expect, test, vi } from "vitest";
import { forgetViewed, onViewedChange, rememberViewed, viewedIds, viewedText } from "./viewed-ids.ts";

const storage = (): Pick<Storage, "getItem" | "setItem"> => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};

afterEach(() => vi.unstubAllGlobals());

const seen = (): readonly number[] => viewedIds(viewedText());

test("the newest stands first, once, and the eighth pushes the first one out", () => {
  vi.stubGlobal("sessionStorage", storage());
  for (const id of [1, 2, 3, 2, 4, 5, 6, 7, 8]) rememberViewed(id);
  expect(seen()).toEqual([8, 7, 6, 5, 4, 2, 3]);
});

test("what is forgotten is gone, and whoever shows the list hears of it", () => {
  vi.stubGlobal("sessionStorage", storage());
  const heard = vi.fn<() => void>();
  const stop = onViewedChange(heard);
  rememberViewed(1);
  rememberViewed(2);
  forgetViewed([1]);
  stop();
  forgetViewed([2]);
  expect(seen()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(3);
});

test("a browser that keeps nothing has seen nothing", () => {
  vi.stubGlobal("sessionStorage", {
    getItem() {
      throw new Error("forbidden");
    },
    setItem() {
      throw new Error("forbidden");
    },
  });
  rememberViewed(1);
  expect(seen()).toEqual([]);
});

test("a text that somebody else wrote is passed over", () => {
  expect(viewedIds("1.x.-3.4.4")).toEqual([1, 4]);
});
