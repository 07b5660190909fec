import { expect, test } from "vitest";
import { createPageMemory } from "./last-pages.ts";

const page = (path: string, characters: number) => ({ page: path, values: { root: "x".repeat(characters) } });

test("a page is recalled by the key of its entry in the history, the last data of it", () => {
  const memory = createPageMemory(1_000);
  memory.remember("a", page("/stock", 10));
  memory.remember("b", page("/faq", 10));
  memory.remember("a", page("/stock", 20));
  expect(memory.recall("a")).toEqual(page("/stock", 20));
  expect(memory.recall("b")?.page).toBe("/faq");
  expect(memory.recall("c")).toBeUndefined();
});

test("the oldest pages are forgotten once all together are larger than the limit", () => {
  const memory = createPageMemory(250);
  for (const key of ["a", "b", "c"]) memory.remember(key, page(`/${key}`, 100));
  expect(["a", "b", "c"].map((key) => memory.recall(key)?.page)).toEqual([undefined, "/b", "/c"]);
  // Storing a page again makes it the newest.
  memory.remember("b", page("/b", 100));
  memory.remember("d", page("/d", 100));
  expect(["b", "c", "d"].map((key) => memory.recall(key)?.page)).toEqual(["/b", undefined, "/d"]);
});

test("a page larger than the limit is not stored", () => {
  const memory = createPageMemory(50);
  memory.remember("a", page("/a", 100));
  expect(memory.recall("a")).toBeUndefined();
});
