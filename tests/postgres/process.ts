import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { limit } from "../time-limits.ts";
import type { Account } from "./account.ts";

/** SIGINT disconnects all clients and writes everything; SIGQUIT ends like a crash, and the next start recovers. */
export type ShutdownSignal = "SIGINT" | "SIGQUIT";

export type PostgresProcess = {
  /** Settles when the process has ended. */
  readonly ended: Promise<unknown>;
  readonly shutDown: (signal: ShutdownSignal) => Promise<void>;
};

export type ProcessOptions = {
  readonly bin: string;
  readonly data: string;
  readonly folder: string;
  readonly account: Account | null;
  /** As `name=value`. */
  readonly settings: readonly string[];
  /** A client connects to this URL when the server is ready. */
  readonly url: string;
};

const START_TIMEOUT_MS = limit(60_000);
const STOP_TIMEOUT_MS = limit(10_000);

/** Starts the server process and waits until it accepts clients. */
export const startProcess = async (options: ProcessOptions): Promise<PostgresProcess> => {
  const { bin, data, folder, account, settings, url } = options;
  const child = spawn(join(bin, "postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    // A separate process group: a terminal interrupt reaches only the tests, which then shut the server down.
    detached: true,
    ...account,
  });
  const log: string[] = [];
  child.stderr?.on("data", (chunk: Buffer) => log.push(chunk.toString()));
  const ended = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
  const shutDown = (signal: ShutdownSignal): Promise<void> => endProcess(child, ended, signal);
  try {
    await waitUntilReady(url, child);
    return { ended, shutDown };
  } catch (error) {
    await shutDown("SIGINT");
    const output = log.join("").trim().split("\n").at(-1) ?? "";
    throw new Error(`the server did not start: ${output === "" ? String(error) : output}`, { cause: error });
  }
};

const waitUntilReady = async (url: string, child: ChildProcess): Promise<void> => {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      const hasExited = child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
      if (hasExited || performance.now() > deadline) throw error;
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
};

const endProcess = async (child: ChildProcess, ended: Promise<unknown>, signal: ShutdownSignal): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
};
