import type { CDPSession, Page } from "@playwright/test";

type TraceEvent = {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly elementCount?: number; readonly data?: { readonly message?: string } };
};

const endTrace = (session: CDPSession): Promise<void> =>
  new Promise((resolve, reject) => {
    session.once("Tracing.tracingComplete", () => resolve());
    session.send("Tracing.end").catch(reject);
  });

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

const timeOf = (events: readonly TraceEvent[], message: string): number => {
  const event = events.find(({ name, args }) => name === "TimeStamp" && args.data?.message === message);
  if (event === undefined) throw new Error(`The trace has no time stamp "${message}"`);
  return event.ts;
};

/** The number of elements whose style the browser recalculates because an element enters the page. */
export const restyledElements = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as readonly TraceEvent[])));
  const traceConfig = { includedCategories: ["devtools.timeline"] };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await page.evaluate(addElement);
  await endTrace(session);
  await session.detach();
  const [start, end] = [timeOf(events, "before"), timeOf(events, "after")];
  const counts = events
    .filter(({ name, ts }) => name === "UpdateLayoutTree" && ts >= start && ts <= end)
    .map(({ args }) => args.elementCount ?? 0);
  return Math.max(...counts);
};
