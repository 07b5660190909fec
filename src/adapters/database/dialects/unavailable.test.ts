import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mkdtempSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { isPostgresUnavailable, isSqliteUnavailable } from "./unavailable.ts";

const folder = mkdtempSync(join(tmpdir(), "unavailable-"));

afterAll(() => rmSync(folder, { recursive: true }));

const errorOf = (action: () => unknown): unknown => {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
};

describe("an error of SQLite", () => {
  const file = join(folder, "test.sqlite");
  const database = new DatabaseSync(file);
  database.exec("create table pets (name text primary key) strict");

  it("means unavailable when the file is locked or cannot be opened", () => {
    const other = new DatabaseSync(file, { timeout: 0 });
    database.exec("begin exclusive");
    expect(isSqliteUnavailable(errorOf(() => other.exec("insert into pets values ('Rex')")))).toBe(true);
    database.exec("rollback");
    other.close();
    expect(isSqliteUnavailable(errorOf(() => new DatabaseSync(join(folder, "no", "test.sqlite"))))).toBe(true);
  });

  it("means something else when the statement is wrong or violates a constraint", () => {
    database.exec("insert into pets values ('Rex')");
    for (const statement of ["selec 1", "select * from cats", "insert into pets values ('Rex')"]) {
      expect([statement, isSqliteUnavailable(errorOf(() => database.exec(statement)))]).toEqual([statement, false]);
    }
    expect(isSqliteUnavailable("no error")).toBe(false);
  });
});

const withCode = (code: string): Error => Object.assign(new Error("a message of the server"), { code });

describe("an error of PostgreSQL", () => {
  it("means unavailable when nothing listens, or when the connection ends before an answer", async () => {
    const server = createServer((socket) => socket.destroy());
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const connect = () =>
      new Client({ host: "127.0.0.1", port, user: "nobody" }).connect().catch((error: unknown) => error);
    expect(isPostgresUnavailable(await connect())).toBe(true);
    await new Promise((closed) => server.close(closed));
    expect(isPostgresUnavailable(await connect())).toBe(true);
  });

  it.each(["08006", "25006", "53300", "57P01", "57P02", "57P03"])("means unavailable with the state %s", (code) => {
    expect(isPostgresUnavailable(withCode(code))).toBe(true);
  });

  it.each(["23505", "42P01", "42601", "57014", "40001", "22P02"])("means something else with the state %s", (code) => {
    expect(isPostgresUnavailable(withCode(code))).toBe(false);
  });

  it("means something else without a state, and in other words than the driver's", () => {
    expect(isPostgresUnavailable(new RangeError("the database holds 9, more than a number can"))).toBe(false);
    expect(isPostgresUnavailable(null)).toBe(false);
  });
});
