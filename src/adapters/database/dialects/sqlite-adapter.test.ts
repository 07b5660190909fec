import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sqliteAdapter } from "./sqlite-adapter.ts";

describe("node:sqlite for Kysely", () => {
  let connection: DatabaseSync;
  beforeEach(() => {
    connection = new DatabaseSync(":memory:");
    connection.exec("create table t (n integer, word text)");
  });
  afterEach(() => connection.close());

  it("tells statements that give rows from those that do not", () => {
    const adapter = sqliteAdapter(connection);
    expect(adapter.prepare("select * from t").reader).toBe(true);
    expect(adapter.prepare("insert into t values (1, 'a') returning n").reader).toBe(true);
    expect(adapter.prepare("insert into t values (1, 'a')").reader).toBe(false);
  });

  it("gives rows without a prototype, so that a column may have any name", () => {
    const [row] = sqliteAdapter(connection).prepare("select 1 as constructor").all([]);
    expect(Object.getPrototypeOf(row)).toBeNull();
  });

  it("writes a boolean as 0 or 1 and says what was changed", () => {
    const adapter = sqliteAdapter(connection);
    expect(adapter.prepare("insert into t values (?, ?)").run([true, null])).toEqual({
      changes: 1,
      lastInsertRowid: 1,
    });
    expect(adapter.prepare("select n from t").all([])).toEqual([expect.objectContaining({ n: 1 })]);
  });

  it("walks rows undisturbed by the same statement run meanwhile", () => {
    const adapter = sqliteAdapter(connection);
    for (let n = 0; n < 3; n += 1) adapter.prepare("insert into t values (?, 'x')").run([n]);
    const seen: unknown[] = [];
    for (const row of adapter.prepare("select n from t order by n").iterate([])) {
      expect(adapter.prepare("select n from t order by n").all([])).toHaveLength(3);
      seen.push((row as { n: number }).n);
    }
    expect(seen).toEqual([0, 1, 2]);
  });

  it("keeps working over more statements than it keeps", () => {
    const adapter = sqliteAdapter(connection);
    const answers = Array.from({ length: 700 }, (_, n) => adapter.prepare(`select ${n % 350} as n`).all([])[0]);
    expect(answers[699]).toEqual(expect.objectContaining({ n: 349 }));
  });
});
