import { expect, test } from "vitest";
import { mayPreload } from "./may-preload.ts";
import { createPreloadSlots, MAX_PRELOADS } from "./preload-slots.ts";

const createSlots = () => {
  let pages: readonly string[] = [];
  const clock = { now: 0 };
  const slots = createPreloadSlots(
    (hrefs) => {
      pages = hrefs;
    },
    () => clock.now,
  );
  return { slots, clock, pages: () => pages };
};

test("preloads five pages at once and the latest of the others when one has arrived", () => {
  const { slots, pages } = createSlots();
  for (const href of ["/1", "/2", "/3", "/4", "/5", "/6", "/7"]) slots.add(href);
  expect(pages()).toEqual(["/1", "/2", "/3", "/4", "/5"]);
  expect(pages()).toHaveLength(MAX_PRELOADS);
  slots.finish("/2");
  expect(pages()).toEqual(["/1", "/3", "/4", "/5", "/7"]);
});

test("preloads a page once a minute", () => {
  const { slots, clock, pages } = createSlots();
  slots.add("/1");
  slots.finish("/1");
  slots.add("/1");
  expect(pages()).toEqual([]);
  clock.now = 61_000;
  slots.add("/1");
  expect(pages()).toEqual(["/1"]);
});

test("a page that never arrives gives its place to others after ten seconds", () => {
  const { slots, clock, pages } = createSlots();
  for (const href of ["/1", "/2", "/3", "/4", "/5"]) slots.add(href);
  clock.now = 11_000;
  slots.add("/6");
  expect(pages()).toEqual(["/6"]);
});

test.each([
  [undefined, true],
  [{ effectiveType: "4g", saveData: false }, true],
  [{ effectiveType: "4g", saveData: true }, false],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "slow-2g" }, false],
])("on the connection %o it may preload: %s", (connection, allowed) => {
  expect(mayPreload(connection)).toBe(allowed);
});
