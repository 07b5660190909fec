import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mayPreload } from "./observe-links.ts";
import { createPreloadSlots, MAX_PRELOADS } from "./preload-slots.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createSlots = () => {
  let pages: readonly string[] = [];
  const slots = createPreloadSlots((preloads) => {
    pages = preloads.map(({ page }) => page);
  });
  const addEach = (added: readonly string[], isIntended: boolean): void => {
    for (const page of added) slots.add({ page, route: "page", isStored: true, files: [] }, isIntended);
  };
  const add = (...added: readonly string[]): void => addEach(added, true);
  const addInView = (...added: readonly string[]): void => addEach(added, false);
  return { add, addInView, finish: slots.finish, leaveFor: slots.leaveFor, pages: () => pages };
};

test("preloads five pages at once and the latest of the others when one has arrived", () => {
  const { add, finish, pages } = createSlots();
  add("/1", "/2", "/3", "/4", "/5", "/6", "/7");
  expect(pages()).toEqual(["/1", "/2", "/3", "/4", "/5"]);
  expect(pages()).toHaveLength(MAX_PRELOADS);
  finish("/2");
  expect(pages()).toEqual(["/1", "/3", "/4", "/5", "/7"]);
});

test("a waiting page that is requested again is the next", () => {
  const { add, finish, pages } = createSlots();
  add("/1", "/2", "/3", "/4", "/5", "/6", "/7", "/6");
  finish("/1");
  expect(pages()).toEqual(["/2", "/3", "/4", "/5", "/6"]);
});

test("preloads a page once a minute", () => {
  const { add, finish, pages } = createSlots();
  add("/1");
  finish("/1");
  add("/1");
  expect(pages()).toEqual([]);
  vi.advanceTimersByTime(61_000);
  add("/1");
  expect(pages()).toEqual(["/1"]);
});

test("pages that never arrive give their places to those that wait after ten seconds", () => {
  const { add, pages } = createSlots();
  add("/1", "/2", "/3", "/4", "/5", "/6");
  vi.advanceTimersByTime(9_999);
  expect(pages()).toEqual(["/1", "/2", "/3", "/4", "/5"]);
  vi.advanceTimersByTime(1);
  expect(pages()).toEqual(["/6"]);
  vi.advanceTimersByTime(10_000);
  expect(pages()).toEqual([]);
});

test.each([
  [undefined, true],
  [{ effectiveType: "4g", saveData: false }, true],
  [{ effectiveType: "4g", saveData: true }, false],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "3g", saveData: true }, false],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
])("on the connection %o it may preload: %s", (connection, allowed) => {
  expect(mayPreload(connection)).toBe(allowed);
});

test("links in view leave one slot to a link that the visitor points at", () => {
  const { add, addInView, finish, pages } = createSlots();
  addInView("/1", "/2", "/3", "/4", "/5");
  expect(pages()).toEqual(["/1", "/2", "/3", "/4"]);
  add("/6");
  expect(pages()).toEqual(["/1", "/2", "/3", "/4", "/6"]);
  finish("/6");
  expect(pages()).toEqual(["/1", "/2", "/3", "/4"]);
  finish("/1");
  expect(pages()).toEqual(["/2", "/3", "/4", "/5"]);
});

test("a visitor who goes to a page ends the other preloads, which may start again", () => {
  const { add, addInView, leaveFor, pages } = createSlots();
  addInView("/1", "/2", "/3", "/4", "/5");
  leaveFor("/2");
  expect(pages()).toEqual(["/2"]);
  add("/1", "/2");
  expect(pages()).toEqual(["/2", "/1"]);
});
