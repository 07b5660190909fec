import { DatabaseSync } from "node:sqlite";
import type { StockRecord } from "#domain/vehicles/index.ts";
import { fold, tokenize } from "#domain/shared/index.ts";
import { COLUMN_FACETS, columnName, LIST_FACETS, SORT_COLUMNS, toCell, toKeys } from "./cells.ts";

const createTables = (database: DatabaseSync): void => {
  const facets = COLUMN_FACETS.map(({ name, kind }) => `${columnName(name)} ${kind === "one-of" ? "TEXT" : "INTEGER"}`);
  database.exec(`
    CREATE TABLE vehicle (id INTEGER PRIMARY KEY, seen INTEGER, cents INTEGER, monthly_cents INTEGER, title TEXT, trim TEXT, ${facets.join(", ")});
    CREATE TABLE listed (vehicle INTEGER, facet TEXT, key TEXT, PRIMARY KEY (vehicle, facet, key)) WITHOUT ROWID;
    CREATE TABLE word (word TEXT, vehicle INTEGER, PRIMARY KEY (word, vehicle)) WITHOUT ROWID;`);
};

/** The stock in an in-memory database, with an index on every column for search and sorting. */
export const fillDatabase = (records: Iterable<StockRecord>): DatabaseSync => {
  const database = new DatabaseSync(":memory:");
  createTables(database);
  const marks = Array.from({ length: 6 + COLUMN_FACETS.length }, () => "?").join(", ");
  const vehicle = database.prepare(`INSERT INTO vehicle VALUES (${marks})`);
  const listed = database.prepare("INSERT INTO listed VALUES (?, ?, ?)");
  const word = database.prepare("INSERT INTO word VALUES (?, ?)");
  database.exec("BEGIN");
  for (const record of records) {
    const { id, title, trim } = record;
    const seen = Date.parse(record.first_seen_at);
    const cents = record.price.purchase?.cents ?? null;
    const cells = COLUMN_FACETS.map((facet) => toCell(facet, record));
    vehicle.run(id, seen, cents, record.monthly_cents, fold(title), trim === null ? null : fold(trim), ...cells);
    for (const facet of LIST_FACETS) for (const key of toKeys(facet, record)) listed.run(id, facet.name, key);
    for (const one of new Set(tokenize(`${title} ${trim ?? ""}`))) word.run(one, id);
  }
  database.exec("COMMIT");
  database.exec("CREATE INDEX listed_by_key ON listed (facet, key, vehicle)");
  for (const column of [...SORT_COLUMNS, ...COLUMN_FACETS.map(({ name }) => columnName(name))]) {
    database.exec(`CREATE INDEX by_${column} ON vehicle (${column})`);
  }
  database.exec("ANALYZE");
  return database;
};
