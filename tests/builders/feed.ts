import { importVehicles, type ImportOptions } from "#application/imports/vehicles/import-vehicles.ts";
import { DEFAULT_IMPORT_GUARDS } from "#domain/imports/index.ts";
import type { FeedProfile } from "#domain/imports/feed-profile.ts";
import type { FeedPart, FeedRow } from "#domain/imports/feed-row.ts";
import { createFixedClock } from "../fakes/fixed-clock.ts";

export const aFieldColumn = (name: "brand" | "model" | "mileage_km") => ({
  column: name,
  field: name,
  unit: null,
  unit_from: null,
  displaces: null,
  erase: [],
  breaks: [],
  quiet: false,
  values: null,
  unknown: [],
  refuse: {},
});

export const KEYED_PROFILE: FeedProfile = {
  name: "mine",
  describes: "Mine",
  format: "csv",
  separators: [","],
  xml: [],
  order: null,
  encoding: "utf-8",
  decimal_sign: "either",
  thousands_sign: null,
  date_form: null,
  list_separator: "|",
  key: ["key"],
  columns: [aFieldColumn("brand"), aFieldColumn("model"), aFieldColumn("mileage_km")],
  ignored: [],
  required: [],
  constants: {},
  cut_brands: [],
  locations: {},
  default_location: null,
};

export const ROW_HASH_PROFILE: FeedProfile = { ...KEYED_PROFILE, key: "row-hash" };

/** 64 hexadecimal digits like SHA-256; different texts give different digests. */
export const fakeDigest = (text: string): string => {
  let [a, b] = [7, 11];
  for (const character of text) {
    a = Math.imul(a ^ character.charCodeAt(0), 0x9e3779b1);
    b = Math.imul(b + character.charCodeAt(0), 0x85ebca6b) ^ (a >>> 7);
  }
  const half = [a, b, a ^ b, b - a].map((n) => (n >>> 0).toString(16).padStart(8, "0")).join("");
  return half + half;
};

const COLUMNS = ["key", "brand", "model", "mileage_km"];

export type FeedVehicle = readonly [key: string, model: string, mileage: string];

export const someVehicles = (count: number): FeedVehicle[] =>
  Array.from({ length: count }, (_, n) => [`K${n}`, `M${n % 3}`, `${n * 10}`]);

export const feedRows = (vehicles: readonly FeedVehicle[]): FeedRow[] =>
  vehicles.map(([key, model, mileage], n) => ({ line: n + 2, cells: [key, "Ford", model, mileage] }));

export const feedParts = async function* (
  rows: readonly FeedRow[],
  last: readonly FeedPart[] = [],
): AsyncIterable<FeedPart> {
  yield { type: "header", columns: COLUMNS, notes: [] };
  for (let start = 0; start < rows.length; start += 700)
    yield { type: "rows", rows: rows.slice(start, start + 700), bytes: start };
  yield* last;
};

export const importParts = (
  stock: ImportOptions["stock"],
  parts: AsyncIterable<FeedPart>,
  overrides: Partial<ImportOptions> = {},
) =>
  importVehicles({
    feed: "mine",
    profile: KEYED_PROFILE,
    parts,
    numbers: { byColumn: new Map(), dateForms: new Map(), notes: [] },
    stock,
    clock: createFixedClock("2026-11-21T08:00:00Z"),
    digest: fakeDigest,
    locations: new Map(),
    guards: DEFAULT_IMPORT_GUARDS,
    force: false,
    dryRun: false,
    ...overrides,
  });
