import type { Page } from "@playwright/test";
import { timeOf, traceEvents } from "./trace.ts";

/**
 * Adds an element to the end of the page and reads a style, for which the browser recalculates what depends on it. What
 * the page itself changed is recalculated before the first time stamp.
 */
const addElement = (): void => {
  void getComputedStyle(document.body).color;
  console.timeStamp("before");
  document.body.append(document.createElement("div"));
  void getComputedStyle(document.body).color;
  console.timeStamp("after");
};

/** The number of elements whose style the browser recalculates because an element enters the page. */
export const restyledElements = async (page: Page): Promise<number> => {
  const events = await traceEvents(page, () => page.evaluate(addElement));
  const [start, end] = [timeOf(events, "before"), timeOf(events, "after")];
  const counts = events
    .filter(({ name, ts }) => name === "UpdateLayoutTree" && ts >= start && ts <= end)
    .map(({ args }) => args.elementCount ?? 0);
  return Math.max(...counts);
};
