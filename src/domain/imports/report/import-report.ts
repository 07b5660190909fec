import { formatEuros, isRecord } from "../../shared/index.ts";
import { compareSeverity, type IssueSeverity, type RowIssue } from "../feed-row.ts";
import type { RefusedHost } from "../../media/index.ts";
import type { HeldPrice } from "../guards/held-prices.ts";
import {
  createFieldReader,
  getVehicleField,
  VEHICLE_FIELD_NAMES,
  type VehicleAttributes,
  type VehicleFieldName,
} from "../../vehicles/index.ts";

/** A value before and after a change, by its path: `price.purchase.cents`; undefined: there is none. */
export type ChangedField = { readonly path: string; readonly before: unknown; readonly after: unknown };

/** The fields that differ, in order of their path. Lists are compared as a whole. */
export const changedFields = (before: unknown, after: unknown, path = ""): readonly ChangedField[] => {
  if (isRecord(before) || isRecord(after)) {
    const [old, current] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    const names = [...new Set([...Object.keys(old), ...Object.keys(current)])].toSorted();
    return names.flatMap((name) => changedFields(old[name], current[name], path === "" ? name : `${path}.${name}`));
  }
  const isUnchanged = JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
  return isUnchanged ? [] : [{ path, before, after }];
};

/** A feed that lists a vehicle. `key`: the feed's. */
export type VehicleSource = { readonly feed: string; readonly key: string; readonly price_cents: number | null };

/** A vehicle that several feeds list, by its identification number. The site shows it once, as the first source has it. */
export type SharedVin = { readonly vin: string; readonly sources: readonly VehicleSource[] };

/** A stock number that another feed uses as well, where a VIN is missing that would say whether it is the same vehicle. */
export type SharedNumber = { readonly stock_number: string; readonly sources: readonly VehicleSource[] };

/** What a feed shares with other feeds on sale. */
export type SharedVehicles = { readonly vins: readonly SharedVin[]; readonly numbers: readonly SharedNumber[] };

export const NO_SHARED_VEHICLES: SharedVehicles = { vins: [], numbers: [] };

const euros = (cents: number | null): string => (cents === null ? "no price" : formatEuros(cents));

/** "nord N1 for 19 900 €". */
export const describeSource = ({ feed, key, price_cents }: VehicleSource): string =>
  `${feed} ${key} for ${euros(price_cents)}`;

/** "WF0EXX…: nord N1 for 19 900 €, not sud S9 for 18 900 €". */
export const describeSharedVin = ({ vin, sources: [shown, ...others] }: SharedVin): string =>
  `${vin}: ${shown === undefined ? "" : describeSource(shown)}, not ${others.map(describeSource).join(", ")}`;

/** How much a feed shares with another one. */
type SharedWith = { readonly feed: string; readonly vins: number; readonly stock_numbers: number };

/** The other feeds, those with most VINs first. */
export const sharedWith = (feed: string, { vins, numbers }: SharedVehicles): readonly SharedWith[] => {
  const others = (sources: readonly VehicleSource[]) =>
    new Set(sources.map((source) => source.feed).filter((name) => name !== feed));
  const counts = new Map<string, SharedWith>();
  const count = (name: string, more: Partial<SharedWith>): void => {
    const { vins: known = 0, stock_numbers = 0 } = counts.get(name) ?? {};
    counts.set(name, {
      feed: name,
      vins: known + (more.vins ?? 0),
      stock_numbers: stock_numbers + (more.stock_numbers ?? 0),
    });
  };
  for (const { sources } of vins) for (const name of others(sources)) count(name, { vins: 1 });
  for (const { sources } of numbers) for (const name of others(sources)) count(name, { stock_numbers: 1 });
  return [...counts.values()].toSorted((a, b) => b.vins - a.vins);
};

export type ImportStatus = "imported" | "identical" | "quarantined" | "failed";

/** Status of a record: an import, imports that were taken back, or a held vehicle that was let in. */
export type RecordedImportStatus = ImportStatus | "rolled-back" | "accepted";

/** The record of an import. Instants are ISO 8601. */
export type ImportRecord = {
  readonly feed: string;
  readonly started_at: string;
  readonly finished_at: string;
  readonly status: ImportStatus;
  readonly counts: ImportCounts;
  /** Reason why it was quarantined or failed; else null. */
  readonly reason: string | null;
};

