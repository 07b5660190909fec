import type { StockImport, StockRow, VehicleFacts } from "../vehicles/index.ts";
import type { FieldFill } from "./filled-fields.ts";
import { FilledFields } from "./filled-fields.ts";
import { Findings, type Finding, type FindingLimits } from "./findings.ts";
import { importVehicles, type ImportOptions } from "./import-vehicles.ts";
import { KeyTable } from "./key-table.ts";

/** What buyers look for and do not find: how many of the vehicles that would go in, and what it costs. */
export type Lack = { readonly lack: string; readonly count: number; readonly effect: string };

/** What the doctor found. Nothing was changed by it. */
export type FeedCheck = {
  readonly profile: string;
  /** `clean`: all would go in as it is. `flawed`: it would go in, less something. `unusable`: the old stock would stay. */
  readonly verdict: "clean" | "flawed" | "unusable";
  /** Why an import would leave the old stock; null where it would not. */
  readonly reason: string | null;
  readonly rows: number;
  /** Rows that would become vehicles. */
  readonly vehicles: number;
  readonly refused: number;
  /** Values that would be left out of vehicles that go in. */
  readonly warnings: number;
  /** Vehicles that are equal to another in everything they say. */
  readonly equal: number;
  readonly notes: readonly string[];
  readonly findings: readonly Finding[];
  readonly lacks: readonly Lack[];
  readonly fields: readonly FieldFill[];
};

export type CheckOptions = Pick<ImportOptions, "profile" | "parts" | "clock" | "digest" | "onProgress"> & {
  /** Null: no locations are known here, and names of them are not checked. */
  readonly locations: ImportOptions["locations"] | null;
  readonly limits: FindingLimits;
};

/** Hexadecimal digits of a content hash that are of the facts alone. */
const FACTS_DIGITS = 64;

type Need = { readonly lack: string; readonly effect: string; readonly isMissing: (facts: VehicleFacts) => boolean };

const NEEDS: readonly Need[] = [
  {
    lack: "no price",
    effect: "not found by a price filter, and buyers must ask",
    isMissing: ({ price }) => price.purchase === null,
  },
  {
    lack: "no picture",
    effect: "an illustration stands for it, and ad networks leave it out",
    isMissing: ({ media }) => !media.some(({ type }) => type === "image"),
  },
  { lack: "no model", effect: "found by its make only", isMissing: ({ model }) => model === null },
  { lack: "no mileage", effect: "not found by a mileage filter", isMissing: ({ mileage_km }) => mileage_km === null },
  { lack: "no fuel", effect: "not found by a fuel filter", isMissing: ({ fuel_type }) => fuel_type === null },
  {
    lack: "no year and no first registration",
    effect: "not found by a year filter",
    isMissing: ({ construction_year, first_registration }) => construction_year === null && first_registration === null,
  },
  {
    lack: "no body",
    effect: "not found by a body filter",
    isMissing: ({ body_style, kind }) => body_style === null && kind !== "van",
  },
  {
    lack: "no equipment",
    effect: "not found by an equipment filter",
    isMissing: ({ equipment }) => equipment.length === 0,
  },
  {
    lack: "no description",
    effect: "nothing of the seller's own words on its page",
    isMissing: ({ description }) => description === null,
  },
  {
    lack: "no location",
    effect: "buyers do not learn where it stands, and leads go to the group",
    isMissing: ({ location_id }) => location_id === null,
  },
];

/** Looks at vehicles as an import would put them, and keeps nothing but counts. */
class Tally {
  readonly filled = new FilledFields();
  equal = 0;
  readonly #missing = NEEDS.map(() => 0);
  readonly #known = new KeyTable();

  add({ facts, content_hash }: StockRow): void {
    this.filled.add(facts);
    if (this.#known.exchange(content_hash.slice(0, FACTS_DIGITS), 1) === 1) this.equal += 1;
    for (const [place, { isMissing }] of NEEDS.entries()) {
      if (isMissing(facts)) this.#missing[place] = (this.#missing[place] ?? 0) + 1;
    }
  }

  /** In the order of weight of `NEEDS`; what no vehicle lacks is left out. */
  lacks(): readonly Lack[] {
    return NEEDS.map(({ lack, effect }, place) => ({ lack, effect, count: this.#missing[place] ?? 0 })).filter(
      ({ count }) => count > 0,
    );
  }
}

/** A stock in which there is nothing, and in which nothing is kept. */
const emptyStock = (put: (rows: readonly StockRow[]) => void): ImportOptions["stock"] => {
  const run: StockImport = {
    known: async () => new Map(),
    put: async (rows) => put(rows),
    sizeOfFeed: async () => 0,
    removeExcept: async () => 0,
  };
  return { listImports: async () => [], importFeed: async (_, work) => (await work(run)).result };
};

/**
 * Reads a feed as an import would, by the same rules, and says what would become of it, what is wrong with which rows and
 * how to mend it, and what buyers will miss. Changes nothing and needs no stock.
 */
export const checkFeed = async (options: CheckOptions): Promise<FeedCheck> => {
  const { profile, locations, limits, ...rest } = options;
  const tally = new Tally();
  const findings = new Findings(profile, limits);
  let unchecked = 0;
  const report = await importVehicles({
    ...rest,
    profile,
    feed: profile.name,
    stock: emptyStock((rows) => rows.forEach((row) => tally.add(row))),
    locations: locations ?? new Map(),
    force: false,
    dryRun: true,
    onIssue: (issue) => {
      if (issue.code === "unknown-location" && locations === null) unchecked += 1;
      else findings.add(issue);
    },
  });
  const { rows, refused } = report.counts;
  const warnings = report.counts.warnings - unchecked;
  return {
    profile: profile.name,
    verdict: report.reason !== null ? "unusable" : refused + warnings > 0 ? "flawed" : "clean",
    reason: report.reason,
    rows,
    vehicles: tally.filled.vehicles,
    refused,
    warnings,
    equal: tally.equal,
    notes: unchecked > 0 ? [...report.notes, NO_LOCATIONS] : report.notes,
    findings: findings.list(),
    lacks: tally.lacks(),
    fields: tally.filled.fields(),
  };
};

const NO_LOCATIONS = "there is no database here, so that names of locations were not checked";
