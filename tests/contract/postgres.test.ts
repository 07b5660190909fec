import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import {
  createStockReader,
  createStockWriter,
  type Database,
  openDatabase,
  watchVersion,
} from "../../src/adapters/database/index.ts";
import { createDatabase } from "../postgres/start.ts";
import { committed } from "./vehicles.ts";

describe("PostgreSQL", () => {
  let database: Database;
  let other: Database;
  beforeEach(async () => {
    const url = await createDatabase(inject("postgresUrl"));
    database = await openDatabase({ dataDir: "/nowhere", url });
    other = await openDatabase({ dataDir: "/nowhere", url });
  });
  afterEach(async () => {
    await database.close();
    await other.close();
  });

  /** As a restart of the server or of a proxy does. */
  const breakAllConnections = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db);

  /** Until then a query can still be given a connection of the pool that is about to be found broken. */
  const othersHeardOfIt = () => sleep(200);

  it("may drop every connection: what was under way fails, what comes next works", async () => {
    const session = await database.openSession();
    await sql`select 1`.execute(session.db);
    await breakAllConnections();
    await expect(sql`select 1`.execute(session.db)).rejects.toThrow(/terminat|connection/i);
    await session.release();
    await othersHeardOfIt();
    expect(await createStockReader(database).count()).toBe(0);
  });

  it("may drop every connection in the middle of an import, which leaves nothing and lets go of the lock", async () => {
    const writer = createStockWriter(database, { now: () => new Date() });
    const broken = writer.importFeed("demo", async (run) => {
      await breakAllConnections();
      return committed(await run.sizeOfFeed());
    });
    await expect(broken).rejects.toThrow(/terminat|connection/i);
    await othersHeardOfIt();
    await writer.importFeed("demo", async () => committed(null));
    expect(await createStockReader(database).version()).toBe(1);
  });

  it("is listened to again after the connection broke", async () => {
    const heard: number[] = [];
    const onError = (): void => undefined;
    const watch = await watchVersion(database, "stock", (version) => void heard.push(version), { onError });
    const listeners = async (): Promise<readonly number[]> => {
      const asked = sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and application_name = 'vitrine listener' and state = 'idle'`;
      return (await asked.execute(other.db)).rows.map(({ pid }) => pid);
    };
    const [first] = await listeners();
    await breakAllConnections();
    for (let pids = await listeners(); pids.length !== 1 || pids[0] === first; pids = await listeners())
      await sleep(20);
    await createStockWriter(other, { now: () => new Date() }).importFeed("demo", async () => committed(null));
    while (heard.length === 0) await sleep(10);
    await watch.stop();
    expect(heard).toEqual([1]);
    while ((await listeners()).length > 0) await sleep(20);
  });

  it("cannot be opened where nobody answers", async () => {
    const nobody = openDatabase({ dataDir: "/nowhere", url: "postgres://vitrine@127.0.0.1:1/vitrine" });
    await expect(nobody).rejects.toThrow(/ECONNREFUSED/);
  });
});