/** What is stored of an import, or of what was done to one. */
export type RecordedImport = Omit<ImportRecord, "status"> & { readonly status: RecordedImportStatus };

export type ImportCounts = {
  /** All rows of the feed, refused ones included. */
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly refused: number;
  /** Vehicles whose price is not plausible; absent in records of earlier versions. */
  readonly held?: number;
  /** Vehicles that another feed lists as well, by their VIN; absent where there are none. */
  readonly shared?: number;
  /** True if the last line had no line end; absent if the feed was not read completely. */
  readonly open_end?: boolean;
};

/** Number of vehicles with a value in the field. */
export type FieldFill = { readonly field: VehicleFieldName; readonly filled: number };

const readers = VEHICLE_FIELD_NAMES.filter((field) => getVehicleField(field).feedOnly !== true).map((field) => ({
  field,
  read: createFieldReader(field),
}));

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

export class FieldFillCounter {
  vehicles = 0;
  readonly #filled = new Map<VehicleFieldName, number>();

  add(attributes: VehicleAttributes): void {
    this.vehicles += 1;
    for (const { field, read } of readers) {
      if (isFilled(read(attributes))) this.#filled.set(field, (this.#filled.get(field) ?? 0) + 1);
    }
  }

  /** Every vehicle field, most filled first. */
  fields(): readonly FieldFill[] {
    return readers
      .map(({ field }) => ({ field, filled: this.#filled.get(field) ?? 0 }))
      .sort((a, b) => b.filled - a.filled);
  }
}

/** Issues of one code in one column, with the first examples. */
export type IssueGroup = {
  readonly severity: IssueSeverity;
  readonly code: RowIssue["code"];
  readonly column: string | null;
  readonly count: number;
  readonly examples: readonly RowIssue[];
};

/** What an import does to a vehicle that was on sale. `key`: the feed's. */
export type VehicleFieldChange = {
  readonly key: string;
  readonly change: "changed" | "removed";
  readonly fields: readonly ChangedField[];
};

/** The result of an import; with `dry_run`, of a simulated one. */
export type ImportReport = ImportRecord & {
  readonly profile: string;
  readonly dry_run: boolean;
  readonly forced: boolean;
  /** `warnings`: values left out; `doubts`: values taken that someone should look at. */
  readonly counts: ImportCounts & { readonly warnings: number; readonly doubts: number };
  /** Notes on the whole feed: unknown columns, bypassed guards. */
  readonly notes: readonly string[];
  /** The first vehicles whose price is held; the counts have their number. */
  readonly held: readonly HeldPrice[];
  /** The first vehicles that other feeds list as well, which the site shows once. */
  readonly shared_vins: readonly SharedVin[];
  readonly shared_with: readonly SharedWith[];
  /** The first vehicles that may be those of another feed, by their stock number. */
  readonly shared_numbers: readonly SharedNumber[];
  /** The first vehicles on sale that it changes or takes off; the counts have their number. */
  readonly changes: readonly VehicleFieldChange[];
  readonly issues: readonly IssueGroup[];
  /** Hosts of the feed's pictures and films that the settings do not name, after the import. */
  readonly refused_hosts: readonly RefusedHost[];
};

const MAX_EXAMPLES = 5;

/** Groups issues by code and column in bounded memory. */
export class IssueCollector {
  refused = 0;
  warnings = 0;
  doubts = 0;
  readonly #groups = new Map<string, { first: RowIssue; count: number; examples: RowIssue[] }>();

  add(issue: RowIssue): void {
    if (issue.severity === "refused") this.refused += 1;
    else if (issue.severity === "warning") this.warnings += 1;
    else this.doubts += 1;
    const groupKey = `${issue.severity} ${issue.code} ${issue.column ?? ""}`;
    let group = this.#groups.get(groupKey);
    if (!group) {
      group = { first: issue, count: 0, examples: [] };
      this.#groups.set(groupKey, group);
    }
    group.count += 1;
    if (group.examples.length < MAX_EXAMPLES) group.examples.push(issue);
  }

  /** The most severe first, then by count. */
  groups(): readonly IssueGroup[] {
    return [...this.#groups.values()]
      .map(({ first: { severity, code, column }, count, examples }) => ({ severity, code, column, count, examples }))
      .sort((a, b) => compareSeverity(a, b) || b.count - a.count);
  }
}
