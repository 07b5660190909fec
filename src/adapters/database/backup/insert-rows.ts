import type { Kysely } from "kysely";
import type { SavedValue, TableRows } from "#application/backup/ports.ts";
import { insertAll } from "../bulk.ts";
import type { Schema } from "../schema.ts";

export const insertRows = async (transaction: Kysely<Schema>, { table, columns, rows }: TableRows): Promise<void> => {
  await insertAll(
    transaction as unknown as Kysely<Readonly<Record<string, Readonly<Record<string, SavedValue>>>>>,
    table,
    rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null]))),
  );
};
