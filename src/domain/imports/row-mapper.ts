import { err, fold, ok, type Result } from "../shared/index.ts";
import { factsOf, named, type Draft } from "./assemble.ts";
import { fieldNamed, isFieldName, type FieldName } from "./fields.ts";
import { nearest } from "./nearest.ts";
import type { ColumnRule, FeedProfile } from "./profile.ts";
import { columnReader } from "./column-reader.ts";
import type { ReadCell, Ways } from "./ways.ts";
import { shown, type Complaint } from "./reading.ts";
import type { AcceptedRow, FeedFault, FeedRow, RowIssue } from "./row.ts";

/** What came of a row; `vehicle` is null where it was refused, and then the last issue says why. */
export type MappedRow = {
  /** `key` is null where the profile makes it of the row itself. */
  readonly vehicle: (Omit<AcceptedRow, "key"> & { readonly key: string | null }) | null;
  readonly issues: readonly RowIssue[];
};

export type RowMapper = {
  readonly map: (row: FeedRow) => MappedRow;
  /** Columns the profile does not know, each with the nearest it does. */
  readonly notes: readonly string[];
};

type BoundColumn = {
  readonly index: number;
  readonly column: string;
  readonly field: FieldName;
  readonly read: ReadCell;
};

type Mapping = {
  readonly columns: readonly BoundColumn[];
  readonly width: number;
  readonly keyColumns: readonly number[];
  readonly brandColumn: string;
  readonly constants: Draft;
  readonly cutBrands: ReadonlyMap<string, readonly string[]>;
};

const asIssue = (complaint: Complaint, line: number, column: string): RowIssue => ({ ...complaint, line, column });

const rowIssue = (
  row: FeedRow,
  code: RowIssue["code"],
  column: string | null,
  value: string,
  reason: string,
): RowIssue => ({
  severity: "refused",
  code,
  line: row.line,
  column,
  value,
  reason,
});

/** A row whose cells do not fit the header: what stands in which column can no longer be told. */
const misfit = (row: FeedRow, width: number): RowIssue | null => {
  if (row.broken) return rowIssue(row, "broken-row", null, row.broken.value, row.broken.reason);
  if (row.cells.length === width) return null;
  const reason = `has ${row.cells.length} fields where the header has ${width}`;
  return rowIssue(row, "broken-row", null, shown(row.cells.slice(0, 12).join(" | ")), reason);
};

const brandAndModel = (draft: Draft, cutBrands: Mapping["cutBrands"]): { brand: string; model: string | null } => {
  const brand = String(draft.brand ?? "");
  const model = typeof draft.model === "string" ? draft.model : null;
  const together = model === null ? brand : `${brand} ${model}`;
  for (const whole of cutBrands.get(fold(brand)) ?? []) {
    if (fold(together) === fold(whole)) return { brand: whole, model: null };
    if (fold(together).startsWith(`${fold(whole)} `)) return { brand: whole, model: together.slice(whole.length + 1) };
  }
  return { brand, model };
};

const keyOf = (row: FeedRow, columns: readonly number[]): string | null => {
  for (const index of columns) {
    const cell = row.cells[index];
    const text = cell === null || cell === undefined || typeof cell === "object" ? "" : String(cell).trim();
    if (text !== "" && text.length <= 200) return text;
  }
  return null;
};

const readColumns = (row: FeedRow, mapping: Mapping): { draft: Draft; issues: RowIssue[]; refused: boolean } => {
  const draft: Draft = { ...mapping.constants };
  const issues: RowIssue[] = [];
  let refused = false;
  for (const { index, column, field, read } of mapping.columns) {
    const { value, complaints } = read(row.cells[index]);
    if (value !== null) draft[field] = value;
    for (const complaint of complaints) {
      issues.push(asIssue(complaint, row.line, column));
      if (complaint.severity === "refused") refused = true;
    }
  }
  return { draft, issues, refused };
};

const onlyRefusal = (issues: readonly RowIssue[]): MappedRow => ({
  vehicle: null,
  issues: issues.filter(({ severity }) => severity === "refused").slice(0, 1),
});

const mapRow = (row: FeedRow, mapping: Mapping): MappedRow => {
  const broken = misfit(row, mapping.width);
  if (broken) return onlyRefusal([broken]);
  const { draft, issues, refused } = readColumns(row, mapping);
  if (refused) return onlyRefusal(issues);
  const names = brandAndModel(draft, mapping.cutBrands);
  const brand = named(names.brand);
  if (!brand) return onlyRefusal([rowIssue(row, "no-make", mapping.brandColumn, names.brand, "names no make")]);
  const key = keyOf(row, mapping.keyColumns);
  if (key === null && mapping.keyColumns.length > 0) {
    return onlyRefusal([rowIssue(row, "no-key", null, "", "has no key that tells it from the others")]);
  }
  const facts = factsOf(draft, brand, names.model === null ? null : named(names.model));
  const wanted_id = typeof draft.id === "number" ? draft.id : null;
  return { vehicle: { key, wanted_id, facts }, issues };
};

const constantsOf = (profile: FeedProfile, ways: Ways): Draft => {
  const draft: Draft = profile.default_location === null ? {} : { location_id: profile.default_location };
  for (const [field, text] of Object.entries(profile.constants)) {
    if (!isFieldName(field)) continue;
    const rule: ColumnRule = { column: field, field, unit: null, values: null, unknown: [], refuse: {} };
    draft[field] = columnReader(fieldNamed(field), rule, ways)(text).value;
  }
  return draft;
};

const strangers = (profile: FeedProfile, header: readonly string[]): string[] => {
  const known = new Map(profile.columns.map(({ column }) => [fold(column), column]));
  const keys = new Set(profile.key === "row-hash" ? [] : profile.key.map(fold));
  return header
    .filter((column) => !known.has(fold(column)) && !keys.has(fold(column)))
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
  const keyed = profile.key === "row-hash" || profile.key.some((column) => positions.has(fold(column)));
  const missing = profile.required.filter((column) => !positions.has(fold(column)));
  if (!keyed) missing.push((profile.key as readonly string[]).join(" or "));
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
        read: columnReader(fieldNamed(rule.field), rule, ways),
      }))
      .filter(({ index }) => index >= 0),
    width: header.length,
    keyColumns: profile.key === "row-hash" ? [] : profile.key.map(at).filter((index) => index >= 0),
    brandColumn: profile.columns.find(({ field }) => field === "brand")?.column ?? "brand",
    constants: constantsOf(profile, ways),
    cutBrands: Map.groupBy(profile.cut_brands, (brand) => fold(brand).split(" ")[0] ?? ""),
  };
  return ok({ map: (row) => mapRow(row, mapping), notes: strangers(profile, header) });
};
