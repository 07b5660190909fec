import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createStockReader,
  createStockWriter,
  openDatabase,
  type Database,
} from "../../src/adapters/database/index.ts";
import { loadProfile, readFeed, storeFeed } from "../../src/adapters/feeds/index.ts";
import { sha256Digest } from "../../src/adapters/signing/index.ts";
import {
  DEFAULT_IMPORT_GUARDS,
  type FeedProfile,
  type ImportReport,
  type RowIssue,
} from "../../src/domain/imports/index.ts";
import type { Vehicle } from "../../src/domain/vehicles/index.ts";
import { copyEmptyDatabase } from "../builders/empty-database.ts";
import { withDecidedNumbers } from "#application/imports/decided-numbers.ts";
import { importVehicles } from "../../src/application/imports/vehicles/import-vehicles.ts";

const fixtures = join(import.meta.dirname, "../fixtures/feeds");

const clock = { now: () => new Date("2026-11-21T08:00:00Z") };

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-"));
  await copyEmptyDatabase(folder);
  database = await openDatabase({ dataDir: folder, url: null });
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const loadProfileOrThrow = async (name: string): Promise<FeedProfile> => {
  const profile = await loadProfile(name);
  if (!profile.ok) throw new Error(profile.error.join("\n"));
  return profile.value;
};

type ImportOptions = {
  readonly profile?: string;
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly onIssue?: (issue: RowIssue) => void;
};

const importFeed = async (feed: Uint8Array | string, options: ImportOptions = {}): Promise<ImportReport> => {
  const profile = await loadProfileOrThrow(options.profile ?? "vitrine");
  const bytes = typeof feed === "string" ? Buffer.from(feed) : feed;
  const pieces = (async function* () {
    for (let at = 0; at < bytes.length; at += 512) yield bytes.subarray(at, at + 512);
  })();
  const reading = { profile, bytes: pieces, lenient: options.force ?? false };
  return withDecidedNumbers({ storeFeed, readFeed, clock }, reading, (decided) =>
    importVehicles({
      ...decided,
      feed: profile.name,
      profile,
      stock: createStockWriter(database, clock),
      clock,
      digest: sha256Digest,
      guards: DEFAULT_IMPORT_GUARDS,
      locations: new Map([
        ["1", 1],
        ["2", 2],
        ["bertrange", 1],
      ]),
      force: options.force ?? false,
      dryRun: options.dryRun ?? false,
      ...(options.onIssue ? { onIssue: options.onIssue } : {}),
    }),
  );
};

const stock = async (): Promise<Vehicle[]> => {
  const vehicles: Vehicle[] = [];
  for await (const vehicle of createStockReader(database).all()) vehicles.push(vehicle);
  return vehicles;
};

const version = () => createStockReader(database).version();

const fixture = (name: string): Promise<string> => readFile(join(fixtures, name), "utf8");

/** Forty vehicles in the vitrine format, so that a few of them are less than a fifth. */
const fortyVehicles = (from = 0): string =>
  [
    "key,brand,model,mileage_km,description",
    ...Array.from(
      { length: 40 - from },
      (_, n) => `K${n + from},Ford,Puma,${n + from}0,"Très bien entretenu, n° ${n + from}"`,
    ),
    "",
  ].join("\n");

describe("importing a feed in the vitrine format", () => {
  it("reads the same vehicles from CSV and JSON, with the feed's numbers", async () => {
    expect(await importFeed(await fixture("vitrine.csv"))).toMatchObject({
      status: "imported",
      counts: { added: 4, refused: 0, warnings: 0 },
    });
    const [puma, corsa, berlingo, octavia] = await stock();
    expect(puma).toMatchObject({
      id: 1001,
      slug: "1001-1-ford-puma-st-line-1-0-ecoboost",
      price: { purchase: { cents: 2_149_000, before_discount_cents: 2_299_000 } },
      equipment: ["abs", "isofix", "navigation_system"],
      location_id: 1,
    });
    expect(corsa?.trim).toBe('Electric "GS"');
    expect(berlingo).toMatchObject({ brand: { slug: "citroen", name: "Citroën" }, location_id: 1, body_style: null });
    expect(octavia).toMatchObject({ fuel_type: "electric+petrol", vat_deductible: null, location_id: null, media: [] });
    const second = await importFeed(await fixture("vitrine.json"), { force: true });
    expect(second).toMatchObject({ status: "imported", counts: { added: 0, changed: 0, unchanged: 2, removed: 2 } });
  });

  it("reads gzip, and recognises an unchanged feed in any encoding", async () => {
    await importFeed(fortyVehicles());
    expect(await importFeed(gzipSync(fortyVehicles()))).toMatchObject({
      status: "identical",
      counts: { unchanged: 40 },
    });
    expect(await version()).toBe(1);
  });

  it("keeps id and first_seen_at of a vehicle that changes", async () => {
    await importFeed(fortyVehicles());
    const before = (await stock())[7];
    await importFeed(fortyVehicles().replace("K7,Ford,Puma,70", "K7,Ford,Puma,71"));
    const after = (await stock()).find(({ id }) => id === before?.id);
    expect(after).toMatchObject({ mileage_km: 71, first_seen_at: before?.first_seen_at });
    expect(await version()).toBe(2);
  });
});

