import { watchFeed, type WatchedInput } from "#application/imports/index.ts";
import type { ImportReport } from "#domain/imports/index.ts";
import { isAddress, redactSource } from "../../adapters/feeds/index.ts";
import { WATCH_ADAPTERS } from "../../shared-container/imports.ts";
import type { CliContext } from "../context.ts";

/** `disconnect`: the parent process has ended. */
const STOP_EVENTS = ["SIGINT", "SIGTERM", "disconnect"] as const;

const runUntilStopped = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  for (const event of STOP_EVENTS) process.once(event, onSignal);
  try {
    await work(stop.signal);
  } finally {
    for (const event of STOP_EVENTS) process.removeListener(event, onSignal);
  }
};

/** Imports now and again after every change of the file or of the response. */
export const watchSource = async (
  context: CliContext,
  source: string,
  intervalSeconds: number,
  run: (input: WatchedInput) => Promise<ImportReport>,
): Promise<void> => {
  const feed = { source, isAddress: isAddress(source), intervalMs: intervalSeconds * 1_000 };
  const onWatching = (): unknown => context.stderr.write(`watching ${redactSource(source)}; stop with Ctrl+C\n`);
  await watchFeed({ ...WATCH_ADAPTERS, onRead: async () => undefined, onWatching, runUntilStopped }, feed, run);
};
