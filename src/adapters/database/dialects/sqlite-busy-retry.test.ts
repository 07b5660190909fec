import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSqliteAdapter } from "./sqlite-busy-retry.ts";

describe("createSqliteAdapter", () => {
  let connection: DatabaseSync;
  beforeEach(() => {
    connection = new DatabaseSync(":memory:");
    connection.exec("create table t (n integer, word text)");
  });
  afterEach(() => connection.close());

  it("marks statements that return rows as readers", () => {
    const adapter = createSqliteAdapter(connection);
    expect(adapter.prepare("select * from t").reader).toBe(true);
    expect(adapter.prepare("insert into t values (1, 'a') returning n").reader).toBe(true);
    expect(adapter.prepare("insert into t values (1, 'a')").reader).toBe(false);
  });

  it("returns rows without a prototype, so that a column may have any name", () => {
    const [row] = createSqliteAdapter(connection).prepare("select 1 as constructor").all([]);
    expect(Object.getPrototypeOf(row)).toBeNull();
  });

  it("writes a boolean as 0 or 1 and reports the changes", () => {
    const adapter = createSqliteAdapter(connection);
    expect(adapter.prepare("insert into t values (?, ?)").run([true, null])).toEqual({
      changes: 1,
      lastInsertRowid: 1,
    });
    expect(adapter.prepare("select n from t").all([])).toEqual([expect.objectContaining({ n: 1 })]);
  });

  it("iterates rows while the same statement runs again", () => {
    const adapter = createSqliteAdapter(connection);
    for (let n = 0; n < 3; n += 1) adapter.prepare("insert into t values (?, 'x')").run([n]);
    const seen: unknown[] = [];
    for (const row of adapter.prepare("select n from t order by n").iterate([])) {
      expect(adapter.prepare("select n from t order by n").all([])).toHaveLength(3);
      seen.push((row as { n: number }).n);
    }
    expect(seen).toEqual([0, 1, 2]);
  });

  it("handles more statements than it caches", () => {
    const adapter = createSqliteAdapter(connection);
    const answers = Array.from({ length: 700 }, (_, n) => adapter.prepare(`select ${n % 350} as n`).all([])[0]);
    expect(answers[699]).toEqual(expect.objectContaining({ n: 349 }));
  });
});
