import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { type Database, openDatabase, readSchemaState } from "../../src/adapters/database/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { runVitrine } from "../browser-support/sites/run-vitrine.ts";
import { aLead, deliveriesOf } from "../builders/stored-lead.ts";
import { startTransactionPooler } from "../fakes/transaction-pooler.ts";
import { runStatements } from "../postgres/run-statements.ts";
import { createDatabase } from "../postgres/start-postgres.ts";

let url: string;
const opened: Database[] = [];

const open = async (address = url): Promise<Database> => {
  const database = await openDatabase({ dataDir: "/nowhere", url: address });
  opened.push(database);
  return database;
};

beforeEach(async () => {
  url = await createDatabase(inject("postgresUrl"));
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

const asOperator = (...statements: readonly string[]): Promise<void> => runStatements(url, statements);

const NAME = "current_database()";
const setReadOnly = (state: "on" | "off"): string =>
  `do $$ begin execute format('alter database %I set default_transaction_read_only = ${state}', ${NAME}); end $$`;
const END_SESSIONS = `select pg_terminate_backend(pid) from pg_stat_activity where datname = ${NAME} and pid <> pg_backend_pid()`;

describe("a database that was read only", () => {
  it("takes forms again with the first one after its return, though every connection was opened before", async () => {
    const database = await open();
    const { store, close } = createLeadRepository(database);
    const save = (): Promise<unknown> => {
      const lead = aLead();
      return store.save(lead, deliveriesOf(lead));
    };
    await asOperator(setReadOnly("on"), END_SESSIONS);
    // All connections of the pool are opened while it is read only, as after a failover.
    const refused = await Promise.allSettled(Array.from({ length: 30 }, save));
    const reasons = refused.map((result) => (result.status === "rejected" ? result.reason : null));
    expect(reasons.every((reason) => database.dialect.isUnavailable(reason))).toBe(true);
    const sessions = await Promise.all(Array.from({ length: 10 }, () => database.openSession()));
    await asOperator(setReadOnly("off"));
    for (const session of sessions) await session.release();
    // The first one may still meet a connection that was idle; it takes the others with it.
    const first = await save().then(
      () => "saved",
      (error: unknown) => (error as { readonly code?: string }).code,
    );
    expect(["saved", "25006"]).toContain(first);
    const saved = await Promise.allSettled(Array.from({ length: 30 }, save));
    expect(saved.filter(({ status }) => status === "rejected")).toEqual([]);
    await close();
  });

  it("is named in words of this program", async () => {
    const database = await open();
    await asOperator(setReadOnly("on"), END_SESSIONS);
    const write = () => sql`create table written (id integer)`.execute(database.db);
    // The connections that were ended fail first.
    await write().catch(() => undefined);
    await expect(write()).rejects.toThrow(/^the database is read only: it is a standby.*\(SQLSTATE 25006\)$/);
  });
});

describe("a pooler in transaction mode", () => {
  it.each([1, 2, 5])("is refused by a sentence, with %i sessions", async (sessions) => {
    const pooler = await startTransactionPooler(url, sessions);
    const refusal = /^DATABASE_URL leads to a pooler in transaction mode: .* use session mode \(pool_mode = session\)/;
    await expect(open(pooler.url)).rejects.toThrow(refusal);
    await expect(readSchemaState({ dataDir: "/nowhere", url: pooler.url })).rejects.toThrow(refusal);
    await pooler.close();
  });

  it("is to be replaced, says doctor, and not to be started", async () => {
    const pooler = await startTransactionPooler(url, 2);
    const { code, stdout } = await runVitrine({ DATA_DIR: "/nowhere", DATABASE_URL: pooler.url }, ["doctor"]);
    expect(code).toBe(3);
    expect(stdout).toMatch(/pooler in transaction mode: .*; correct DATABASE_URL, for the server too/);
    expect(stdout).not.toContain("start the database");
    await pooler.close();
  });

  it("is refused while others use it", async () => {
    const pooler = await startTransactionPooler(url, 3);
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const client = new Client({ connectionString: pooler.url });
        await client.connect();
        return client;
      }),
    );
    const ended = new AbortController();
    const work = others.map(async (client) => {
      while (!ended.signal.aborted) await client.query("select 1");
      await client.end();
    });
    try {
      await expect(open(pooler.url)).rejects.toThrow("pooler in transaction mode");
    } finally {
      ended.abort();
      await Promise.all(work);
      await pooler.close();
    }
  });
});

it("a role without the right to create tables is refused by a sentence", async () => {
  const role = `guest_${crypto.randomUUID().slice(0, 8)}`;
  await asOperator(`create role ${role} login`, "revoke create on schema public from public");
  const guest = new URL(url);
  guest.username = role;
  await expect(open(guest.href)).rejects.toThrow(/right to create tables in its schema \(SQLSTATE 42501\)$/);
});
