import type { RowCounts } from "#application/backup/ports.ts";
import { EXCLUDED_TABLES } from "../../adapters/database/backup/index.ts";
import type { DrillReport } from "./drill.ts";

/** `isPostgres`: the site's own database is one. */
export type DrillContext = { readonly file: string; readonly seconds: number; readonly isPostgres: boolean };

const number = new Intl.NumberFormat("en-GB");

const COUNTED: Readonly<Record<string, string>> = {
  vehicles: "vehicles",
  leads: "leads",
  bookings: "appointments",
  uploads: "files of leads",
  alerts: "alerts",
};

const countText = (rows: RowCounts): string =>
  Object.entries(COUNTED)
    .map(([table, name]) => `${number.format(rows.get(table) ?? 0)} ${name}`)
    .join(", ");

const POSTGRES_NOTE =
  "note  PostgreSQL: the rows were restored into SQLite, from which `restore` writes the same ones to PostgreSQL. That its server has " +
  "the room and the rights for them is not proved here, and dumps of pg_dump are not looked at";

/** One line per check. */
export const drillSummary = (report: DrillReport, { file, seconds, isPostgres }: DrillContext): string => {
  const { header, bytes, isEncrypted, rows, restored, keys, problems } = report;
  const total = [...rows.values()].reduce((sum, count) => sum + count, 0);
  const state = isEncrypted ? "encrypted" : "not encrypted";
  const lines = [
    `ok    file: ${file}, ${number.format(bytes)} bytes, ${state}, read to its end and unchanged`,
    `ok    made at ${header.createdAt} by Vitrine ${header.program}, schema ${header.schema}`,
    ...(problems.length === 0
      ? [
          `ok    restored into a scratch database and opened again: no damage, ${number.format(total)} rows as the file counts them`,
          `ok    ${countText(restored)}`,
          `ok    keys: ${keys.length === 0 ? "SECRET_KEY of the environment" : keys.join(", ")}`,
        ]
      : problems.map((problem) => `fix   ${problem}`)),
    ...Object.entries(EXCLUDED_TABLES).map(([table, reason]) => `note  not in a backup: ${table} (${reason})`),
    ...(isPostgres ? [POSTGRES_NOTE] : []),
    `${problems.length === 0 ? "ok  " : "fix "}  ${seconds.toFixed(1)} s; the scratch folder is removed`,
  ];
  return lines.map((line) => `${line}\n`).join("");
};

export const drillJson = (report: DrillReport, { file, seconds, isPostgres }: DrillContext): object => ({
  file,
  bytes: report.bytes,
  encrypted: report.isEncrypted,
  created_at: report.header.createdAt,
  program: report.header.program,
  schema: report.header.schema,
  rows: Object.fromEntries(report.rows),
  restored: Object.fromEntries(report.restored),
  keys: report.keys,
  not_in_backup: EXCLUDED_TABLES,
  restored_into: "sqlite",
  database: isPostgres ? "postgres" : "sqlite",
  seconds,
  problems: report.problems,
});
