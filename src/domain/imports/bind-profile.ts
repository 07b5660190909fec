import { err, fold, ok, type Result } from "../shared/index.ts";
import type { Draft } from "./assemble.ts";
import { columnReader } from "./column-reader.ts";
import { fieldNamed, isFieldName } from "./fields.ts";
import { nearest } from "./nearest.ts";
import { columnsRead, type ColumnRule, type FeedProfile } from "./profile.ts";
import { shown } from "./reading.ts";
import { identify, mapRow, type Identity, type MappedRow, type Mapping } from "./row-mapper.ts";
import type { FeedFault, FeedRow } from "./row.ts";
import type { Ways } from "./ways.ts";
import { wordTable } from "./word-table.ts";

export type RowMapper = {
  readonly identify: (row: FeedRow) => Identity;
  /** For rows that were identified. */
  readonly map: (row: FeedRow) => MappedRow;
  /** Columns the profile does not know, each with the nearest it does. */
  readonly notes: readonly string[];
};

/** A column that is read as our own format has it. */
const PLAIN: Omit<ColumnRule, "column" | "field"> = {
  unit: null,
  unit_from: null,
  displaces: null,
  erase: [],
  values: null,
  unknown: [],
  quiet: false,
  refuse: {},
};

const constantsOf = (profile: FeedProfile, ways: Ways): Draft => {
  const draft: Draft = profile.default_location === null ? {} : { location_id: profile.default_location };
  for (const [field, text] of Object.entries(profile.constants)) {
    if (!isFieldName(field)) continue;
    draft[field] = columnReader(fieldNamed(field), { ...PLAIN, column: field, field }, ways)(text).value;
  }
  return draft;
};

const strangers = (profile: FeedProfile, header: readonly string[]): string[] => {
  const known = new Map(columnsRead(profile).map((column) => [fold(column), column]));
  const ignored = wordTable(
    Object.fromEntries([...profile.ignored, ...(profile.order ?? [])].map((name) => [name, name])),
  );
  return header
    .filter((column) => !known.has(fold(column)) && ignored(column) === undefined)
    .map((column) => {
      const near = nearest(column, known.values());
      const missing = near !== null && !header.some((other) => fold(other) === fold(near));
      return `column "${shown(column)}" is not read${missing ? `; did you mean "${near}"?` : ""}`;
    });
};

const positionsOf = (header: readonly string[]): Result<ReadonlyMap<string, number>, FeedFault> => {
  const positions = new Map<string, number>();
  for (const [index, column] of header.entries()) {
    const name = fold(column).trim();
    if (positions.has(name) && name !== "") {
      return err({ code: "not-this-profile", reason: `the column "${shown(column)}" stands in the header twice` });
    }
    positions.set(name, index);
  }
  return ok(positions);
};

const missingColumns = (profile: FeedProfile, positions: ReadonlyMap<string, number>): FeedFault | null => {
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

/**
 * Binds a profile to a feed's header. Columns are found by name, without case and accents; a feed that lacks one the
 * profile needs is another file, and that is the error.
 */
export const bindProfile = (
  profile: FeedProfile,
  header: readonly string[],
  ways: Ways,
): Result<RowMapper, FeedFault> => {
  const positions = positionsOf(header);
  if (!positions.ok) return positions;
  const missing = missingColumns(profile, positions.value);
  if (missing) return err(missing);
  const at = (column: string): number => positions.value.get(fold(column)) ?? -1;
  const mapping: Mapping = {
    columns: profile.columns
      .map((rule) => ({
        index: at(rule.column),
        column: rule.column,
        field: rule.field,
        unitIndex: rule.unit_from === null ? -1 : at(rule.unit_from),
        displaces: rule.displaces,
        read: columnReader(fieldNamed(rule.field), rule, ways),
      }))
      .filter(({ index }) => index >= 0),
    width: header.length,
    keyColumns: profile.key === "row-hash" ? [] : profile.key.map(at).filter((index) => index >= 0),
    brandColumn: profile.columns.find(({ field }) => field === "brand")?.column ?? "brand",
    constants: constantsOf(profile, ways),
    cutBrands: Map.groupBy(profile.cut_brands, (brand) => fold(brand).split(" ")[0] ?? ""),
  };
  return ok({
    identify: (row) => identify(row, mapping),
    map: (row) => mapRow(row, mapping),
    notes: strangers(profile, header),
  });
};
