import {
  allMedia,
  findAdvertisingFaults,
  vehicleName,
  vehicleTitle,
  type VehicleAttributes,
} from "#domain/vehicles/index.ts";
import {
  comparedBy,
  DEFAULT_IMPORT_GUARDS,
  type FieldFill,
  FieldFillCounter,
  FindingCollector,
  NO_SHARED_VEHICLES,
  type ImportFinding,
  type FindingLimits,
  type HeldPrice,
  type ImportCounts,
  type NewPrice,
} from "#domain/imports/index.ts";
import { type MediaHosts, type RefusedHost, RefusedHostCounter } from "#domain/media/index.ts";
import { thisYear } from "#domain/shared/index.ts";
import { findLostFields, SeenColumns, type LostField } from "./lost-fields.ts";
import { type AdsFormat, NetworkCounter, type NetworkRefusals } from "./network-refusals.ts";
import { importVehicles, type ImportOptions } from "./vehicles/import-vehicles.ts";
import { KeyTable } from "./vehicles/key-table.ts";
import { withoutFingerprints } from "./vehicles/without-fingerprints.ts";
import { ATTRIBUTES_DIGITS, NO_ROWS, type StockImport, type StockRow } from "./ports.ts";

/** An attribute that `count` of the accepted vehicles lack, and the consequence for buyers. */
type MissingData = {
  readonly lack: string;
  readonly count: number;
  readonly effect: string;
  /** The first vehicles, if the law requires a correction for each; otherwise empty. */
  readonly vehicles: readonly string[];
};

export type FeedCheck = {
  readonly profile: string;
  /** `clean`: no issues. `flawed`: an import would drop rows or values, or take doubtful ones. `unusable`: an import would change nothing. */
  readonly verdict: "clean" | "flawed" | "unusable";
  /** Reason why an import would change nothing; else null. */
  readonly reason: string | null;
  readonly rows: number;
  /** Accepted rows. */
  readonly vehicles: number;
  readonly refused: number;
  /** Dropped values of accepted rows. */
  readonly warnings: number;
  /** Values of accepted rows that someone should look at. */
  readonly doubts: number;
  /** Fields that the last import had and no vehicle of this feed has. */
  readonly lost: readonly LostField[];
  /** Vehicles whose price is not plausible: an import would not publish it. `held_prices`: the first ones. */
  readonly held: number;
  readonly held_prices: readonly HeldPrice[];
  /** Hosts of pictures and films that the settings do not name: these are not shown, which is no flaw of the feed. */
  readonly refused_hosts: readonly RefusedHost[];
  /** Vehicles with the same attributes as an earlier one. */
  readonly equal: number;
  readonly notes: readonly string[];
  readonly findings: readonly ImportFinding[];
  readonly lacks: readonly MissingData[];
  readonly fields: readonly FieldFill[];
  /** What ad networks would refuse of the vehicles of the feed; without the networks that take all. */
  readonly networks: readonly NetworkRefusals[];
  /** Effect that an import would have on the stock; null: the feed was checked by itself. */
  readonly stock:
    | (Pick<ImportCounts, "added" | "changed" | "unchanged" | "removed"> & { readonly feed: string })
    | null;
};

/** The stock that a feed is checked against, and the name under which the feed would be imported. */
export type ComparedStock = Pick<ImportOptions, "stock" | "feed" | "guards" | "brandNames">;

export type CheckFeedOptions = Pick<
  ImportOptions,
  "profile" | "parts" | "numbers" | "clock" | "digest" | "onProgress"
> & {
  /** Null: the feed is checked by itself. */
  readonly against: ComparedStock | null;
  /** Null: the locations are unavailable and location names are not checked. */
  readonly locations: ImportOptions["locations"] | null;
  readonly limits: FindingLimits;
  /** Hosts that media may come from; null: the settings are invalid, and no host is counted as refused. */
  readonly mediaHosts: MediaHosts | null;
  /** The vehicles on sale of the feed as it would be imported; null without a database. */
  readonly onSale: AsyncIterable<VehicleAttributes> | null;
  readonly networks: readonly AdsFormat[];
};

type DataRequirement = {
  readonly lack: string;
  readonly effect: string;
  readonly isMissing: (attributes: VehicleAttributes) => boolean;
  /** The report names vehicles, not only their number. */
  readonly isNamed?: true;
};

const MAX_NAMED = 10;

/** "Ford Puma ST-Line, stock number A-12". */
const describeVehicle = (attributes: VehicleAttributes): string => {
  const { trim, stock_number: stockNumber } = attributes;
  const name = vehicleName({ title: vehicleTitle(attributes), trim });
  return stockNumber === null ? name : `${name}, stock number ${stockNumber}`;
};

