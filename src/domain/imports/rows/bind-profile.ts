import { err, fold, ok, type Result } from "../../shared/index.ts";
import type { VehicleDraft } from "./vehicle-draft.ts";
import { createColumnReader } from "./column-reader.ts";
import { getVehicleField, isVehicleFieldName, type VehicleFieldName } from "../../vehicles/index.ts";
import { findNearest } from "../find-nearest.ts";
import { listReadColumns, type ColumnRule, type FeedProfile } from "../feed-profile.ts";
import { identifyRow, mapRow, type RowIdentity, type MappedRow, type BoundProfile } from "./row-mapper.ts";
import type { FeedFault, FeedRow } from "../feed-row.ts";
import { type CellReadOptions, toReportText } from "../readers/cell-result.ts";
import { createValueMap } from "../readers/scalar-readers.ts";

export type RowMapper = {
  readonly identify: (row: FeedRow) => RowIdentity;
  /** Takes identified rows only. */
  readonly map: (row: FeedRow) => MappedRow;
  /** One note for each unknown column, with the closest known name. */
  readonly notes: readonly string[];
};

/** A rule that reads the Vitrine format. */
const PLAIN_RULE: Omit<ColumnRule, "column" | "field"> = {
  unit: null,
  unit_from: null,
  displaces: null,
  erase: [],
  breaks: [],
  values: null,
  unknown: [],
  quiet: false,
  refuse: {},
};

const readConstants = (profile: FeedProfile, options: CellReadOptions): VehicleDraft => {
  const draft: VehicleDraft = profile.default_location === null ? {} : { location_id: profile.default_location };
  for (const [field, text] of Object.entries(profile.constants)) {
    if (!isVehicleFieldName(field)) continue;
    draft[field] = createColumnReader(
      getVehicleField(field),
      { ...PLAIN_RULE, column: field, field },
      options,
      false,
    )(text).value;
  }
  return draft;
};

const unknownColumnNotes = (profile: FeedProfile, header: readonly string[]): string[] => {
  const knownColumns = new Map(listReadColumns(profile).map((column) => [fold(column), column]));
  const ignored = createValueMap(
    Object.fromEntries([...profile.ignored, ...(profile.order ?? [])].map((name) => [name, name])),
  );
  return header
    .filter((column) => !knownColumns.has(fold(column)) && ignored(column) === undefined)
    .map((column) => {
      const closest = findNearest(column, knownColumns.values());
      const isMissing = closest !== null && !header.some((other) => fold(other) === fold(closest));
      return `column "${toReportText(column)}" is not read${isMissing ? `; did you mean "${closest}"?` : ""}`;
    });
};

/** Columns that the profile does not read may stand in the header twice. */
const findColumnPositions = (
  profile: FeedProfile,
  header: readonly string[],
): Result<ReadonlyMap<string, number>, FeedFault> => {
  const read = new Set(listReadColumns(profile).map(fold));
  const positions = new Map<string, number>();
  for (const [index, column] of header.entries()) {
    const name = fold(column).trim();
    if (positions.has(name) && read.has(name)) {
      return err({
        code: "not-this-profile",
        reason: `the column "${toReportText(column)}" stands in the header twice`,
      });
    }
    positions.set(name, index);
  }
  return ok(positions);
};

const findMissingColumns = (profile: FeedProfile, positions: ReadonlyMap<string, number>): FeedFault | null => {
  const missing = profile.required
    .filter((columns) => !columns.split("|").some((column) => positions.has(fold(column))))
    .map((columns) => columns.replaceAll("|", " or "));
  if (profile.key !== "row-hash" && !profile.key.some((column) => positions.has(fold(column)))) {
    missing.push(profile.key.join(" or "));
  }
  if (missing.length === 0) return null;
  const names = missing.map((column) => `"${column}"`).join(", ");
  return {
    code: "not-this-profile",
    reason: `the profile "${profile.name}" needs the columns ${names}, which are not there`,
  };
};

/** True if a header has the columns that the profile requires, so that it is the header of such a feed. */
export const hasRequiredColumns = (profile: FeedProfile, header: readonly string[]): boolean => {
  const positions = findColumnPositions(profile, header);
  return positions.ok && findMissingColumns(profile, positions.value) === null;
};

/** Fields that no vehicle is sold without: a row that ends before one of them lacks it by mistake. */
const CORE_FIELDS: ReadonlySet<VehicleFieldName> = new Set(["brand", "model", "price.purchase.cents", "mileage_km"]);

/** The fewest cells of a row whose last cells are empty and left out; a feed without a header has rows of one width. */
const shortestRow = (profile: FeedProfile, width: number, positionOf: (column: string) => number): number => {
  if (profile.order !== null) return width;
  const core = profile.columns.filter(({ field }) => CORE_FIELDS.has(field)).map(({ column }) => column);
  const required = profile.required.flatMap((columns) => columns.split("|"));
  const keys = profile.key === "row-hash" ? [] : profile.key;
  return 1 + Math.max(...[...core, ...required, ...keys].map(positionOf));
};

/** The column of the fuel, if the source can also give what proves a plug-in hybrid. */
const provableFuelColumn = ({ columns }: FeedProfile): string | null => {
  const canProve = columns.some(({ field }) => field === "battery_kwh" || field === "range_km");
  return canProve ? (columns.find(({ field }) => field === "fuel_type")?.column ?? null) : null;
};

/**
 * Binds a profile to the header of a feed. Column names are compared without case and accents. Fails with
 * `not-this-profile` if a required column is missing or a column is duplicated.
 */
export const bindProfile = (
  profile: FeedProfile,
  header: readonly string[],
  options: CellReadOptions & Partial<Pick<BoundProfile, "brandNames">>,
): Result<RowMapper, FeedFault> => {
  const positions = findColumnPositions(profile, header);
  if (!positions.ok) return positions;
  const missing = findMissingColumns(profile, positions.value);
  if (missing) return err(missing);
  const positionOf = (column: string): number => positions.value.get(fold(column)) ?? -1;
  const required = new Set(profile.required.flatMap((columns) => columns.split("|").map(fold)));
  const boundProfile: BoundProfile = {
    columns: profile.columns
      .map((rule) => ({
        index: positionOf(rule.column),
        column: rule.column,
        field: rule.field,
        unitIndex: rule.unit_from === null ? -1 : positionOf(rule.unit_from),
        displaces: rule.displaces,
        read: createColumnReader(getVehicleField(rule.field), rule, options, required.has(fold(rule.column))),
      }))
      .filter(({ index }) => index >= 0),
    width: header.length,
    shortest: shortestRow(profile, header.length, positionOf),
    keyColumns: profile.key === "row-hash" ? [] : profile.key.map(positionOf).filter((index) => index >= 0),
    brandColumn: profile.columns.find(({ field }) => field === "brand")?.column ?? "brand",
    provableFuelColumn: provableFuelColumn(profile),
    constants: readConstants(profile, options),
    multiWordBrands: Map.groupBy(profile.cut_brands, (brand) => fold(brand).split(" ")[0] ?? ""),
    brandNames: options.brandNames ?? new Map(),
  };
  return ok({
    identify: (row) => identifyRow(row, boundProfile),
    map: (row) => mapRow(row, boundProfile),
    notes: unknownColumnNotes(profile, header),
  });
};
