import { sql } from "kysely";
import { expect, it } from "vitest";
import { type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { onBothDialects } from "./on-both-dialects.ts";

onBothDialects("openDatabase", (fixture) => {
  it("applies each migration once", async () => {
    const again = await fixture().openAnother();
    const runs = await sql<{ name: string }>`select name from migrations order by name`.execute(again.db);
    const names = runs.rows.map(({ name }) => name);
    expect(names).toContain("0001_stock");
    expect(new Set(names).size).toBe(names.length);
  });

  it("creates the schema once for concurrent calls", async () => {
    const options = await fixture().createEmpty();
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase(options)));
    expect(await opened[5]?.db.selectFrom("vehicles").selectAll().execute()).toEqual([]);
    await Promise.all(opened.map((database) => database.close()));
  });

  it("rejects a newer schema", async () => {
    const later = await fixture().createEmpty();
    const database = await openDatabase(later);
    await sql`insert into migrations (name, run_at) values ('9999_later', 'then')`.execute(database.db);
    await database.close();
    await expect(openDatabase(later)).rejects.toThrow("newer Vitrine: it has migration 9999_later");
  });

  it("returns integers up to 2^53 and throws for larger ones", async () => {
    const { db } = fixture().database;
    const exact = await sql<{ n: number }>`select cast(9007199254740991 as bigint) as n`.execute(db);
    expect(exact.rows[0]?.n).toBe(9_007_199_254_740_991);
    await expect(sql`select cast(9007199254740993 as bigint) as n`.execute(db)).rejects.toThrow(RangeError);
  });

  it("rolls back a transaction with a failed statement", async () => {
    const { db } = fixture().database;
    const broken = db.transaction().execute(async (transaction) => {
      await transaction.insertInto("settings").values({ name: "a", value: "1" }).execute();
      await transaction.insertInto("settings").values({ name: "a", value: "2" }).execute();
    });
    await expect(broken).rejects.toThrow(/has a row with this key/);
    expect(await db.selectFrom("settings").selectAll().execute()).toEqual([]);
  });

  it("finds no damage in a database that is well, and names the tables that it had no time for", async () => {
    const { db, dialect } = fixture().database;
    expect(await dialect.findDamage(db, 10_000)).toEqual({ damage: [], unchecked: [] });
    const { damage, unchecked } = await dialect.findDamage(db, 0);
    expect(damage).toEqual([]);
    expect(unchecked).toEqual(expect.arrayContaining(["leads", "vehicles", "settings"]));
  });

  it("enforces foreign keys", async () => {
    const { db } = fixture().database;
    const orphan = db.insertInto("price_history").values({ vehicle_id: 5, seen_at: "2026-01-01", cents: 1 }).execute();
    await expect(orphan).rejects.toThrow(/lacks a row that another refers to/);
  });

  it("handles concurrent writes through several connections", async () => {
    const { database, openAnother: another } = fixture();
    const nodes = [database, await another(), await another()];
    const write = ({ db }: Database, name: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await transaction.selectFrom("settings").selectAll().execute();
        await transaction.insertInto("settings").values({ name, value: "" }).execute();
      });
    await Promise.all(
      nodes.flatMap((node, n) => Array.from({ length: 20 }, (_, options) => write(node, `${n}-${options}`))),
    );
    expect(await database.db.selectFrom("settings").select("name").execute()).toHaveLength(60);
  });

  it("grants a lock to one holder at a time", async () => {
    const { database, openAnother: another } = fixture();
    const node = await another();
    const lock = await database.tryLock("stock-import");
    expect(lock).not.toBeNull();
    expect(await node.tryLock("stock-import")).toBeNull();
    expect(await database.tryLock("stock-import")).toBeNull();
    await lock?.release();
    const next = await node.tryLock("stock-import");
    expect(next).not.toBeNull();
    await next?.release();
  });
});
