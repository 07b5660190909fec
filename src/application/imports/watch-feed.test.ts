import { expect, test } from "vitest";
import type { ImportReport } from "#domain/imports/index.ts";
import { watchFeed, type WatchFeedDependencies } from "./watch-feed.ts";

const FILE = { source: "stock.csv", isAddress: false, intervalMs: 1_000 };

/** Watches a file and records what happens; `stop` acts as the interruption of the process. */
const createTest = () => {
  const events: string[] = [];
  const stop = new AbortController();
  const deps: WatchFeedDependencies = {
    openIfChanged: () => Promise.reject(new Error("no address is requested")),
    watchFile: async (_, onFile, signal) => {
      await onFile();
      if (!signal.aborted) events.push("watch");
    },
    wait: () => Promise.resolve(),
    onWatching: () => void events.push("watching"),
    runUntilStopped: async (work) => {
      events.push("stop handlers");
      await work(stop.signal);
    },
  };
  return { events, stop, deps };
};

const report = { status: "imported" } as ImportReport;

test("installs the stop handlers before the first import", async () => {
  const { events, deps } = createTest();
  await watchFeed(deps, FILE, async () => {
    events.push("import");
    return report;
  });
  expect(events).toEqual(["stop handlers", "import", "watching", "watch"]);
});

test("finishes the first import when it is interrupted, and does not watch", async () => {
  const { events, stop, deps } = createTest();
  await watchFeed(deps, FILE, async () => {
    stop.abort();
    events.push("import");
    return report;
  });
  expect(events).toEqual(["stop handlers", "import"]);
});
