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
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { createDatabase } from "../postgres/start-postgres.ts";
import { untilUnhandledError } from "../builders/unhandled-error.ts";
import { commit } from "./stock-rows.ts";
import { waitFor } from "../wait-for.ts";

describe("PostgreSQL", () => {
  let database: Database;
  let other: Database;
  beforeEach(async () => {
    const url = await createDatabase(inject("postgresUrl"), inject("migrated").url);
    database = await openDatabase({ dataDir: "/nowhere", url });
    other = await openDatabase({ dataDir: "/nowhere", url });
  });
  afterEach(async () => {
    await database.close();
    await other.close();
  });

  /** Simulates a restart of the server or of a proxy. */
  const breakAllConnections = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db);

  /** Until the pool notices the break, a query can still get a broken connection. */
  const retry = <T>(query: () => Promise<T>): Promise<T> => waitFor(query);

  it("fails running queries when connections break and then recovers", async () => {
    const session = await database.openSession();
    await sql`select 1`.execute(session.db);
    await breakAllConnections();
    await expect(sql`select 1`.execute(session.db)).rejects.toThrow(/terminat|connection/i);
    await session.release();
    expect(await retry(() => createStockReader(database).count())).toBe(0);
  });

  it("rolls an import back and releases its lock when connections break", async () => {
    const writer = createStockWriter(database, { now: () => new Date() });
    const broken = writer.importFeed("demo", async (run) => {
      await breakAllConnections();
      return commit(await run.countFeedVehicles());
    });
    await expect(broken).rejects.toThrow(/terminat|connection/i);
    await retry(() => writer.importFeed("demo", async () => commit(null)));
    expect(await createStockReader(database).version()).toBe(1);
  });

  it("listens again after its connection broke", async () => {
    const versions: number[] = [];
    const onError = (): void => undefined;
    const watch = await watchVersion(database, "stock", (version) => void versions.push(version), {
      scheduler: createScheduler(),
      onError,
    });
    const listeners = async (): Promise<readonly number[]> => {
      const query = sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and application_name = 'vitrine listener' and state = 'idle'`;
      return (await query.execute(other.db)).rows.map(({ pid }) => pid);
    };
    const [first] = await listeners();
    await breakAllConnections();
    for (let pids = await listeners(); pids.length !== 1 || pids[0] === first; pids = await listeners())
      await sleep(20);
    await createStockWriter(other, { now: () => new Date() }).importFeed("demo", async () => commit(null));
    while (versions.length === 0) await sleep(10);
    await watch.stop();
    expect(versions).toEqual([1]);
    while ((await listeners()).length > 0) await sleep(20);
  });

  it("listens on one connection for every watch, and calls each with the subject that has changed", async () => {
    const calls: (string | null)[][] = [[], []];
    const polling = { scheduler: createScheduler(), intervalMs: 100 };
    const [first, second] = await Promise.all(
      calls.map((called) => database.listen((subject) => void called.push(subject), polling)),
    );
    const listeners = async (): Promise<number> => {
      const query = sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and application_name = 'vitrine listener'`;
      return (await query.execute(other.db)).rows.length;
    };
    expect(await listeners()).toBe(1);
    await first?.stop();
    expect(await listeners()).toBe(1);
    await createStockWriter(other, { now: () => new Date() }).importFeed("demo", async () => commit(null));
    await waitFor(() => expect(calls[1]).toContain("stock"));
    expect(calls[0]).not.toContain("stock");
    await second?.stop();
    await waitFor(async () => expect(await listeners()).toBe(0));
  });

  it("listens on though what a commit starts fails", async () => {
    const failure = new Error("no check");
    let commits = 0;
    const onCommit = (): void => {
      commits += 1;
      if (commits > 1) throw failure;
    };
    const listener = await database.listen(onCommit, { scheduler: createScheduler(), intervalMs: 100 });
    const commitOnce = () =>
      createStockWriter(other, { now: () => new Date() }).importFeed("demo", async () => commit(null));
    for (let expected = 2; expected <= 3; expected += 1) {
      expect(await untilUnhandledError(commitOnce)).toBe(failure);
      expect(commits).toBe(expected);
    }
    await listener.stop();
  });

  it("finds an index that is invalid", async () => {
    await sql`update pg_index set indisvalid = false where indexrelid = 'leads_of_person'::regclass`.execute(
      database.db,
    );
    expect(await database.dialect.findDamage(database.db, 10_000)).toEqual({
      damage: ["leads_of_person: the index is invalid"],
      unchecked: [],
    });
  });

  it("rejects when the server cannot be reached", async () => {
    const nobody = openDatabase({ dataDir: "/nowhere", url: "postgres://vitrine@127.0.0.1:1/vitrine" });
    await expect(nobody).rejects.toThrow(/ECONNREFUSED/);
  });
});
