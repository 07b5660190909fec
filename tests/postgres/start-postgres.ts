import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Client } from "pg";

export type Postgres = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts PostgreSQL from the npm package on a free port of 127.0.0.1. It ends with this process at the latest. */
export const startPostgres = async (): Promise<Postgres> => {
  const supervisor = spawn(process.execPath, [fileURLToPath(new URL("supervisor.ts", import.meta.url))], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  const ended = once(supervisor, "exit");
  let errorOutput = "";
  supervisor.stderr.on("data", (chunk: Buffer) => {
    errorOutput += chunk.toString();
  });
  const url = await new Promise<string>((resolve, reject) => {
    supervisor.stdout.once("data", (line: Buffer) => resolve(line.toString().trim()));
    supervisor.once("error", reject);
    supervisor.once("close", () => reject(new Error(`no PostgreSQL for the tests: ${errorOutput}`)));
  });
  return {
    url,
    stop: async () => {
      supervisor.stdin.end();
      await ended;
    },
  };
};

/** Creates an empty database on the server and returns its URL. */
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
