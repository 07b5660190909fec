// A migration of PostgreSQL is killed anywhere, also while another session locks a table: the next start completes it.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import { beforeAll, expect, it } from "vitest";
import { openPostgres } from "../../src/adapters/database/dialects/postgres.ts";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { migrate } from "../../src/adapters/database/migrate.ts";
import { MIGRATIONS } from "../../src/adapters/database/migrations/index.ts";
import { sharedPostgresUrl } from "../postgres/shared-postgres.ts";
import { createDatabase } from "../postgres/start-postgres.ts";
import { limit } from "../time-limits.ts";

const KILLS = Number(process.env["MIGRATION_KILLS"] ?? 12);

/** The last migrations are pending, which change tables that have rows. */
const BEFORE = "0016_api_tokens";

const SCRIPT = join(import.meta.dirname, "killed-migration-child.ts");

let serverUrl: string;
let complete: readonly string[];
/** Time of a migration that nobody kills, the start of the process included. */
let usualMs: number;

/** Each column of the schema, and what is recorded of the migrations. */
const readSchema = async (url: string): Promise<readonly string[]> => {
  const { db, close } = await openPostgres(url);
  try {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name || ' ' || data_type as name from information_schema.columns
      where table_schema = 'public'
      union all select 'index ' || indexname from pg_indexes where schemaname = 'public'
      order by 1`.execute(db);
    const applied = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
    return [...rows, ...applied.rows].map(({ name }) => name);
  } finally {
    await close();
  }
};

const createOlder = async (): Promise<string> => {
  const url = await createDatabase(serverUrl);
  const { jobs, dialect, close } = await openPostgres(url);
  await migrate(jobs as never, dialect, BEFORE);
  await close();
  return url;
};

const startMigration = (url: string): ChildProcess =>
  spawn(process.execPath, [SCRIPT, url], { stdio: ["ignore", "ignore", "inherit"] });

const migrateWhole = async (url: string): Promise<void> => {
  const [code] = (await once(startMigration(url), "exit")) as [number | null];
  expect(code).toBe(0);
};

beforeAll(async () => {
  serverUrl = await sharedPostgresUrl();
  const url = await createOlder();
  const startedAt = performance.now();
  await migrateWhole(url);
  usualMs = performance.now() - startedAt;
  complete = await readSchema(url);
}, limit(120_000));

it(
  `is complete after the next start, killed at ${KILLS} moments`,
  async () => {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const url = await createOlder();
      const child = startMigration(url);
      const ended = once(child, "exit");
      await sleep((usualMs * kill) / KILLS);
      child.kill("SIGKILL");
      await ended;
      await migrateWhole(url);
      expect(await readSchema(url)).toEqual(complete);
    }
  },
  limit(600_000),
);

const countWaiting = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(
    "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return Number(rows[0]?.count);
};

it(
  "waits for a table that another session locks, killed and started again meanwhile, and then completes",
  async () => {
    const url = await createOlder();
    const [other, watcher] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
    await Promise.all([other.connect(), watcher.connect()]);
    await other.query("begin");
    await other.query("lock table vehicles in access share mode");
    const killed = startMigration(url);
    const ended = once(killed, "exit");
    await expect.poll(() => countWaiting(watcher), { timeout: limit(30_000) }).toBe(1);
    killed.kill("SIGKILL");
    await ended;
    // The server still waits for the lock in the name of the killed process, and the next start behind it.
    const next = startMigration(url);
    const completed = once(next, "exit");
    await expect.poll(() => countWaiting(watcher), { timeout: limit(30_000) }).toBe(2);
    await other.query("commit");
    await Promise.all([other.end(), watcher.end()]);
    expect(await completed).toEqual([0, null]);
    expect(await readSchema(url)).toEqual(complete);
    expect(complete.filter((line) => Object.hasOwn(MIGRATIONS, line))).toHaveLength(Object.keys(MIGRATIONS).length);
    const database = await openDatabase({ dataDir: "/nowhere", url });
    await database.close();
  },
  limit(180_000),
);
