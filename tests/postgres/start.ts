import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Client } from "pg";

export type Postgres = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts a real PostgreSQL from the npm package, on a free port of 127.0.0.1; it ends with this process at the latest. */
export const startPostgres = async (): Promise<Postgres> => {
  const keeper = spawn(process.execPath, [fileURLToPath(new URL("keeper.ts", import.meta.url))], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  const ended = once(keeper, "exit");
  let complaint = "";
  keeper.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const url = await new Promise<string>((started, failed) => {
    keeper.stdout.once("data", (line: Buffer) => started(line.toString().trim()));
    keeper.once("error", failed);
    keeper.once("close", () => failed(new Error(`no PostgreSQL for the tests: ${complaint}`)));
  });
  return {
    url,
    stop: async () => {
      keeper.stdin.end();
      await ended;
    },
  };
};

/** A new, empty database on that server: each test file has its own. Returns its address. */
export const createDatabase = async (serverUrl: string): Promise<string> => {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
};