const DATA_REQUIREMENTS: readonly DataRequirement[] = [
  {
    lack: "new, no CO2 or consumption",
    effect: "the law forbids to advertise a monthly payment without them: none is shown",
    isMissing: (attributes) => findAdvertisingFaults(attributes).length > 0,
    isNamed: true,
  },
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

class VehicleCounter {
  readonly fieldFill = new FieldFillCounter();
  duplicates = 0;
  readonly #missing = DATA_REQUIREMENTS.map((requirement) => ({ requirement, count: 0, vehicles: [] as string[] }));
  readonly #known = new KeyTable();

  add({ attributes, content_hash }: StockRow): void {
    this.fieldFill.add(attributes);
    if (this.#known.exchange(content_hash.slice(0, ATTRIBUTES_DIGITS), 1) === 1) this.duplicates += 1;
    for (const missing of this.#missing) {
      const { isMissing, isNamed = false } = missing.requirement;
      if (!isMissing(attributes)) continue;
      missing.count += 1;
      if (isNamed && missing.vehicles.length < MAX_NAMED) missing.vehicles.push(describeVehicle(attributes));
    }
  }

  /** In the order of `DATA_REQUIREMENTS`; without zero counts. */
  missingData(): readonly MissingData[] {
    return this.#missing
      .filter(({ count }) => count > 0)
      .map(({ requirement: { lack, effect }, count, vehicles }) => ({ lack, effect, count, vehicles }));
  }
}

async function* noVersions(): AsyncGenerator<never> {
  yield* [];
}

/** An empty stock that stores nothing but what is compared of the prices. */
const createEmptyStock = (): ImportOptions["stock"] => {
  const prices: NewPrice[] = [];
  const run: StockImport = {
    knownRows: async () => new Map(),
    rowsOnSale: async () => NO_ROWS,
    put: async (rows) => {
      for (const { key, attributes } of rows) {
        const cents = attributes.price.purchase?.cents;
        if (cents !== undefined) prices.push({ ...comparedBy(attributes), key, cents, previous: null });
      }
    },
    countFeedVehicles: async () => 0,
    removeExcept: async () => 0,
    versions: () => noVersions(),
    pricesOnSale: () => noVersions(),
    repeatedVins: async () => [],
    sharedVehicles: async () => NO_SHARED_VEHICLES,
    overrides: async () => [],
    newPrices: async function* () {
      yield* prices;
    },
    hold: async (held) => ({ notAdded: held.length, unchanged: 0 }),
  };
  return { listImports: async () => [], importFeed: async (_, work) => (await work(run)).result };
};

const refusingNetworks = (counter: NetworkCounter<AdsFormat>): readonly NetworkRefusals[] =>
  counter.list().flatMap(({ network, refused, reasons }) => (refused === 0 ? [] : [{ network, refused, reasons }]));

/**
 * Checks a feed with the rules of an import: the outcome, the issues with advice, and the missing attributes. Writes
 * nothing and needs no database.
 */
export const checkFeed = async (options: CheckFeedOptions): Promise<FeedCheck> => {
  const { profile, locations, limits, against, onSale, parts, mediaHosts, networks, ...rest } = options;
  const counter = new VehicleCounter();
  const networkCounter = new NetworkCounter(networks, {
    isLocated: ({ location_id }) => locations === null || location_id !== null,
    year: thisYear(options.clock),
  });
  const hosts = mediaHosts === null ? null : new RefusedHostCounter(mediaHosts);
  const findings = new FindingCollector(profile, limits);
  const columns = new SeenColumns();
  let unchecked = 0;
  const report = await importVehicles({
    ...rest,
    profile,
    parts: columns.watch(parts),
    feed: against?.feed ?? profile.name,
    stock: against === null ? createEmptyStock() : withoutFingerprints(against.stock),
    guards: against?.guards ?? DEFAULT_IMPORT_GUARDS,
    onVehicle: (vehicle) => {
      counter.add(vehicle);
      networkCounter.add(vehicle.attributes);
      hosts?.add(allMedia(vehicle.attributes));
    },
    locations: locations ?? new Map(),
    brandNames: against?.brandNames ?? new Map(),
    force: false,
    dryRun: true,
    onIssue: (issue) => {
      if (issue.code === "unknown-location" && locations === null) unchecked += 1;
      else findings.add(issue);
    },
  });
  const { rows, refused, added, changed, unchanged, removed, held = 0, doubts } = report.counts;
  const warnings = report.counts.warnings - unchecked;
  const fields = counter.fieldFill.fields();
  const isUsable = report.reason === null && counter.fieldFill.vehicles > 0;
  const lost = isUsable && onSale !== null ? await findLostFields(fields, onSale, profile, columns) : [];
  const flaws = refused + warnings + held + doubts + lost.length;
  return {
    profile: profile.name,
    verdict: report.reason !== null ? "unusable" : flaws > 0 ? "flawed" : "clean",
    reason: report.reason,
    rows,
    vehicles: counter.fieldFill.vehicles,
    refused,
    warnings,
    doubts,
    lost,
    held,
    held_prices: report.held,
    refused_hosts: hosts?.list() ?? [],
    equal: counter.duplicates,
    notes: unchecked > 0 ? [...report.notes, LOCATIONS_UNCHECKED_NOTE] : report.notes,
    findings: findings.list(),
    lacks: counter.missingData(),
    fields,
    networks: refusingNetworks(networkCounter),
    stock: against === null ? null : { feed: against.feed, added, changed, unchanged, removed },
  };
};

const LOCATIONS_UNCHECKED_NOTE = "there is no database here, so that names of locations were not checked";
