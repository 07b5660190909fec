import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { checkBackup, createBackup, restoreBackup } from "#application/backup/index.ts";
import { createBackupStore, SAVED_SCHEMA } from "../../src/adapters/database/backup/index.ts";
import {
  createDraftFocusStore,
  createFeedPictureRepository,
  createNodeStore,
  type Database,
  openDatabase,
} from "../../src/adapters/database/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { createBackupFormat } from "../../src/adapters/formats/backup/index.ts";
import { fillDatabase } from "../builders/full-database.ts";
import { NOON } from "../builders/stored-lead.ts";
import { createDatabase } from "../postgres/start-postgres.ts";
import { onBothDialects } from "./on-both-dialects.ts";

const format = createBackupFormat(null);

const clock = { now: () => NOON };

const copy = async (source: Database, target: Database): Promise<void> => {
  let file = Buffer.alloc(0);
  await createBackup({ store: createBackupStore(source), format, clock, program: "1.2.3" }, async (content) => {
    file = await buffer(content);
  });
  const open = async function* () {
    yield file;
  };
  const checked = await checkBackup({ format, open, schema: SAVED_SCHEMA, openOlder: async () => null });
  if (!checked.ok) throw new Error(`the backup is refused: ${JSON.stringify(checked.error)}`);
  const options = { mayReplace: true, isDryRun: false };
  const restored = await restoreBackup(createBackupStore(target), checked.value, options);
  expect(restored).toMatchObject({ ok: true });
};

/** The tables that no backup holds. */
const fillOtherTables = async (database: Database, round: number): Promise<void> => {
  const at = NOON.toISOString();
  const node = { name: "north", startedAt: at, seenAt: at, contentVersion: 1, reload: null };
  await createNodeStore(database).save({ ...node, id: `node ${round}` });
  await createDraftFocusStore(database, clock).save([`picture ${round}`]);
  const pictures = createFeedPictureRepository(database);
  await pictures.markReferenced([`https://pictures.example/${round}.jpg`], 1, NOON);
  await pictures.close();
  const leads = createLeadRepository(database);
  await leads.counters.add(`client ${round}`, NOON);
  await leads.close();
};

/** Each table's rows as text, so that an updated row differs too. */
const readTables = async ({ db }: Database): Promise<ReadonlyMap<string, string>> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const contents = new Map<string, string>();
  for (const { name } of tables.filter((table) => table.name !== "migrations")) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    contents.set(name, JSON.stringify(rows.map((row) => JSON.stringify(Object.values(row).map(String))).sort()));
  }
  return contents;
};

const IDENTITIES: Readonly<Record<Database["dialect"]["name"], RawBuilder<{ name: string }>>> = {
  postgres: sql`select relname as name from pg_attribute join pg_class on pg_class.oid = attrelid where attidentity <> ''`,
  sqlite: sql`select name from sqlite_master where sql like '%autoincrement%'`,
};

onBothDialects("a restored backup", (fixture) => {
  let folder: string;
  const opened: Database[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "written-"));
    await fillDatabase(fixture().database);
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
    await rm(folder, { recursive: true });
  });

  const openEmpty = async (dialect: string): Promise<Database> => {
    const url = dialect === "postgres" ? await createDatabase(inject("postgresUrl")) : null;
    const database = await openDatabase({ dataDir: await mkdtemp(join(folder, "data-")), url });
    opened.push(database);
    return database;
  };

  it.each(["sqlite", "postgres"])("takes new rows in every table on %s", async (dialect) => {
    const target = await openEmpty(dialect);
    await fillOtherTables(target, 0);
    await copy(fixture().database, target);
    const before = await readTables(target);
    await fillDatabase(target, 1);
    await fillOtherTables(target, 1);
    const after = await readTables(target);
    expect([...after].filter(([table, rows]) => rows === before.get(table))).toEqual([]);
    expect([...after.values()]).not.toContain("[]");
  });

  it("does not use an id again that its database has used", async () => {
    const target = await openEmpty(fixture().database.dialect.name);
    await fillDatabase(target);
    await fillDatabase(target, 1);
    const highest = async (): Promise<readonly (readonly [string, number])[]> => {
      const { rows } = await IDENTITIES[target.dialect.name].execute(target.db);
      return Promise.all(
        rows.map(async ({ name }) => {
          const found = await sql<{ id: number }>`select max(id) as id from ${sql.table(name)}`.execute(target.db);
          return [name, found.rows[0]?.id ?? 0] as const;
        }),
      );
    };
    const used = new Map(await highest());
    await copy(fixture().database, target);
    await fillDatabase(target, 2);
    expect([...used.keys()].sort()).toEqual(["imports", "vehicle_overrides"]);
    expect((await highest()).filter(([table, id]) => id <= (used.get(table) ?? 0))).toEqual([]);
  });

  it("reports what the database refuses in words of this program", async () => {
    const { db } = fixture().database;
    const values = { subject: "catalogue", version: 1 };
    const refused = await db
      .insertInto("versions")
      .values(values)
      .execute()
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({
      name: "DatabaseError",
      message: expect.stringMatching(
        /^the database has a row with this key already: this is a fault of Vitrine \((?:SQLSTATE 23505, versions_pkey|SQLite code 1555)\)$/,
      ),
      cause: { message: expect.stringMatching(/unique/i) },
    });
  });
});
