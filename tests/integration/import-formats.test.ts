import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadProfile } from "../../src/adapters/feeds/index.ts";
import { UNDECIDED } from "../../src/domain/imports/numbers/column-notation.ts";
import { bindProfile } from "../../src/domain/imports/rows/bind-profile.ts";
import {
  GOOGLE_BODY_STYLES,
  GOOGLE_COLUMNS,
  GOOGLE_CONDITIONS,
  GOOGLE_ENGINES,
  GOOGLE_KINDS,
  GOOGLE_TRANSMISSIONS,
} from "../../src/adapters/formats/vehicles/google-vehicles.ts";
import {
  META_AVAILABILITIES,
  META_BODY_STYLES,
  META_COLUMNS,
  META_DRIVES,
  META_FUELS,
  META_KINDS,
  META_MAX_IMAGES,
  META_STATES,
  META_TRANSMISSIONS,
  metaImageColumn,
} from "../../src/adapters/formats/vehicles/meta-vehicles.ts";
import { importFeedBytes } from "../builders/imported-feed.ts";

const FEEDS = join(import.meta.dirname, "../fixtures/feeds");

const cut = async function* (bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
};

const importFeed = async (feed: Uint8Array, profile: string) => {
  const { vehicles, issues } = await importFeedBytes(cut(feed, 37), profile);
  const issueSummaries = issues
    .filter(({ code }) => code !== "unknown-location")
    .flatMap(({ column, examples }) => examples.map(({ line, reason }) => `${line} ${column ?? "row"} ${reason}`));
  return { vehicles, issueSummaries };
};

const fixture = async (name: string, profile: string) => importFeed(await readFile(join(FEEDS, name)), profile);

describe("the upload file of mobile.de", () => {
  it("is read by field position in its own encoding; rows that are not cars or not in euros are refused", async () => {
    const { vehicles, issueSummaries } = await fixture("mobile-de.csv", "mobile-de");
    expect(issueSummaries).toEqual([
      "5 kategorie is a motorcycle, not a car or a van",
      "6 preis is in CHF, prices must be in EUR",
      "7 marke names no make",
    ]);
    const [octavia, kuga, berlingo, corsa] = vehicles.map(({ attributes }) => attributes);
    expect(octavia).toMatchObject({
      brand: { slug: "skoda", name: "Škoda" },
      model: { name: "Octavia 1.5 TSI Style" },
      stock_number: "F-1001",
      kind: "passenger",
      body_style: "saloon",
      condition: "used",
      first_registration: "2023-07",
      price: { purchase: { cents: 2_299_000 } },
      consumption: { combined: 5.2 },
      color: "silver",
      equipment: expect.arrayContaining(["automatic_climate_control", "heated_seats"]),
      description: 'Gepflegt aus erster Hand\nRäder 17"; 8-fach bereift\nPreis: 22.990 €',
    });
    expect(kuga).toMatchObject({
      condition: "demonstrator",
      drive: "all",
      price: { purchase: { cents: 3_599_050 } },
      fuel_type: "hybrid",
    });
    expect(berlingo).toMatchObject({ kind: "van", body_style: null, condition: "preregistered", color: null });
    expect(corsa).toMatchObject({ condition: "new", first_registration: null, transmission_type: "automatic" });
  });

  it("may have a header and additional fields", async () => {
    const rows = (await readFile(join(FEEDS, "mobile-de.csv"), "latin1")).split("\r\n");
    const names = ["kundennummer", "interne_nummer", "kategorie", "marke", "modell"];
    const header = [...names, ...Array.from({ length: 112 }, (_, n) => `feld_${n}`)];
    const columns: [number, string][] = [
      [9, "kilometer"],
      [10, "preis"],
    ];
    for (const [position, name] of columns) header[position] = name;
    const withHeader = await importFeed(
      Buffer.from([header.join(";"), rows[3], ""].join("\r\n"), "latin1"),
      "mobile-de",
    );
    expect(withHeader.vehicles.map(({ attributes }) => attributes.mileage_km)).toEqual([5]);
    const longer = await importFeed(Buffer.from(`${rows[3]};1;2;3\r\n`, "latin1"), "mobile-de");
    expect(longer.vehicles).toHaveLength(1);
  });
});

describe.each(["google-vehicle-ads", "meta-automotive"])("the feed %s", (profile) => {
  it("is the same as CSV, as TSV and as XML", async () => {
    const csv = await fixture(`${profile}.csv`, profile);
    const xml = await fixture(`${profile}.xml`, profile);
    const text = await readFile(join(FEEDS, `${profile}.csv`), "utf8");
    const [header = "", , third = ""] = text.split("\n");
    const tsv = await importFeed(
      Buffer.from(`${header}\n${third}\n`.replaceAll(",", "\t").replaceAll('""', "")),
      profile,
    );
    expect(xml.vehicles[0]).toEqual(csv.vehicles[0]);
    expect(tsv.vehicles[0]?.attributes).toMatchObject({ brand: { name: "Opel" }, mileage_km: 5, condition: "new" });
  });

  it("holds money, kilometres and miles, pictures and reductions; another currency is refused", async () => {
    const { vehicles, issueSummaries } = await fixture(`${profile}.csv`, profile);
    const [puma, , octavia, berlingo] = vehicles.map(({ attributes }) => attributes);
    expect(vehicles.map(({ id }) => id)).toEqual([1001, 1002, 1003, 1004]);
    expect(puma).toMatchObject({
      price: { purchase: { cents: 2_149_000, before_discount_cents: 2_299_000 } },
      mileage_km: 28_400,
      media: expect.arrayContaining([{ type: "image", url: "https://img.exemple.lu/1001-2.jpg", alt: null }]),
      color: "blue",
      color_name: null,
    });
    expect(octavia).toMatchObject({ mileage_km: 56_327, fuel_type: "electric+petrol", body_style: "estate" });
    expect(berlingo).toMatchObject({ kind: "van", body_style: null, mileage_km: 41_000 });
    expect(issueSummaries).toEqual([expect.stringMatching(/^6 price is in (?:CHF|USD), prices must be in EUR$/)]);
  });
});

