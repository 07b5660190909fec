import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Config, StockFeed } from "../config.ts";
import { createFeedFollower, type FeedFollower, type WatchingImport } from "../stock/feed-follower.ts";
import type { FailingSources } from "./failing-sources.ts";

type Parts = {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  /** Told when the feed could not be followed. */
  readonly failed: FailingSources["failed"];
};

const COMMANDS = join(import.meta.dirname, "..", "..", "cli", "main.ts");

type Report = { readonly status: string; readonly reason: string | null; readonly counts: object };

/** The command prints one JSON document after the other, each begun by a line `{` and ended by a line `}`. */
const readReports = (lines: AsyncIterable<string>, told: (report: Report) => void): Promise<void> => {
  const read = async (): Promise<void> => {
    let text = "";
    for await (const line of lines) {
      text += `${line}\n`;
      if (line !== "}") continue;
      told(JSON.parse(text) as Report);
      text = "";
    }
  };
  return read();
};

const tell = (log: Logger, { status, reason, counts }: Report): void => {
  const facts = { status, reason, counts };
  if (reason === null) log.info(facts, "stock feed taken in");
  else log.warn(facts, "stock feed not taken in; the old stock stays");
};

const startCommand = ({ config, log }: Parts, { source, profile, everySeconds }: StockFeed): WatchingImport => {
  const flags = ["--profile", profile, "--watch", "--interval", `${everySeconds}s`, "--format", "json"];
  const child = spawn(process.execPath, [COMMANDS, "import", "vehicles", source, ...flags], {
    // It hears by the channel when this process is gone, however it went.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...process.env,
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl === null ? {} : { DATABASE_URL: config.databaseUrl }),
    },
  });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error("the command that follows the feed has no outputs");
  readReports(createInterface({ input: stdout }), (report) => tell(log, report)).catch((error: unknown) =>
    log.error({ err: error }, "the stock feed's report could not be read"),
  );
  createInterface({ input: stderr }).on("line", (line) => log.debug({ line }, "stock feed"));
  return {
    ended: new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code) => resolve(code));
    }),
    stop: () => void child.kill("SIGTERM"),
  };
};

/** Follows the feed of the configuration; nothing where it names none. */
export const createStockFeedService = (parts: Parts): FeedFollower => {
  const feed = parts.config.stockFeed;
  if (feed === null) return { stop: () => Promise.resolve() };
  return createFeedFollower({
    lock: () => parts.database.tryLock("stock-feed"),
    start: () => startCommand(parts, feed),
    wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
    failed: (reason) => {
      parts.log.error({ reason }, "the stock feed is not followed");
      parts.failed("the stock feed", reason);
    },
  });
};
