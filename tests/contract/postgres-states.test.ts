import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { type Database, openDatabase, readObstacles } from "../../src/adapters/database/index.ts";
import { openPostgres } from "../../src/adapters/database/dialects/postgres.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { createSite } from "../../src/server/site.ts";
import { readConfig } from "../../src/server/environment/config.ts";
import { runVitrine } from "../browser-support/sites/run-vitrine.ts";
import { aLead, deliveriesOf } from "../builders/stored-lead.ts";
import { runStatements } from "../postgres/run-statements.ts";
import { createDatabase } from "../postgres/start-postgres.ts";
import { startRelay } from "../reliability/relay.ts";

/** Address of the superuser, who made the database. */
let adminUrl: string;
/** Address of a role of its own, as hosters give it. */
let url: string;
let role: string;
const opened: Database[] = [];

const asOperator = (...statements: readonly string[]): Promise<void> => runStatements(adminUrl, statements);

const open = async (): Promise<Database> => {
  const database = await openDatabase({ dataDir: "/nowhere", url });
  opened.push(database);
  return database;
};

const nameOf = (address: string): string => new URL(address).pathname.slice(1);

/** The role owns the database, and with it what it creates. */
beforeEach(async () => {
  adminUrl = await createDatabase(inject("postgresUrl"));
  role = `role_${crypto.randomUUID().slice(0, 8)}`;
  const own = new URL(adminUrl);
  own.username = role;
  url = own.href;
  await asOperator(`create role ${role} login`, `alter database ${nameOf(url)} owner to ${role}`);
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

const migrate = async (): Promise<void> => {
  await open();
  await Promise.all(opened.splice(0).map((database) => database.close()));
};

const READ_ONLY = "alter database DATABASE set default_transaction_read_only = on";
const TO_OTHER = "create role OTHER; reassign owned by ROLE to OTHER; alter database DATABASE owner to ROLE";

/** What a start, the doctor and commands meet, and what helps. `migrated`: the site ran before. */
const STATES: readonly {
  readonly state: string;
  readonly migrated: boolean;
  readonly statement: string;
  readonly sentence: RegExp;
  readonly undo: string;
}[] = [
  {
    state: "no right to create tables",
    migrated: false,
    statement: "alter database DATABASE owner to postgres_owner; revoke create on schema public from public",
    sentence: /42501\); grant usage, create on schema public to ROLE/,
    undo: "grant usage, create on schema public to ROLE",
  },
  {
    state: "no schema in the search path",
    migrated: false,
    statement: "alter role ROLE set search_path = nowhere",
    sentence: /has no schema that this role may use \(SQLSTATE 3F000\); /,
    undo: "alter role ROLE reset search_path",
  },
  {
    state: "tables of another owner",
    migrated: true,
    statement: TO_OTHER,
    sentence: /42501\).*; .*reassign owned by (?:OTHER|\w+) to ROLE/,
    undo: "reassign owned by OTHER to ROLE",
  },
  {
    state: "read only",
    migrated: true,
    statement: READ_ONLY,
    sentence: /is read only: .* \(SQLSTATE 25006\); .* alter database DATABASE reset default_transaction_read_only/,
    undo: "alter database DATABASE reset default_transaction_read_only",
  },
];

const named = (text: string): string =>
  text
    .replaceAll("DATABASE", nameOf(url))
    .replaceAll("OTHER", `other_${role}`)
    .replaceAll("ROLE", role)
    .replaceAll("owner to postgres_owner", "owner to current_user");

const environment = () => ({ DATA_DIR: "/nowhere", DATABASE_URL: url, SITE_URL: "http://127.0.0.1:3000" });

const start = async (): Promise<unknown> => {
  const config = readConfig(environment());
  if (!config.ok) throw new Error(config.error.join());
  return createSite(config.value, { loadPages: () => Promise.reject(new Error("it started")) });
};

