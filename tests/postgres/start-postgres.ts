import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import type { ShutdownSignal } from "./process.ts";

export type Postgres = {
  readonly url: string;
  /** Ends the server process: SIGINT as an operator does, SIGQUIT like a crash. */
  readonly down: (signal: ShutdownSignal) => Promise<void>;
  /** Starts it again with the same data and URL; resolves when it accepts clients. */
  readonly up: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

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
  const lines = createInterface(supervisor.stdout)[Symbol.asyncIterator]();
  const readLine = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`The tests have no PostgreSQL: ${errorOutput.trim()}`);
    return value;
  };
  const carryOut = async (command: string): Promise<void> => {
    supervisor.stdin.write(`${command}\n`);
    await readLine();
  };
  return {
    url: await readLine(),
    down: (signal) => carryOut(`down ${signal}`),
    up: () => carryOut("up"),
    stop: async () => {
      supervisor.stdin.end();
      await ended;
    },
  };
};

/** Creates a database on the server, empty or a copy of one that nobody is connected to, and returns its URL. */
export const createDatabase = async (serverUrl: string, copiedUrl?: string): Promise<string> => {
  const template = copiedUrl === undefined ? "template1" : new URL(copiedUrl).pathname.slice(1);
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
};
