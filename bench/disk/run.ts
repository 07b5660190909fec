// `npm run bench:disk -- --days 365`: what a year of daily feeds leaves on the disk of a site with SQLite. Each day some
// cars are sold, as many come, and some have another price; the clock is that of the day.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { loadProfile, readSource } from "../../src/adapters/feeds/index.ts";
import { createFeedImport, type FeedImport } from "../../src/application/imports/index.ts";
import { feedImportAdapters } from "../../src/shared-container/imports.ts";

const { values: flags } = parseArgs({
  options: {
    days: { type: "string", default: "365" },
    /** Cars that are sold, and that come, each day. */
    sold: { type: "string", default: "16" },
    /** Cars whose price changes each day. */
    repriced: { type: "string", default: "36" },
  },
});

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse("2026-01-01T06:00:00Z");
const ROOT = join(import.meta.dirname, "..", "..");

const [HEAD = "", ...ROWS] = readFileSync(join(ROOT, "demo", "group", "feeds", "vehicles.csv"), "utf8")
  .trimEnd()
  .split("\n");
const PRICE = HEAD.split(",").indexOf("price.purchase.cents");

/** The row of a car that comes: one of the first stock under a number of its own. */
const newRow = (number: number): string =>
  (ROWS[number % ROWS.length] ?? "").replace(/^\d+/, String(1_000_000 + number));

const repriced = (row: string): string => {
  const cells = row.split(",");
  if (/^\d+$/.test(cells[PRICE] ?? "")) cells[PRICE] = String(Number(cells[PRICE]) - 10_000);
  return cells.join(",");
};

/** The stock of a day from that of the day before. */
const nextStock = (stock: readonly string[], day: number): readonly string[] => {
  const sold = Number(flags.sold);
  const left = stock
    .slice(sold)
    .map((row, n) => (n % 20 === day % 20 && n < 20 * Number(flags.repriced) ? repriced(row) : row));
  return [...left, ...Array.from({ length: sold }, (_, n) => newRow(day * sold + n))];
};

const TABLES = ["vehicles", "price_history", "imports", "stock_undo", "stock_undo_vehicles"];

const countRows = async ({ db }: Database): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
};

const megabytes = (file: string): number =>
  Number(((statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 1_000_000).toFixed(1));

const importDay = async (importFeed: FeedImport, file: string): Promise<void> => {
  const profile = await loadProfile("vitrine");
  if (!profile.ok) throw new Error(profile.error.join("; "));
  const request = { profile: profile.value, feed: "vitrine", dryRun: false, force: false, reportPath: null };
  const opened = { bytes: readSource(file, { stdin: process.stdin }) };
  const { status, reason } = await importFeed({ ...request, alwaysCountsHosts: false }, opened, () => undefined);
  if (status !== "imported") throw new Error(`the import is ${status}: ${reason}`);
};

const folder = mkdtempSync(join(tmpdir(), "vitrine-disk-"));
const dataDir = join(folder, "data");
mkdirSync(dataDir, { mode: 0o700 });
const database = await openDatabase({ dataDir, url: null });
try {
  let now = FIRST_DAY;
  let logMegabytes = 0;
  const importFeed = createFeedImport(feedImportAdapters(database, { now: () => new Date(now) }));
  const file = join(folder, "stock.csv");
  let stock: readonly string[] = ROWS;
  const lines: object[] = [];
  const days = Number(flags.days);
  for (let day = 0; day <= days; day += 1) {
    now = FIRST_DAY + day * DAY_MS;
    if (day > 0) stock = nextStock(stock, day);
    writeFileSync(file, `${[HEAD, ...stock].join("\n")}\n`);
    await importDay(importFeed, file);
    logMegabytes = Math.max(logMegabytes, megabytes(join(dataDir, "vitrine.sqlite-wal")));
    if (day === 0 || day === days || day % Math.max(1, Math.floor(days / 6)) === 0) {
      await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
      const size = megabytes(join(dataDir, "vitrine.sqlite"));
      lines.push({ day, database_mb: size, log_mb_most: logMegabytes, ...(await countRows(database)) });
    }
  }
  console.table(lines);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
