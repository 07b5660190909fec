// The process that imports the stock feed and follows its changes: an import occupies a processor and locks the
// embedded database while pages must be served.
import { type CompleteReading, watchFeed, type WatchedInput } from "#application/imports/index.ts";
import type { FeedProfile, ImportReport } from "#domain/imports/index.ts";
import { type Clock, errorMessage, withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";
import { createFeedState, openDatabase, type Database } from "../adapters/database/index.ts";
import { isAddress, loadProfile, readSource } from "../adapters/feeds/index.ts";
import { createScheduler } from "../adapters/platform/scheduler.ts";
import { prepareImportProcess } from "../shared-container/prepare-import-process.ts";
import { createImportUser } from "../shared-container/import-user.ts";
import { createImportServices, WATCH_ADAPTERS } from "../shared-container/imports.ts";
import { importTaskSchema, type ImportMessage, type ImportTask } from "./import-protocol.ts";

const ALIVE_INTERVAL_MS = 5_000;

const PROGRESS_INTERVAL_MS = 3_000;

const CLOCK: Clock = { now: () => new Date() };

const send = (message: ImportMessage): void => {
  // The server may end at this moment; without a callback the failure would be an event that ends this process.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
};

/** `disconnect`: the server has ended. */
const stopped = new AbortController();
for (const event of ["SIGINT", "SIGTERM", "disconnect"] as const) process.once(event, () => stopped.abort());

const noInput = async function* (): AsyncIterable<Uint8Array> {
  yield* [];
};

const createProgress = (): ((progress: Omit<Extract<ImportMessage, { type: "progress" }>, "type">) => void) => {
  let sentAt = performance.now();
  return (progress) => {
    const now = performance.now();
    if (now - sentAt < PROGRESS_INTERVAL_MS) return;
    sentAt = now;
    send({ type: "progress", ...progress });
  };
};

const followFeed = (task: ImportTask, database: Database, profile: FeedProfile): Promise<void> => {
  const { name, source, intervalSeconds } = task.feed;
  const imports = createImportServices({
    config: task,
    database,
    clock: CLOCK,
    market: task.market,
    onNoticeError: (error) =>
      send({ type: "problem", reason: `the staff could not be notified: ${errorMessage(error)}` }),
    user: createImportUser({
      clock: CLOCK,
      name: "the server",
      onWait: (line) => send({ type: "problem", reason: line }),
    }),
  });
  const importInput = async (input: WatchedInput): Promise<ImportReport> => {
    const opened = input ?? { bytes: readSource(source, { stdin: noInput() }) };
    const request = { profile, feed: name, dryRun: false, force: false, reportPath: null, alwaysCountsHosts: false };
    const report = await imports.importFeed(request, opened, createProgress());
    await imports.readPendingPictures(report);
    const { status, reason, counts, refused_hosts } = report;
    const refusedHosts = Object.fromEntries(
      refused_hosts.map(({ setting, host, count }) => [`${setting} ${host}`, count]),
    );
    send({ type: "report", status, reason, counts, refusedHosts });
    await imports.notifyStaff(report);
    return report;
  };
  const deps = {
    ...WATCH_ADAPTERS,
    onWatching: () => send({ type: "watching" }),
    onRead: async ({ hasLength }: CompleteReading) => {
      const state = createFeedState(database);
      await state.markRead(name, CLOCK.now());
      if (hasLength !== null) await state.markLength(name, hasLength);
    },
    runUntilStopped: (work: (signal: AbortSignal) => Promise<void>) => work(stopped.signal),
  };
  const feed = { source, isAddress: isAddress(source), intervalMs: intervalSeconds * 1_000 };
  return watchFeed(deps, feed, importInput);
};

const run = async (message: unknown): Promise<void> => {
  const task = importTaskSchema.parse(message);
  const profile = await loadProfile(task.feed.profile);
  if (!profile.ok) throw new Error(profile.error.join("; "));
  const database = await openDatabase({ dataDir: task.dataDir, url: task.databaseUrl });
  try {
    await followFeed(task, database, profile.value);
  } finally {
    await database.close();
  }
};

const runAndReport = async (message: unknown): Promise<void> => {
  const scheduler = createScheduler();
  scheduler.schedule({
    run: () => send({ type: "alive" }),
    onError: (error) => send({ type: "problem", reason: errorMessage(error) }),
    intervalMs: ALIVE_INTERVAL_MS,
  });
  try {
    await run(message);
  } finally {
    await scheduler.stop();
  }
};

const fail = (error: unknown): void => {
  send({ type: "failed", reason: errorMessage(error) });
  process.exitCode = 1;
};

const runTask = async (message: unknown): Promise<void> => {
  await runAndReport(message).catch(fail);
  if (process.connected) process.disconnect?.();
};

prepareImportProcess();
process.once("message", withErrorHandler(runTask, throwUnhandled));
