import type { CDPSession, Page } from "@playwright/test";

/** An event of the browser's timeline. */
export type TraceEvent = {
  readonly name: string;
  readonly ts: number;
  readonly args: {
    readonly elementCount?: number;
    readonly data?: { readonly message?: string };
    readonly beginData?: { readonly dirtyObjects?: number; readonly totalObjects?: number };
  };
};

const endTrace = (session: CDPSession): Promise<void> =>
  new Promise((resolve, reject) => {
    session.once("Tracing.tracingComplete", () => resolve());
    session.send("Tracing.end").catch(reject);
  });

/** The events of the browser's timeline while `act` runs. */
export const traceEvents = async (page: Page, act: () => Promise<unknown>): Promise<readonly TraceEvent[]> => {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as readonly TraceEvent[])));
  const traceConfig = { includedCategories: ["devtools.timeline"] };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await act();
  await endTrace(session);
  await session.detach();
  return events;
};

/** When a page called `console.timeStamp` with this message. */
export const timeOf = (events: readonly TraceEvent[], message: string): number => {
  const event = events.find(({ name, args }) => name === "TimeStamp" && args.data?.message === message);
  if (event === undefined) throw new Error(`The trace has no time stamp "${message}"`);
  return event.ts;
};
