import { expect, test } from "vitest";
import type { ImportReport } from "#domain/imports/index.ts";
import { ok } from "#domain/shared/index.ts";
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
    onRead: async ({ hasLength }) => void events.push(hasLength === false ? "read without a length" : "read"),
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
  expect(events).toEqual(["stop handlers", "import", "read", "watching", "watch"]);
});

test("finishes the first import when it is interrupted, and does not watch", async () => {
  const { events, stop, deps } = createTest();
  await watchFeed(deps, FILE, async () => {
    stop.abort();
    events.push("import");
    return report;
  });
  expect(events).toEqual(["stop handlers", "import", "read"]);
});

test("a response that breaks off is not read, even where the import calls it suspicious", async () => {
  const { events, stop, deps } = createTest();
  const bodies = [["whole"], ["half"], null, ["whole"]] as const;
  let request = 0;
  const openIfChanged: WatchFeedDependencies["openIfChanged"] = async () => {
    const body = bodies[request] ?? null;
    request += 1;
    if (request === bodies.length) stop.abort();
    if (body === null) return ok(null);
    const bytes = async function* () {
      yield Buffer.from(body[0]);
      if (body[0] === "half") throw new Error("it was too slow");
    };
    return ok({ bytes: bytes(), size: null, hasLength: false, validators: { etag: null, modified: null } });
  };
  const address = { source: "https://dealer.example/stock.csv", isAddress: true, intervalMs: 1 };
  await watchFeed({ ...deps, openIfChanged }, address, async (input) => {
    let status = "imported";
    try {
      if (input && "bytes" in input) for await (const chunk of input.bytes) events.push(String(chunk));
    } catch {
      status = "quarantined";
    }
    return { status } as ImportReport;
  });
  expect(events).toEqual([
    "stop handlers",
    "watching",
    "whole",
    "read without a length",
    "half",
    "read",
    "whole",
    "read without a length",
  ]);
});
