// Feeds that come slowly into a PostgreSQL whose role has short limits: a transaction that waits for the feed would be ended.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { programFile } from "../../scripts/program/program.ts";
import { runStatements } from "../postgres/run-statements.ts";
import { createDemoDatabase } from "../postgres/shared-postgres.ts";
import { limit } from "../time-limits.ts";

const LIMITS = [
  "idle_in_transaction_session_timeout = '1s'",
  "idle_session_timeout = '1s'",
  "statement_timeout = '5s'",
  "lock_timeout = '1s'",
];

/** Longer than the limits. */
const PAUSE_MS = 2_500;

const PARTS = 4;

let url: string;
let dataDir: string;
let feed: Server;
let parts: readonly Buffer[];

const sendSlowly = async (write: (part: Buffer) => void): Promise<void> => {
  for (const part of parts) {
    write(part);
    await sleep(PAUSE_MS);
  }
};

beforeAll(async () => {
  url = await createDemoDatabase();
  const [role, name] = [new URL(url).username, new URL(url).pathname.slice(1)];
  await runStatements(
    url,
    LIMITS.map((setting) => `alter role "${role}" in database "${name}" set ${setting}`),
  );
  dataDir = await mkdtemp(join(tmpdir(), "short-limits-"));
  const bytes = await readFile("demo/group/feeds/vehicles.csv");
  const length = Math.ceil(bytes.length / PARTS);
  parts = Array.from({ length: PARTS }, (_, index) => bytes.subarray(index * length, (index + 1) * length));
  feed = createServer((_request, response) => {
    void sendSlowly((part) => response.write(part)).then(() => response.end());
  }).listen(0, "127.0.0.1");
  await once(feed, "listening");
}, limit(180_000));

afterAll(async () => {
  feed?.closeAllConnections();
  feed?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const runImport = async (source: string, feedName: string) => {
  const program = join(dirname(await programFile("vitrine")), "vitrine.js");
  const args = [program, "import", "vehicles", source, "--feed", feedName, "--format", "json"];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  const ended = once(child, "close");
  if (source === "-") await sendSlowly((part) => child.stdin.write(part));
  child.stdin.end();
  const [code] = (await ended) as [number | null];
  return { code, report: JSON.parse(Buffer.concat(output).toString()) as { status: string; reason: string | null } };
};

test.each(["an address", "standard input"])(
  "a feed that pauses longer than the limits of the role is imported from %s",
  async (kind) => {
    const { port } = feed.address() as AddressInfo;
    const source = kind === "an address" ? `http://127.0.0.1:${port}/stock.csv` : "-";
    const { code, report } = await runImport(source, kind.replace(" ", "-"));
    expect(report.reason).toBeNull();
    expect(report.status).toBe("imported");
    expect(code).toBeLessThan(3);
  },
  limit(120_000),
);
