// What a release's fixture holds (docs/how-to/cut-a-release.md).
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { SAVED_SCHEMA } from "../../src/adapters/database/backup/index.ts";
import { EXCLUDED_TABLES } from "../../src/adapters/database/backup/saved-tables.ts";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { runVitrine } from "../browser-support/sites/run-vitrine.ts";
import { sharedPostgresUrl } from "../postgres/shared-postgres.ts";
import { createDatabase } from "../postgres/start-postgres.ts";
import { createReleaseDatabase, type Release, RELEASES, rowsOf } from "./release-database.ts";

/** Tables and kinds of leads that came after the newest release, and why its fixture cannot have them. Empty after each release. */
const ADDED_SINCE: Readonly<Record<string, string>> = {
  held_vehicles: "1.1.0: prices that are not plausible",
  feeds: "1.1.0: feeds that the server follows",
  lead_events: "1.1.0: what happened to a lead",
  api_tokens: "1.1.0: tokens of other programs",
  vehicle_overrides: "1.1.0: what staff say of one vehicle against its feed",
  car_sale: "1.1.0: cars that the group buys",
  question: "1.1.0: questions about a vehicle",
};

const newest = (): Release => [...RELEASES.values()].at(-1) ?? expect.fail("no release has a fixture");

const valuesOf = (table: string, column: string): ReadonlySet<unknown> =>
  new Set(rowsOf(newest(), table).map((row) => row[column]));

const notAddedSince = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !Object.hasOwn(ADDED_SINCE, name));

test("every release of the change log has a fixture", () => {
  const released = readFileSync("CHANGELOG.md", "utf8").matchAll(/^## \[?([1-9]\d*\.\d+\.\d+)/gm);
  expect([...released].map(([, version]) => version).filter((version) => !RELEASES.has(version ?? ""))).toEqual([]);
});

describe("the fixture of the newest release", () => {
  test("has rows of every table; that of the migrations is made with the schema", () => {
    const tables = [...SAVED_SCHEMA.tables.map(({ name }) => name), ...Object.keys(EXCLUDED_TABLES)];
    const empty = tables.filter((table) => rowsOf(newest(), table).length === 0);
    expect(notAddedSince(empty)).toEqual(["migrations"]);
  });

  test("has leads of every kind", () => {
    const kinds = valuesOf("leads", "kind");
    expect(notAddedSince(Object.keys(LEAD_KINDS).filter((kind) => !kinds.has(kind)))).toEqual([]);
  });

  test.each<[string, string, readonly unknown[]]>([
    ["deliveries", "state", ["due", "parked", "sent"]],
    ["deliveries", "channel", ["http", "mail"]],
    ["deliveries", "purpose", ["alert", "confirmation", "dealership", "staff", "webhook"]],
    ["alerts", "kind", ["price_alert", "search_alert"]],
    ["alerts", "state", ["active", "ended", "pending"]],
    ["bookings", "calendar", ["test_drive", "tyres", "workshop"]],
    ["imports", "status", ["imported", "quarantined"]],
    ["catalogue_objects", "kind", ["brands", "employees", "lease-offers", "locations", "models", "vacancies"]],
    ["versions", "subject", ["catalogue", "content", "stock"]],
    ["settings", "name", ["content-preview-token", "purge-clock", "secret-key"]],
    ["pictures", "state", ["given_up", "held"]],
  ])("has in %s each %s", (table, column, values) => {
    expect(valuesOf(table, column)).toEqual(new Set(values));
  });

  test("has a delivery in progress, one that staff know of, a sold vehicle, and prices before a reduction", () => {
    const has = (table: string, column: string): boolean =>
      [...valuesOf(table, column)].some((value) => value !== null);
    expect(has("deliveries", "lease_owner")).toBe(true);
    expect(has("deliveries", "told_at")).toBe(true);
    expect(has("vehicles", "removed_at")).toBe(true);
    expect(has("vehicles", "prior_cents")).toBe(true);
    expect(has("alerts", "last_mailed_at")).toBe(true);
  });
});

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-release-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

type Location = { readonly dataDir: string; readonly url: string | null };

const openFolder = async (dialect: "sqlite" | "postgres"): Promise<Location> => ({
  dataDir: newFolder(),
  url: dialect === "sqlite" ? null : await createDatabase(await sharedPostgresUrl()),
});

/** Rows by table. Versions are omitted, because a restore makes new ones. */
const readRows = async (location: Location): Promise<Readonly<Record<string, readonly unknown[]>>> => {
  const database = await openDatabase(location);
  const rows: Record<string, readonly unknown[]> = {};
  for (const { name } of SAVED_SCHEMA.tables.filter((table) => table.name !== "versions"))
    rows[name] = (await sql`select * from ${sql.table(name)} order by 1, 2`.execute(database.db)).rows;
  await database.close();
  return rows;
};

describe.each([...RELEASES])("the backup of %s", (_, release) => {
  test.each(["sqlite", "postgres"] as const)(
    "is restored on %s as an upgrade leaves the database of that release",
    async (dialect) => {
      const [restored, upgraded] = [await openFolder(dialect), await openFolder(dialect)];
      const environment = { DATA_DIR: restored.dataDir, DATABASE_URL: restored.url ?? "" };
      expect(await runVitrine(environment, ["restore", release.file, "--dry-run"])).toMatchObject({ code: 0 });
      expect(await runVitrine(environment, ["restore", release.file])).toMatchObject({ code: 0 });
      await createReleaseDatabase(release, upgraded);
      expect(await readRows(restored)).toEqual(await readRows(upgraded));
    },
  );
});
