import type { CDPSession, Page } from "@playwright/test";

type TraceEvent = { readonly name: string; readonly args: { readonly elementCount?: number } };

const endTrace = (session: CDPSession): Promise<void> =>
  new Promise((resolve, reject) => {
    session.once("Tracing.tracingComplete", () => resolve());
    session.send("Tracing.end").catch(reject);
  });

/** Adds an element to the end of the page and reads a style, for which the browser recalculates what depends on it. */
const addElement = (): void => {
  document.body.append(document.createElement("div"));
  void getComputedStyle(document.body).color;
};

/** The number of elements whose style the browser recalculates at most at a time after something enters the page. */
export const restyledElements = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, args } of value as unknown as readonly TraceEvent[])
      if (name === "UpdateLayoutTree") counts.push(args.elementCount ?? 0);
  });
  const traceConfig = { includedCategories: ["devtools.timeline"] };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await page.evaluate(addElement);
  await endTrace(session);
  await session.detach();
  return Math.max(...counts);
};