describe.each(STATES)("a database with $state", ({ migrated, statement, sentence, undo }) => {
  it("ends a start by one sentence with the statement that helps, which doctor prints too, with 1", async () => {
    if (migrated) await migrate();
    await asOperator(...named(statement).split("; "));
    const expected = new RegExp(named(sentence.source));
    const failure = await start().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "ConfigurationError", message: expect.stringMatching(expected) });
    expect((failure as Error).message).toMatch(/^the database postgres:[^\n]*$/);
    const ill = await runVitrine(environment(), ["doctor", "--format", "json"]);
    const [database] = (JSON.parse(ill.stdout) as { checks: { check: string; findings: object[] }[] }).checks;
    expect(database?.check).toBe("database");
    expect(JSON.stringify(database?.findings)).toMatch(/"fix","what":"it /);
    expect(ill.code).toBe(1);
    await asOperator(...named(undo).split("; "));
    await migrate();
    const obstacles = await readObstacles({ dataDir: "/nowhere", url });
    expect(obstacles.filter(({ refuses }) => refuses)).toEqual([]);
  });
});

describe("limits of a role", () => {
  it("do not end long work, and hold for pages", async () => {
    await migrate();
    await asOperator(
      `alter role ${role} set statement_timeout = '200ms'`,
      `alter role ${role} set idle_in_transaction_session_timeout = '200ms'`,
    );
    const database = await open();
    const sleep = sql`select pg_sleep(0.5)`;
    await expect(sleep.execute(database.db)).rejects.toThrow(/statement_timeout is too short.*57014/);
    const session = await database.openSession();
    await sql`begin`.execute(session.db);
    await sleep.execute(session.db);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await sql`commit`.execute(session.db);
    await session.release();
    // Every connection has the limits of the role again.
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => sleep.execute(database.db)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toEqual([]);
  });

  it("are named by doctor as a warning", async () => {
    await migrate();
    await asOperator(
      `alter role ${role} set statement_timeout = '2s'`,
      `alter role ${role} set idle_in_transaction_session_timeout = '3s'`,
      `alter role ${role} connection limit 8`,
    );
    const { stdout } = await runVitrine(environment(), ["doctor"]);
    expect(stdout).toContain(
      `warn  database: it ends what takes longer than 2 s: statement_timeout of ${role} is short`,
    );
    expect(stdout).toContain(`longer than 3 s: idle_in_transaction_session_timeout of ${role}`);
    expect(stdout).toContain(`warn  database: it lets ${role} open 8 connections`);
  });

  it("of four connections make forms wait for one another instead of failing", async () => {
    await migrate();
    await asOperator(`alter role ${role} connection limit 4`);
    const database = await open();
    const { store, close } = createLeadRepository(database);
    const saved = await Promise.allSettled(
      Array.from({ length: 40 }, () => {
        const lead = aLead();
        return store.save(lead, deliveriesOf(lead));
      }),
    );
    expect(saved.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []))).toEqual([]);
    await close();
  });
});

it("a table that is gone is damage, by its name", async () => {
  await migrate();
  await asOperator("drop table counters");
  const { code, stdout } = await runVitrine(environment(), ["doctor"]);
  expect(stdout).toMatch(/fix +database: it is damaged; restore[^\n]*\n +counters: the table is missing/);
  expect(code).toBe(3);
});

it("indexes in the order of another library are named by doctor", async () => {
  await migrate();
  await asOperator(`update pg_database set datcollversion = '1.0' where datname = current_database()`);
  const { stdout } = await runVitrine(environment(), ["doctor"]);
  expect(stdout).toContain(
    `; reindex database ${nameOf(url)}; alter database ${nameOf(url)} refresh collation version`,
  );
});

it("a query on a connection that went silent ends, and the next one has another", async () => {
  await migrate();
  const relay = await startRelay(Number(new URL(url).port));
  const through = new URL(url);
  through.port = String(relay.port);
  const database = await openPostgres(through.href, { shortMs: 500, longMs: 60_000 });
  await sql`select 1`.execute(database.db);
  relay.silence();
  const silent = await sql`select 1`.execute(database.db).catch((error: unknown) => error);
  expect(String(silent)).toContain("Connection terminated: no answer for 0.5 s");
  expect(database.dialect.isUnavailable(silent)).toBe(true);
  // Others of the pool may be silent too, and end the same way.
  await expect.poll(() => sql`select 1`.execute(database.db).then(() => "answered", String)).toBe("answered");
  await database.close();
  await relay.close();
});
