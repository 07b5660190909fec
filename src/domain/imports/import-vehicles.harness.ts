import { fixedClock } from "../shared/index.ts";
import type { ImportRecord, KnownRow, StockRow, StockWriter } from "../vehicles/index.ts";
import { importVehicles, type ImportOptions } from "./import-vehicles.ts";
import type { FeedProfile } from "./profile.ts";
import type { FeedPart, FeedRow } from "./row.ts";

export const column = (name: "brand" | "model" | "mileage_km") => ({
  column: name,
  field: name,
  unit: null,
  unit_from: null,
  displaces: null,
  erase: [],
  quiet: false,
  values: null,
  unknown: [],
  refuse: {},
});

export const keyed: FeedProfile = {
  name: "mine",
  describes: "Mine",
  format: "csv",
  separators: [","],
  xml: null,
  order: null,
  encoding: "utf-8",
  decimal_sign: ".",
  thousands_sign: null,
  list_separator: "|",
  key: ["key"],
  columns: [column("brand"), column("model"), column("mileage_km")],
  ignored: [],
  required: [],
  constants: {},
  cut_brands: [],
  locations: {},
  default_location: null,
};

export const hashed: FeedProfile = { ...keyed, key: "row-hash" };

/** As long as SHA-256, and differs where texts differ: enough of a digest here. */
export const digest = (text: string): string => {
  let [a, b] = [7, 11];
  for (const sign of text) {
    a = Math.imul(a ^ sign.charCodeAt(0), 0x9e3779b1);
    b = Math.imul(b + sign.charCodeAt(0), 0x85ebca6b) ^ (a >>> 7);
  }
  const half = [a, b, a ^ b, b - a].map((n) => (n >>> 0).toString(16).padStart(8, "0")).join("");
  return half + half;
};

type Kept = { id: number; row: StockRow; gone: boolean };

/** A stock in memory that keeps what was committed and the records of it. */
export const createStock = () => {
  let vehicles = new Map<string, Kept>();
  const records: ImportRecord[] = [];
  const stock: Pick<StockWriter, "importFeed" | "listImports"> = {
    listImports: async () => records.map((record, n) => ({ ...record, id: n + 1, version: null })).toReversed(),
    importFeed: async (_, work) => {
      const next = new Map(vehicles);
      const put = new Set<string>();
      const { commit, result, record } = await work({
        known: async (keys) => new Map(keys.flatMap((key) => known(vehicles, key))),
        put: async (rows) => {
          for (const row of rows) {
            put.add(row.key);
            next.set(row.key, { id: next.get(row.key)?.id ?? next.size + 1, row, gone: false });
          }
        },
        sizeOfFeed: async () => [...vehicles.values()].filter(({ gone }) => !gone).length,
        removeExcept: async (seen) => {
          const gone = [...vehicles].filter(([key, kept]) => !kept.gone && !put.has(key) && !seen.has(kept.id));
          for (const [key, kept] of gone) next.set(key, { ...kept, gone: true });
          return gone.length;
        },
      });
      if (commit) vehicles = next;
      if (record) records.push(record);
      return result;
    },
  };
  const onSale = () =>
    [...vehicles.values()]
      .filter(({ gone }) => !gone)
      .map(({ row }) => `${row.key} ${row.facts.model?.name} ${row.facts.mileage_km}`);
  const facts = () => [...vehicles.values()].map(({ row }) => row.facts);
  return { stock, records, onSale, facts };
};

const known = (vehicles: ReadonlyMap<string, Kept>, key: string): [string, KnownRow][] => {
  const kept = vehicles.get(key);
  return kept ? [[key, { id: kept.id, content_hash: kept.row.content_hash, gone: kept.gone }]] : [];
};

const COLUMNS = ["key", "brand", "model", "mileage_km"];

export type Car = readonly [key: string, model: string, mileage: string];

export const fleet = (count: number): Car[] =>
  Array.from({ length: count }, (_, n) => [`K${n}`, `M${n % 3}`, `${n * 10}`]);

export const rowsOf = (cars: readonly Car[]): FeedRow[] =>
  cars.map(([key, model, mileage], n) => ({ line: n + 2, cells: [key, "Ford", model, mileage] }));

export const partsOf = async function* (
  rows: readonly FeedRow[],
  last: readonly FeedPart[] = [],
): AsyncIterable<FeedPart> {
  yield { type: "header", columns: COLUMNS, notes: [] };
  for (let at = 0; at < rows.length; at += 700) yield { type: "rows", rows: rows.slice(at, at + 700), bytes: at };
  yield* last;
};

export const take = (
  stock: ImportOptions["stock"],
  parts: AsyncIterable<FeedPart>,
  given: Partial<ImportOptions> = {},
) =>
  importVehicles({
    feed: "mine",
    profile: keyed,
    parts,
    stock,
    clock: fixedClock("2026-11-21T08:00:00Z"),
    digest,
    locations: new Map(),
    force: false,
    dryRun: false,
    ...given,
  });
