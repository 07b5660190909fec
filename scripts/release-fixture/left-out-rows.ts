import { writeFileSync } from "node:fs";
import { sql } from "kysely";
import { EXCLUDED_TABLES } from "../../src/adapters/database/backup/saved-tables.ts";
import { createDraftFocusStore, type Database, openDatabase } from "../../src/adapters/database/index.ts";

const HELD = {
  url: "https://photos.alzette-automobiles.example/1.jpg",
  state: "held",
  attempts: 1,
  last_error: null,
  hash: "0".repeat(64),
  bytes: 60_000,
  width: 1500,
  height: 1000,
  colour: "#1e4f93",
  seen_version: 3,
  unwanted_since: null,
} as const;

const REFUSED = {
  ...HELD,
  url: "https://photos.alzette-automobiles.example/2.jpg",
  state: "given_up",
  attempts: 12,
  last_error: "HTTP 404",
  hash: null,
  bytes: null,
  width: null,
  height: null,
  colour: null,
} as const;

/** Not part of the shipped markets: pictures from feeds, and drafts opened by editors. */
const addRows = async (database: Database, now: Date): Promise<void> => {
  await createDraftFocusStore(database, { now: () => now }).save(["area of a picture"]);
  const next_attempt_at = now.toISOString();
  const pictures = [HELD, REFUSED].map((picture) => ({ ...picture, next_attempt_at }));
  await database.db.insertInto("pictures").values(pictures).execute();
};

/** Writes rows of the tables that no backup holds, as JSON: an upgrade migrates them too. A server has the name `vitrine:1`. */
export const saveLeftOutRows = async (dataDir: string, file: string, now: Date): Promise<void> => {
  const database = await openDatabase({ dataDir, url: null });
  await addRows(database, now);
  const tables: Record<string, readonly object[]> = {};
  for (const table of Object.keys(EXCLUDED_TABLES).filter((name) => name !== "migrations")) {
    const { rows } = await sql<object>`select * from ${sql.table(table)} order by 1 limit 6`.execute(database.db);
    tables[table] = table === "nodes" ? rows.map((row) => ({ ...row, name: "vitrine:1" })) : rows;
  }
  await database.close();
  writeFileSync(file, `${JSON.stringify(tables, null, 2)}\n`);
};
