import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chown, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { type Account, findServerAccount, createServerFolder } from "./account.ts";
import { copyBinaries } from "./binaries.ts";

export type Server = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Settles when the server process has ended. */
  readonly ended: Promise<unknown>;
};

const USER = "vitrine";
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;

/** Durability is off: the tests do not cover power failures. */
const SETTINGS = [
  "fsync=off",
  "full_page_writes=off",
  "synchronous_commit=off",
  "shared_buffers=64MB",
  "max_connections=100",
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "log_min_messages=warning",
];

/** Starts a PostgreSQL server in a new folder. */
export const startServer = async (): Promise<Server> => {
  const account = await findServerAccount();
  const folder = await createServerFolder(account);
  try {
    const { bin } = await copyBinaries(join(folder, "postgres"));
    const data = join(folder, "data");
    await initialise(bin, data, folder, account);
    return await startInFolder({ bin, data, folder, account });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};

const initialise = async (bin: string, data: string, folder: string, account: Account | null): Promise<void> => {
  // ICU does not sort by bytes, so queries that depend on the collation differ from SQLite in these tests already.
  const order = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=und"];
  const options = [...order, "--no-sync", "--auth=trust", `--username=${USER}`, `--pgdata=${data}`];
  if (account !== null) await chown(folder, account.uid, account.gid);
  await promisify(execFile)(join(bin, "initdb"), options, { cwd: folder, ...account });
};

type ServerPaths = {
  readonly bin: string;
  readonly data: string;
  readonly folder: string;
  readonly account: Account | null;
};

const startInFolder = async ({ bin, data, folder, account }: ServerPaths): Promise<Server> => {
  const port = await findFreePort();
  const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ["-c", setting]);
  const child = spawn(join(bin, "postgres"), ["-D", data, ...settings], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    // A separate process group: a terminal interrupt reaches only the tests, which then shut the server down.
    detached: true,
    ...account,
  });
  const log: string[] = [];
  child.stderr?.on("data", (chunk: Buffer) => log.push(chunk.toString()));
  const ended = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    await shutDown(child, ended);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, child);
    return { url, stop, ended };
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${log.join("").slice(-2_000)}`, { cause: error });
  }
};

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

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

/** SIGINT is PostgreSQL's fast shutdown: it disconnects all clients. */
const shutDown = async (child: ChildProcess, ended: Promise<unknown>): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGINT");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
};
