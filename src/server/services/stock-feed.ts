import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Config, StockFeed } from "../config.ts";
import { createFeedSupervisor, type FeedSupervisor, type ImportProcess } from "#application/imports/index.ts";
import type { OutageMonitor } from "#application/operations/index.ts";

type StockFeedDependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  readonly onFailure: OutageMonitor["reportFailure"];
};

const CLI = join(import.meta.dirname, "..", "..", "cli", "main.ts");

type ImportReportLine = { readonly status: string; readonly reason: string | null; readonly counts: object };

/** The command prints a sequence of JSON documents; each begins with a line `{` and ends with a line `}`. */
const readReports = (lines: AsyncIterable<string>, onReport: (report: ImportReportLine) => void): Promise<void> => {
  const read = async (): Promise<void> => {
    let text = "";
    for await (const line of lines) {
      text += `${line}\n`;
      if (line !== "}") continue;
      onReport(JSON.parse(text) as ImportReportLine);
      text = "";
    }
  };
  return read();
};

const logReport = (log: Logger, { status, reason, counts }: ImportReportLine): void => {
  const attributes = { status, reason, counts };
  if (reason === null) log.info(attributes, "stock feed imported");
  else log.warn(attributes, "stock feed not imported; the old stock stays");
};

const startCommand = (
  { config, log }: StockFeedDependencies,
  { source, profile, intervalSeconds }: StockFeed,
): ImportProcess => {
  const flags = ["--profile", profile, "--watch", "--interval", `${intervalSeconds}s`, "--format", "json"];
  const child = spawn(process.execPath, [CLI, "import", "vehicles", source, ...flags], {
    // The IPC channel closes when this process ends, and the command stops.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...process.env,
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl === null ? {} : { DATABASE_URL: config.databaseUrl }),
    },
  });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error("the command that follows the feed has no outputs");
  readReports(createInterface({ input: stdout }), (report) => logReport(log, report)).catch((error: unknown) =>
    log.error({ err: error }, "the stock feed's report could not be read"),
  );
  createInterface({ input: stderr }).on("line", (line) => log.debug({ line }, "stock feed"));
  return {
    exited: new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code) => resolve(code));
    }),
    stop: () => void child.kill("SIGTERM"),
  };
};

/** Runs the watching import of the configured feed; does nothing when no feed is configured. */
export const createStockFeedService = (deps: StockFeedDependencies): FeedSupervisor => {
  const feed = deps.config.stockFeed;
  if (feed === null) return { stop: () => Promise.resolve() };
  return createFeedSupervisor({
    lock: () => deps.database.tryLock("stock-feed"),
    start: () => startCommand(deps, feed),
    wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
    onFailure: (reason) => {
      deps.log.error({ reason }, "the stock feed is not followed");
      deps.onFailure("the stock feed", reason);
    },
  });
};
