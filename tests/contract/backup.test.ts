import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { checkBackup, createBackup, restoreBackup } from "#application/backup/index.ts";
import { createBackupStore, SAVED_SCHEMA } from "../../src/adapters/database/backup/index.ts";
import { EXCLUDED_TABLES, SAVED_TABLES } from "../../src/adapters/database/backup/saved-tables.ts";
import {
  createSharedSettings,
  createStockWriter,
  type Database,
  openDatabase,
} from "../../src/adapters/database/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { createBackupFormat } from "../../src/adapters/formats/backup/index.ts";
import { FILE_BYTES, fillDatabase } from "../builders/full-database.ts";
import { aLead, deliveriesOf, NOON } from "../builders/stored-lead.ts";
import { createDatabase } from "../postgres/start-postgres.ts";
import { onBothDialects } from "./on-both-dialects.ts";
import { readSavedRows } from "./saved-rows.ts";
import { anImportRecord } from "./stock-rows.ts";

const BACKUP_FORMAT = createBackupFormat(null);

const clock = { now: () => NOON };

const backUp = async (database: Database): Promise<Buffer> => {
  let file = Buffer.alloc(0);
  const deps = { store: createBackupStore(database), format: BACKUP_FORMAT, clock, program: "1.2.3" };
  await createBackup(deps, async (content) => {
    file = await buffer(content);
  });
  return file;
};

const restore = async (database: Database, file: Buffer, { mayReplace = false, isDryRun = false } = {}) => {
  const open = async function* () {
    yield file;
  };
  const reading = { format: BACKUP_FORMAT, open, schema: SAVED_SCHEMA, openOlder: async () => null };
  const checked = await checkBackup(reading);
  if (!checked.ok) return checked;
  return restoreBackup(createBackupStore(database), checked.value, { mayReplace, isDryRun });
};

const savedTables = SAVED_TABLES.map(({ name }) => name);

const saveLead = async (database: Database): Promise<string> => {
  const lead = aLead();
  const leads = createLeadRepository(database);
  await leads.store.save(lead, deliveriesOf(lead));
  await leads.close();
  return lead.reference;
};

const countLeads = async ({ db }: Database): Promise<number> =>
  (await db.selectFrom("leads").select("id").execute()).length;

onBothDialects("a backup", (fixture) => {
  let folder: string;
  const opened: Database[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "backup-"));
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

  it("names each table of the schema with its columns, or leaves it out for a reason", async () => {
    const tables = await fixture().database.db.introspection.getTables({ withInternalKyselyTables: true });
    const columns = new Map(tables.map((table) => [table.name, table.columns.map(({ name }) => name).sort()]));
    const leftOut = Object.keys(EXCLUDED_TABLES);
    expect([...columns.keys()].sort()).toEqual([...savedTables, ...leftOut].sort());
    for (const table of SAVED_TABLES) expect(Object.keys(table.columns).sort()).toEqual(columns.get(table.name));
  });

  it.each(["sqlite", "postgres"])("restores every row on %s, the files of leads byte for byte", async (dialect) => {
    const { database } = fixture();
    const before = await readSavedRows(database);
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    const target = await openEmpty(dialect);
    expect(await restore(target, await backUp(database))).toMatchObject({ ok: true });
    expect(await readSavedRows(target)).toEqual(before);
    const files = await target.db.selectFrom("uploads").select("content").execute();
    expect(files.map(({ content }) => Buffer.from(content).equals(FILE_BYTES))).toEqual([true]);
  });

  it("gives new imports and versions numbers after those of the backup and of the database", async () => {
    const file = await backUp(fixture().database);
    const target = await openEmpty(fixture().database.dialect.name);
    await target.db.insertInto("versions").values({ subject: "stock", version: 40 }).execute();
    await restore(target, file);
    const versions = await target.db.selectFrom("versions").selectAll().orderBy("subject").execute();
    expect(versions).toEqual([
      { subject: "catalogue", version: 5 },
      { subject: "feeds", version: 2 },
      { subject: "stock", version: 41 },
    ]);
    const writer = createStockWriter(target, clock);
    await writer.recordImport(anImportRecord());
    expect((await writer.listImports(5)).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it("shows one moment: a lead that is saved while it is written is not in it", async () => {
    const { database } = fixture();
    const store = createBackupStore(database);
    let reference = "";
    const deps = { store, format: BACKUP_FORMAT, clock, program: "1.2.3" };
    const { rows } = await createBackup(deps, async (content) => {
      for await (const _ of content) reference ||= await saveLead(database);
    });
    expect([reference === "", rows.get("leads"), await countLeads(database)]).toEqual([false, 1, 2]);
  });

  it("replaces data only where that is allowed, and leaves what it does not hold", async () => {
    const { database } = fixture();
    const before = await readSavedRows(database);
    const file = await backUp(database);
    await saveLead(database);
    await createSharedSettings(database).put("secret-key", "of the running site");
    const refused = await restore(database, file);
    expect(refused).toMatchObject({ ok: false, error: { type: "data" } });
    expect(await countLeads(database)).toBe(2);
    expect(await restore(database, file, { mayReplace: true, isDryRun: true })).toMatchObject({ ok: true });
    expect(await countLeads(database)).toBe(2);
    const replaced = await restore(database, file, { mayReplace: true });
    expect(replaced).toMatchObject({ ok: true, value: { keysChanged: true } });
    expect(await readSavedRows(database)).toEqual(before);
    const stashed = await database.db.selectFrom("uploads").select("id").where("lead_id", "is", null).execute();
    expect(stashed).toHaveLength(1);
  });

  it("leaves the database as it was when the file is not to its end as it was checked", async () => {
    const { database } = fixture();
    const file = await backUp(database);
    await saveLead(database);
    const before = await readSavedRows(database);
    const cut = file.subarray(0, file.length - 1);
    expect(await restore(database, cut, { mayReplace: true })).toMatchObject({ ok: false, error: { type: "fault" } });
    const readings = [file, cut];
    const open = async function* () {
      yield readings.shift() ?? cut;
    };
    const reading = { format: BACKUP_FORMAT, open, schema: SAVED_SCHEMA, openOlder: async () => null };
    const checked = await checkBackup(reading);
    if (!checked.ok) throw new Error("the file was complete when it was checked");
    const options = { mayReplace: true, isDryRun: false };
    const restored = await restoreBackup(createBackupStore(database), checked.value, options);
    expect(restored).toMatchObject({ ok: false, error: { type: "fault" } });
    expect(await readSavedRows(database)).toEqual(before);
  });

  it("fails no form that is sent while it is restored", async () => {
    const { database, openAnother } = fixture();
    const node = await openAnother();
    const file = await backUp(database);
    const restored = restore(database, file, { mayReplace: true });
    const saved = Array.from({ length: 20 }, () => saveLead(node));
    expect((await Promise.all(saved)).filter((reference) => reference !== "")).toHaveLength(20);
    expect(await restored).toMatchObject({ ok: true });
  });
});