describe("importing an export of AutoScout24", () => {
  const profile = "autoscout24-export";

  it("maps its values, refuses rows that are not vehicles, and leaves missing values unknown", async () => {
    const issues: RowIssue[] = [];
    const report = await importFeed(await fixture("autoscout24-excerpt.csv"), {
      profile,
      onIssue: (issue) => issues.push(issue),
    });
    expect(report.counts).toMatchObject({ rows: 42, added: 38, refused: 4, warnings: 1 });
    expect(issues.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
      [39, "fuel", "Benzine", "is not known"],
      [40, "make", "Others", "names no make"],
      [41, "mileage", "2400000", "must be from 0 to 1000000"],
      [42, "price", "0", "stands for an unknown figure"],
      [43, null, "72000 | Mazda | 3 | Gasoline | Manual | Used | 9900 | 120", "has 8 fields where the header has 9"],
    ]);
    const vehicles = await stock();
    expect(new Set(vehicles.map(({ fuel_type }) => fuel_type))).toEqual(
      new Set(["petrol", "diesel", "electric", "hybrid", "lpg", "cng", "hydrogen", "bio-ethanol", "other", null]),
    );
    expect(new Set(vehicles.map(({ condition }) => condition))).toEqual(
      new Set(["used", "preregistered", "demonstrator", "new"]),
    );
    const tesla = vehicles.find(({ brand }) => brand.slug === "tesla");
    expect(tesla).toMatchObject({
      fuel_type: null,
      transmission_type: "automatic",
      power_kw: 310,
      construction_year: 2018,
      kind: null,
      body_style: null,
      location_id: null,
    });
    expect(vehicles.find(({ model }) => model === null)).toMatchObject({
      brand: { name: "Opel" },
      transmission_type: null,
      power_kw: null,
    });
    expect(vehicles.filter(({ title }) => title === "Alfa Romeo Giulia")).toHaveLength(1);
  });

  it("recognises the same rows in any order, equal ones included", async () => {
    const [header = "", ...rows] = (await fixture("autoscout24-excerpt.csv")).trimEnd().split("\n");
    await importFeed([header, ...rows, ""].join("\n"), { profile });
    const ids = (await stock()).map(({ id }) => id);
    expect(await importFeed([header, ...rows.toReversed(), ""].join("\n"), { profile })).toMatchObject({
      status: "identical",
    });
    expect((await stock()).map(({ id }) => id)).toEqual(ids);
  });

  it("is not read as the vitrine format", async () => {
    const report = await importFeed(await fixture("autoscout24-excerpt.csv"));
    expect(report).toMatchObject({
      status: "failed",
      reason: expect.stringContaining('needs the columns "brand", "key or id"'),
    });
  });
});

describe("a broken feed", () => {
  const broken = async (feed: Uint8Array | string, options: ImportOptions = {}) => {
    const before = { stock: await stock(), version: await version() };
    const report = await importFeed(feed, options);
    expect({ stock: await stock(), version: await version() }).toEqual(before);
    return report;
  };

  it("leaves the old stock when truncated at every 5 %, plain and gzipped", async () => {
    await importFeed(fortyVehicles());
    const plain = Buffer.from(fortyVehicles());
    for (const complete of [plain, gzipSync(plain)]) {
      for (let percent = 0; percent < 100; percent += 5) {
        const report = await broken(complete.subarray(0, Math.floor((complete.length * percent) / 100)));
        expect([percent, report.status]).toEqual([percent, expect.stringMatching(/quarantined|failed/)]);
      }
    }
  });

  it("leaves the old stock when empty, in another encoding, or 60 % smaller", async () => {
    await importFeed(fortyVehicles());
    expect((await broken("")).reason).toBe("the feed is empty");
    expect((await broken("key,brand,model,mileage_km,description\n")).reason).toBe("the feed is empty");
    expect((await broken(Buffer.from(fortyVehicles(), "latin1"))).reason).toContain(
      "line 2 holds a character that is not utf-8",
    );
    expect((await broken(fortyVehicles(24))).reason).toBe("24 of 40 vehicles (60 %) would be gone");
    const imports = await createStockWriter(database, clock).listImports(10);
    expect(imports.map(({ status, version: made }) => [status, made])).toEqual([
      ...Array.from({ length: 4 }, () => ["quarantined", null]),
      ["imported", 1],
    ]);
  });

  it("with one flipped byte loses only the rows that hold it", async () => {
    await importFeed(fortyVehicles());
    const complete = Buffer.from(fortyVehicles());
    for (let at = 45; at < complete.length; at += 97) {
      const flipped = Uint8Array.from(complete, (byte, index) => (index === at ? byte ^ 0x15 : byte));
      await importFeed(flipped);
      expect((await stock()).length).toBeGreaterThanOrEqual(38);
      await importFeed(fortyVehicles());
      expect(await stock()).toHaveLength(40);
    }
  });

  it("is imported with --force", async () => {
    await importFeed(fortyVehicles());
    expect(await importFeed(fortyVehicles(24), { force: true })).toMatchObject({
      status: "imported",
      counts: { removed: 24 },
    });
    expect(await stock()).toHaveLength(16);
  });
});

describe("a dry run", () => {
  it("reports the outcome and changes nothing", async () => {
    expect(await importFeed(fortyVehicles(), { dryRun: true })).toMatchObject({
      status: "imported",
      dry_run: true,
      counts: { added: 40 },
    });
    expect([await stock(), await version(), await createStockWriter(database, clock).listImports(5)]).toEqual([
      [],
      0,
      [],
    ]);
  });
});

describe("two feeds", () => {
  it("never change each other's vehicles", async () => {
    await importFeed(fortyVehicles());
    await importFeed(await fixture("autoscout24-excerpt.csv"), { profile: "autoscout24-export" });
    await importFeed(fortyVehicles(1));
    expect(await stock()).toHaveLength(39 + 38);
  });
});
