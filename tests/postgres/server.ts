import { execFile } from "node:child_process";
import { chown, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Account, findServerAccount, createServerFolder } from "./account.ts";
import { copyBinaries } from "./binaries.ts";
import { type ProcessOptions, type ShutdownSignal, startProcess } from "./process.ts";

export type Server = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Ends the server process; the data stay. */
  readonly down: (signal: ShutdownSignal) => Promise<void>;
  /** Starts it again with the same data and URL. */
  readonly up: () => Promise<void>;
};

const USER = "vitrine";

/**
 * Commits survive a crash of the server process, not a power failure. Nothing is vacuumed: with a database for each test a
 * worker would start for one of them several times a second. Its log is short: the folder may be in memory.
 */
const SETTINGS = [
  "autovacuum=off",
  "fsync=off",
  "full_page_writes=off",
  "shared_buffers=64MB",
  "wal_level=minimal",
  "max_wal_senders=0",
  "min_wal_size=64MB",
  "max_wal_size=128MB",
  "max_connections=200",
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "log_min_messages=warning",
];

/** Starts a PostgreSQL server in a new folder; `more`: settings that count before the usual ones. */
export const startServer = async (more: readonly string[] = []): Promise<Server> => {
  const account = await findServerAccount();
  const folder = await createServerFolder(account);
  try {
    const { bin } = await copyBinaries(join(folder, "postgres"));
    const data = join(folder, "data");
    await initialise(bin, data, folder, account);
    const port = await findFreePort();
    const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
    return await startInFolder({ bin, data, folder, account, settings: [...SETTINGS, ...more, `port=${port}`], url });
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
  await promisify(execFile)(join(bin, "initdb"), options, { cwd: folder, ...account }).catch((error: unknown) => {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
    const owner = account === null ? "" : ` as the account with the number ${account.uid}`;
    throw new Error(`initdb${owner} failed: ${mainLineOf(output)}`, { cause: error });
  });
};

/** The line of a program's output that names the cause; the others are progress and advice. */
const mainLineOf = (output: string): string => {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const isCause = (line: string): boolean => /denied|cannot|could not|not found|no such|error|fatal/i.test(line);
  return (lines.find(isCause) ?? lines[0] ?? "it wrote nothing").trim();
};

const startInFolder = async (options: ProcessOptions): Promise<Server> => {
  let server = await startProcess(options);
  return {
    url: options.url,
    down: (signal) => server.shutDown(signal),
    up: async () => {
      server = await startProcess(options);
    },
    stop: async () => {
      await server.shutDown("SIGINT");
      await rm(options.folder, { recursive: true, force: true });
    },
  };
};

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
