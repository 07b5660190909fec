import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../src/adapters/database/index.ts";
import { openPostgres } from "../../src/adapters/database/dialects/postgres.ts";
import { openSqlite } from "../../src/adapters/database/dialects/sqlite.ts";
import { MIGRATIONS } from "../../src/adapters/database/migrations/index.ts";
import type { DatabaseOptions } from "../contract/on-both-dialects.ts";

const FOLDER = join(import.meta.dirname, "..", "fixtures", "releases");

type Row = Readonly<Record<string, string | number | null>>;

/** What a release has written: `scripts/release-fixture`. Bytes are base64. */
export type Release = {
  /** Its backup. */
  readonly file: string;
  readonly schema: string;
  readonly createdAt: Date;
  /** Rows by table, those that no backup holds too. */
  readonly rows: ReadonlyMap<string, readonly Row[]>;
};

type Header = { readonly schema: string; readonly created_at: string };
type TableLine = { readonly table: string; readonly columns: readonly string[] };
type RowLine = readonly (string | number | null)[];

const readRelease = (version: string): Release => {
  const file = join(FOLDER, `${version}.zst`);
  const lines = zstdDecompressSync(readFileSync(file)).toString().trimEnd().split("\n");
  const [header, ...others] = lines.slice(0, -1).map((line) => JSON.parse(line) as unknown);
  const { schema, created_at } = header as Header;
  const rows = new Map<string, Row[]>();
  let current: TableLine | null = null;
  for (const line of others as readonly (TableLine | RowLine)[]) {
    if ("table" in line) {
      current = line;
      rows.set(line.table, []);
    } else if (current !== null) {
      rows
        .get(current.table)
        ?.push(Object.fromEntries(current.columns.map((name, index) => [name, line[index] ?? null])));
    }
  }
  const leftOut = JSON.parse(readFileSync(join(FOLDER, `${version}.left-out.json`), "utf8")) as Record<string, Row[]>;
  for (const [table, added] of Object.entries(leftOut)) rows.set(table, added);
  return { file, schema, createdAt: new Date(created_at), rows };
};

const compareVersions = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });

/** By version, the oldest first. */
export const RELEASES: ReadonlyMap<string, Release> = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".zst"))
    .map((name) => name.slice(0, -".zst".length))
    .sort(compareVersions)
    .map((version) => [version, readRelease(version)]),
);

export const rowsOf = ({ rows }: Release, table: string): readonly Row[] => rows.get(table) ?? [];

const migrateTo = async (db: Kysely<unknown>, { dialect }: Database, schema: string): Promise<void> => {
  await sql`create table migrations (name text primary key, run_at text not null)`.execute(db);
  for (const [name, migration] of Object.entries(MIGRATIONS)) {
    await migration(db, dialect);
    await sql`insert into migrations (name, run_at) values (${name}, '2026-11-27')`.execute(db);
    if (name === schema) return;
  }
  throw new Error(`no migration is named ${schema}`);
};

const insertRows = async (db: Kysely<Record<string, object>>, { rows }: Release): Promise<void> => {
  const tables = await db.introspection.getTables();
  for (const [name, values] of rows) {
    const columns = tables.find((table) => table.name === name)?.columns ?? [];
    const binary = columns.filter(({ dataType }) => /^(?:blob|bytea)$/i.test(dataType)).map((column) => column.name);
    const toBytes = (row: Row): object => ({
      ...row,
      ...Object.fromEntries(binary.map((column) => [column, Buffer.from(String(row[column]), "base64")])),
    });
    for (const row of values) await db.insertInto(name).values(toBytes(row)).execute();
  }
};

/** Creates a database as a site of this release has it, with its schema. The program of today migrates it. */
export const createReleaseDatabase = async (release: Release, { dataDir, url }: DatabaseOptions): Promise<void> => {
  const database = url === null ? await openSqlite(dataDir) : await openPostgres(url);
  try {
    await database.db.transaction().execute(async (transaction) => {
      await migrateTo(transaction as unknown as Kysely<unknown>, database, release.schema);
      await insertRows(transaction as unknown as Kysely<Record<string, object>>, release);
      await database.dialect.continueIdentities(transaction);
    });
  } finally {
    await database.close();
  }
};
