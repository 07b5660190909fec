import type { FacetName, StockRecord } from "#domain/vehicles/index.ts";
import { fold, tokenize } from "#domain/shared/index.ts";
import { COLUMN_FACETS, columnName, LIST_FACETS, toCell, toKeys } from "./cells.ts";
import { loadEnginePackage } from "./engine-packages.ts";

/** The used part of `@duckdb/node-api`, which is not a package of the root. */
type Chunk = { readonly setColumns: (columns: readonly (readonly unknown[])[]) => void };
type Appender = {
  readonly appendDataChunk: (chunk: Chunk) => void;
  readonly flushSync: () => void;
  readonly closeSync: () => void;
};
export type Connection = {
  readonly run: (sql: string) => Promise<unknown>;
  readonly runAndReadAll: (sql: string) => Promise<{ readonly getRowsJS: () => readonly (readonly unknown[])[] }>;
  readonly createAppender: (table: string) => Promise<Appender>;
};
type DuckDB = {
  readonly DuckDBInstance: { create: (path: string) => Promise<{ connect: () => Promise<Connection> }> };
  readonly DuckDBDataChunk: { create: (types: readonly unknown[]) => Chunk };
} & Readonly<Record<"BOOLEAN" | "DOUBLE" | "INTEGER" | "VARCHAR", unknown>>;

/** Rows of a DuckDB chunk. */
const CHUNK = 2048;

export const keyColumn = (facet: FacetName, key: string): string => `"${columnName(facet)}:${key}"`;

/** A column for each key of each facet of several values. */
export const KEY_COLUMNS = LIST_FACETS.flatMap((facet) =>
  facet.keys.map((key) => ({ facet, key, column: keyColumn(facet.name, key) })),
);

type Column = {
  readonly name: string;
  readonly type: "BOOLEAN" | "DOUBLE" | "INTEGER" | "VARCHAR";
  readonly read: (record: StockRecord) => unknown;
};

const facetColumn = (facet: (typeof COLUMN_FACETS)[number]): Column => ({
  name: columnName(facet.name),
  type: facet.kind === "flag" ? "BOOLEAN" : facet.kind === "range" ? "INTEGER" : "VARCHAR",
  read: (record) => (facet.kind === "flag" ? toCell(facet, record) === 1 : toCell(facet, record)),
});

const COLUMNS: readonly Column[] = [
  { name: "id", type: "INTEGER", read: ({ id }) => id },
  { name: "seen", type: "DOUBLE", read: ({ first_seen_at }) => Date.parse(first_seen_at) },
  { name: "cents", type: "INTEGER", read: ({ price }) => price.purchase?.cents ?? null },
  { name: "monthly_cents", type: "INTEGER", read: ({ monthly_cents }) => monthly_cents },
  { name: "title", type: "VARCHAR", read: ({ title }) => fold(title) },
  { name: "trim", type: "VARCHAR", read: ({ trim }) => (trim === null ? null : fold(trim)) },
  ...COLUMN_FACETS.map(facetColumn),
  ...KEY_COLUMNS.map(
    ({ facet, key, column }): Column => ({
      name: column.slice(1, -1),
      type: "BOOLEAN",
      read: (record) => toKeys(facet, record).includes(key),
    }),
  ),
];

const WORD_COLUMNS = [
  { name: "word", type: "VARCHAR" },
  { name: "vehicle", type: "INTEGER" },
] as const;

/** Collects rows and appends them in chunks, column by column. */
const createLoader = async (
  duckdb: DuckDB,
  connection: Connection,
  table: string,
  types: readonly Column["type"][],
) => {
  const appender = await connection.createAppender(table);
  let columns: unknown[][] = types.map(() => []);
  const flush = (): void => {
    if (columns[0]?.length === 0) return;
    const chunk = duckdb.DuckDBDataChunk.create(types.map((type) => duckdb[type]));
    chunk.setColumns(columns);
    appender.appendDataChunk(chunk);
    columns = types.map(() => []);
  };
  return {
    add(row: readonly unknown[]): void {
      for (const [at, cell] of row.entries()) columns[at]?.push(cell);
      if (columns[0]?.length === CHUNK) flush();
    },
    finish(): void {
      flush();
      appender.flushSync();
      appender.closeSync();
    },
  };
};

const createTable = (connection: Connection, table: string, columns: readonly Pick<Column, "name" | "type">[]) =>
  connection.run(`CREATE TABLE ${table} (${columns.map(({ name, type }) => `"${name}" ${type}`).join(", ")})`);

/** Enums, which DuckDB groups by without reading strings. */
const makeEnum = async (connection: Connection, name: FacetName): Promise<void> => {
  const column = columnName(name);
  const known = `SELECT DISTINCT ${column} FROM vehicle WHERE ${column} IS NOT NULL ORDER BY 1`;
  await connection.run(`CREATE TYPE t_${column} AS ENUM (${known})`);
  await connection.run(`ALTER TABLE vehicle ALTER ${column} TYPE t_${column}`);
};

/**
 * The stock in an in-memory database: a column for each facet and each piece of equipment, and the words of titles
 * and trims.
 */
export const fillDuckDB = async (records: Iterable<StockRecord>): Promise<Connection> => {
  const duckdb = loadEnginePackage("@duckdb/node-api") as DuckDB;
  const connection = await (await duckdb.DuckDBInstance.create(":memory:")).connect();
  await createTable(connection, "vehicle", COLUMNS);
  await createTable(connection, "word", WORD_COLUMNS);
  const vehicles = await createLoader(
    duckdb,
    connection,
    "vehicle",
    COLUMNS.map(({ type }) => type),
  );
  const written = await createLoader(
    duckdb,
    connection,
    "word",
    WORD_COLUMNS.map(({ type }) => type),
  );
  for (const record of records) {
    vehicles.add(COLUMNS.map(({ read }) => read(record)));
    for (const one of new Set(tokenize(`${record.title} ${record.trim ?? ""}`))) written.add([one, record.id]);
  }
  vehicles.finish();
  written.finish();
  for (const { name, kind } of COLUMN_FACETS) if (kind === "one-of") await makeEnum(connection, name);
  return connection;
};