it.each([
  ["google-vehicle-ads", "id,brand,price,mileage\n"],
  ["meta-automotive", "vehicle_id,make,price,mileage.value\n"],
])("a feed of %s sells no car for 24.99 euros where 24.990 is written", async (profile, header) => {
  const read = async (...rows: readonly string[]) => {
    const { vehicles, issueSummaries } = await importFeed(Buffer.from(`${header}${rows.join("\n")}\n`), profile);
    const figures = vehicles.map(({ attributes }) => [attributes.price.purchase?.cents, attributes.mileage_km]);
    return { figures, issueSummaries };
  };
  expect(await read("1,Ford,24.990 EUR,42.500 km", "2,Kia,27.500 EUR,31.000 km")).toEqual({
    figures: [
      [2_499_000, 42_500],
      [2_750_000, 31_000],
    ],
    issueSummaries: [],
  });
  const contradictory = await read("1,Ford,24.990 EUR,9", '2,Kia,"24,990 EUR",42.500 km');
  expect(contradictory).toEqual({
    figures: [],
    issueSummaries: ["2 price can be 24,990 or 24.99", "3 price can be 24,990 or 24.99"],
  });
});

type LabelTable = Readonly<Record<string, string | null>>;

/** Keys that are read back from their label: those whose label no other key shares. */
const unambiguousKeys = (labels: LabelTable): [string, string][] => {
  const all = Object.values(labels);
  return Object.entries(labels).flatMap(([key, word]): [string, string][] =>
    word !== null && all.filter((other) => other === word).length === 1 ? [[key, word]] : [],
  );
};

const readBack = async (profile: string, column: string, word: string) => {
  const [id, brand] = profile === "meta-automotive" ? ["vehicle_id", "make"] : ["id", "brand"];
  const { vehicles, issueSummaries } = await importFeed(
    Buffer.from(`${id},${brand},price,${column}\n7,Ford,20000 EUR,${word}\n`),
    profile,
  );
  expect(issueSummaries).toEqual([]);
  return vehicles[0]?.attributes;
};

describe("labels written for a network", () => {
  it.each([
    ["google-vehicle-ads", "body_style", "body_style", GOOGLE_BODY_STYLES],
    ["google-vehicle-ads", "body_style", "kind", GOOGLE_KINDS],
    ["google-vehicle-ads", "engine", "fuel_type", GOOGLE_ENGINES],
    ["google-vehicle-ads", "transmission", "transmission_type", GOOGLE_TRANSMISSIONS],
    ["google-vehicle-ads", "condition", "condition", GOOGLE_CONDITIONS],
    ["meta-automotive", "body_style", "body_style", META_BODY_STYLES],
    ["meta-automotive", "body_style", "kind", META_KINDS],
    ["meta-automotive", "fuel_type", "fuel_type", META_FUELS],
    ["meta-automotive", "transmission", "transmission_type", META_TRANSMISSIONS],
    ["meta-automotive", "drivetrain", "drive", META_DRIVES],
    ["meta-automotive", "state_of_vehicle", "condition", META_STATES],
    ["meta-automotive", "availability", "availability", META_AVAILABILITIES],
  ] as const)(
    "are all read by %s in %s, and give the key back when no other shares the label (%s)",
    async (profile, column, field, labels: LabelTable) => {
      for (const word of Object.values(labels)) if (word !== null) await readBack(profile, column, word);
      for (const [key, word] of unambiguousKeys(labels)) {
        expect(await readBack(profile, column, word)).toMatchObject({ [field]: key });
      }
    },
  );

  it.each([
    ["google-vehicle-ads", GOOGLE_COLUMNS],
    ["meta-automotive", [...META_COLUMNS, metaImageColumn(0), metaImageColumn(META_MAX_IMAGES - 1)]],
  ])("are in columns that %s reads", async (name, columns) => {
    const profile = await loadProfile(name);
    const options = {
      notationOf: () => UNDECIDED,
      listSeparator: ",",
      thisYear: 2026,
      dateFormOf: () => null,
    } as const;
    const bound = profile.ok
      ? bindProfile(profile.value, columns, { ...options, locations: new Map(), defaultLocation: null })
      : profile;
    expect(bound.ok ? bound.value.notes : bound.error).toEqual([]);
  });
});
