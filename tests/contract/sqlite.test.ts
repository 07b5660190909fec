import { sql } from "kysely";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getContentPreviewToken, openDatabase } from "../../src/adapters/database/index.ts";

describe("openSqlite", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "vitrine-sqlite-"));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const file = (): string => join(dataDir, "vitrine.sqlite");

  it("uses WAL with synchronous commits and foreign keys on every connection", async () => {
    const database = await openDatabase({ dataDir, url: null });
    const session = await database.openSession();
    for (const { db } of [database, session]) {
      const ask = async (pragma: string) => (await sql.raw(`pragma ${pragma}`).execute(db)).rows[0];
      expect(await ask("journal_mode")).toEqual(expect.objectContaining({ journal_mode: "wal" }));
      expect(await ask("synchronous")).toEqual(expect.objectContaining({ synchronous: 2 }));
      expect(await ask("foreign_keys")).toEqual(expect.objectContaining({ foreign_keys: 1 }));
    }
    await session.release();
    await database.close();
  });

  it("creates its folder and leaves one valid file when closed", async () => {
    const deep = join(dataDir, "not", "there", "yet");
    await (await openDatabase({ dataDir: deep, url: null })).close();
    expect(await readdir(deep)).toEqual(["vitrine.sqlite"]);
    const plain = new DatabaseSync(join(deep, "vitrine.sqlite"), { readOnly: true });
    expect(plain.prepare("pragma integrity_check").get()).toEqual(expect.objectContaining({ integrity_check: "ok" }));
    plain.close();
  });

  it("returns rows without a prototype", async () => {
    const database = await openDatabase({ dataDir, url: null });
    await database.db.insertInto("settings").values({ name: "__proto__", value: "kept" }).execute();
    const [row] = await database.db.selectFrom("settings").selectAll().execute();
    expect(Object.getPrototypeOf(row)).toBeNull();
    expect(row?.name).toBe("__proto__");
    await database.close();
  });

  it("waits for a write of another process without blocking this one", async () => {
    const database = await openDatabase({ dataDir, url: null });
    const other = new DatabaseSync(file());
    other.exec("begin immediate");
    const insert = database.db.insertInto("settings").values({ name: "a", value: "b" }).execute();
    const session = await database.openSession();
    expect(await session.db.selectFrom("settings").selectAll().execute()).toEqual([]);
    other.exec("commit");
    await insert;
    expect(await session.db.selectFrom("settings").selectAll().execute()).toHaveLength(1);
    await session.release();
    other.close();
    await database.close();
  });

  it("reads on a connection whose write waits for another process", async () => {
    const database = await openDatabase({ dataDir, url: null });
    const other = new DatabaseSync(file());
    other.exec("begin immediate");
    const insert = database.db.insertInto("settings").values({ name: "a", value: "b" }).execute();
    const transaction = database.db
      .transaction()
      .execute((db) => db.insertInto("settings").values({ name: "c", value: "d" }).execute());
    expect(await database.db.selectFrom("settings").selectAll().execute()).toEqual([]);
    other.exec("commit");
    await Promise.all([insert, transaction]);
    expect(await database.db.selectFrom("settings").selectAll().execute()).toHaveLength(2);
    other.close();
    await database.close();
  });

  it("keeps the statements of others out of a transaction", async () => {
    const database = await openDatabase({ dataDir, url: null });
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const transaction = database.db.transaction().execute(async (db) => {
      await db.insertInto("settings").values({ name: "a", value: "b" }).execute();
      await mayEnd;
      throw new Error("rolled back");
    });
    const insert = database.db.insertInto("settings").values({ name: "c", value: "d" }).execute();
    end();
    await expect(transaction).rejects.toThrow("rolled back");
    await insert;
    expect(await database.db.selectFrom("settings").select("name").execute()).toEqual([{ name: "c" }]);
    await database.close();
  });

  it("gives a value that is there without waiting for another process", async () => {
    const database = await openDatabase({ dataDir, url: null });
    const token = await getContentPreviewToken(database);
    const other = new DatabaseSync(file());
    other.exec("begin immediate");
    expect(await getContentPreviewToken(database)).toBe(token);
    other.close();
    await database.close();
  });

  it("reports that the disk is full, and not that it has rolled back itself", async () => {
    const database = await openDatabase({ dataDir, url: null });
    await sql`pragma max_page_count = 1`.execute(database.db);
    const save = database.db.transaction().execute(async (db) => {
      await db
        .insertInto("settings")
        .values({ name: "a", value: "b".repeat(1_000_000) })
        .execute();
    });
    await expect(save).rejects.toThrow("the database cannot be written: the disk is full (SQLite code 13)");
    expect(await database.db.selectFrom("settings").selectAll().execute()).toEqual([]);
    await database.db.transaction().execute((db) => db.deleteFrom("settings").execute());
    await database.close();
  });

  it("finds damaged pages", async () => {
    const database = await openDatabase({ dataDir, url: null });
    const lines = Array.from({ length: 5_000 }, (_, index) => ({ name: `setting ${index}`, value: "x".repeat(100) }));
    for (let start = 0; start < lines.length; start += 500)
      await database.db
        .insertInto("settings")
        .values(lines.slice(start, start + 500))
        .execute();
    await database.close();
    const bytes = await readFile(file());
    await writeFile(file(), bytes.fill(0xaa, bytes.length - 2 * 8_192, bytes.length - 8_192));
    const damaged = await openDatabase({ dataDir, url: null });
    const { damage } = await damaged.dialect.findDamage(damaged.db, 10_000);
    await damaged.close();
    expect(damage).toEqual(expect.arrayContaining([expect.stringMatching(/^settings: /)]));
  });

  it("finds rows that refer to missing ones", async () => {
    const database = await openDatabase({ dataDir, url: null });
    await sql`pragma foreign_keys = off`.execute(database.db);
    const booking = { location: "bertrange", calendar: "workshop", start_at: "2026", seat: 0, end_at: "2027" };
    await database.db
      .insertInto("bookings")
      .values({ ...booking, lead_id: "gone", booked_at: "2026", mailbox: null, phone: null })
      .execute();
    const { damage } = await database.dialect.findDamage(database.db, 10_000);
    await database.close();
    expect(damage).toEqual(["bookings: 1 row refers to missing rows of leads"]);
  });

  it("rejects a file that is no database", async () => {
    await writeFile(file(), "this is a letter, not a database, and long enough to be taken for neither".repeat(20));
    await expect(openDatabase({ dataDir, url: null })).rejects.toThrow(/no database/);
  });
});
