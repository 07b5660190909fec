import { fold } from "../../shared/index.ts";
import { EMPTY_DRAFT, toAttributes, mergeLists, toNameWithSlug, type VehicleDraft } from "./vehicle-draft.ts";
import type { VehicleFieldName } from "../../vehicles/index.ts";
import { isPlugIn, type VehicleAttributes } from "../../vehicles/index.ts";
import { cleanFeedLine, isMissingValue } from "../texts/clean-text.ts";
import type { Cell, FeedRow, RowIssue } from "../feed-row.ts";
import { type CellIssue, type CellReader, type CellValue, toReportText } from "../readers/cell-result.ts";

/** A mapped row. `vehicle` is null if the row was refused; the only issue then is the reason. */
export type MappedRow = {
  readonly vehicle: { readonly requestedId: number | null; readonly attributes: VehicleAttributes } | null;
  readonly issues: readonly RowIssue[];
};

/** The feed key of a row (null if the profile keys rows by their hash), or the reason why it has none. */
export type RowIdentity = { readonly key: string | null } | { readonly refusal: RowIssue };

type BoundColumn = {
  readonly index: number;
  readonly column: string;
  readonly field: VehicleFieldName;
  /** Index of the unit column; -1 if there is none. */
  readonly unitIndex: number;
  readonly displaces: VehicleFieldName | null;
  readonly read: CellReader;
};

/** A profile bound to the columns of one feed. */
export type BoundProfile = {
  readonly columns: readonly BoundColumn[];
  readonly width: number;
  /** The fewest cells of a row: spreadsheets leave out the last cells where they are empty. */
  readonly shortest: number;
  readonly keyColumns: readonly number[];
  readonly brandColumn: string;
  /** The column of the fuel; null if the source gives neither a battery nor a range. */
  readonly provableFuelColumn: string | null;
  readonly constants: VehicleDraft;
  readonly multiWordBrands: ReadonlyMap<string, readonly string[]>;
  /** The catalogue's names of brands by slug, which replace the feed's. */
  readonly brandNames: ReadonlyMap<string, string>;
};

const toRowIssue = (issue: CellIssue, line: number, column: string): RowIssue => ({ ...issue, line, column });

const createRefusal = (
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

const refuseWidth = (row: FeedRow, width: number): RowIssue => {
  const reason = `has ${row.cells.length} fields where the header has ${width}`;
  return createRefusal(row, "broken-row", null, toReportText(row.cells.slice(0, 12).join(" | ")), reason);
};

const isBlank = (cell: Cell): boolean => typeof cell === "string" && cell.trim() === "";

/** Refuses a row whose cells are not those of the header; empty ones at its end may be too many or left out. */
const findShapeIssue = (row: FeedRow, { width, shortest }: BoundProfile): RowIssue | null => {
  if (row.broken) return createRefusal(row, "broken-row", null, row.broken.value, row.broken.reason);
  const { length } = row.cells;
  const fits = length < width ? length >= shortest : row.cells.slice(width).every(isBlank);
  return fits ? null : refuseWidth(row, width);
};

const splitBrandAndModel = (
  draft: VehicleDraft,
  multiWordBrands: BoundProfile["multiWordBrands"],
): { brand: string; model: string | null } => {
  const brand = typeof draft.brand === "string" ? draft.brand : "";
  const model = typeof draft.model === "string" ? draft.model : null;
  const fullName = model === null ? brand : `${brand} ${model}`;
  for (const fullBrand of multiWordBrands.get(fold(brand)) ?? []) {
    if (fold(fullName) === fold(fullBrand)) return { brand: fullBrand, model: null };
    if (fold(fullName).startsWith(`${fold(fullBrand)} `))
      return { brand: fullBrand, model: fullName.slice(fullBrand.length + 1) };
  }
  return { brand, model };
};

const readKey = (row: FeedRow, columns: readonly number[]): string | null => {
  for (const index of columns) {
    const cell = row.cells[index];
    const text = cell === null || cell === undefined || typeof cell === "object" ? "" : cleanFeedLine(String(cell));
    if (!isMissingValue(text) && text.length <= 200) return text;
  }
  return null;
};

/** "1,23457E+15": a spreadsheet has rounded the key, and other vehicles may have the same. */
const ROUNDED_KEY = /^\d(?:[.,]\d+)?E\+\d+$/i;
const NO_REDUCTION: CellIssue = {
  severity: "warning",
  code: "no-reduction",
  value: "",
  reason: "is more than the price: it is no sale price",
};

/** Appends the unit from its own column to the cell. */
const readCellWithUnit = ({ cells }: FeedRow, { index, unitIndex }: BoundColumn): Cell => {
  const cell = cells[index];
  if (unitIndex < 0) return cell;
  const unit = cells[unitIndex];
  const isFilled = cell !== undefined && cell !== null && typeof cell !== "object" && String(cell).trim() !== "";
  return isFilled && typeof unit === "string" && !isMissingValue(unit) ? `${String(cell)} ${unit.trim()}` : cell;
};

/**
 * Lists of several columns are merged. Of scalars the last wins. A sale price moves the price to the `displaces` field. Returns
 * the issue of a sale price that is not lower, which is none, and of a list that is cut.
 */
const assignValue = (draft: VehicleDraft, { field, displaces }: BoundColumn, value: CellValue): CellIssue | null => {
  const existing = draft[field] ?? null;
  if (displaces !== null && typeof existing === "number" && typeof value === "number") {
    if (value > existing) return NO_REDUCTION;
    if (value < existing) draft[displaces] = existing;
  }
  const merged = Array.isArray(existing) && Array.isArray(value) ? mergeLists(field, existing, value) : null;
  draft[field] = merged === null ? value : merged.value;
  return merged?.issues[0] ?? null;
};

const readColumns = (
  row: FeedRow,
  profile: BoundProfile,
): { draft: VehicleDraft; issues: RowIssue[]; refused: boolean } => {
  const draft: VehicleDraft = { ...EMPTY_DRAFT, ...profile.constants };
  const issues: RowIssue[] = [];
  let refused = false;
  for (const bound of profile.columns) {
    const { column, read } = bound;
    const cell = readCellWithUnit(row, bound);
    const { value, issues: cellIssues } = read(cell);
    const problem = value === null ? null : assignValue(draft, bound, value);
    if (problem !== null) issues.push({ ...problem, value: toReportText(cell), line: row.line, column });
    for (const issue of cellIssues) {
      issues.push(toRowIssue(issue, row.line, column));
      if (issue.severity === "refused") refused = true;
    }
  }
  return { draft, issues, refused };
};

const onlyRefusal = (issues: readonly RowIssue[]): MappedRow => ({
  vehicle: null,
  issues: issues.filter(({ severity }) => severity === "refused").slice(0, 1),
});

/** Checks only the shape and the key, which is enough for an unchanged row. */
export const identifyRow = (row: FeedRow, profile: BoundProfile): RowIdentity => {
  const shapeIssue = findShapeIssue(row, profile);
  if (shapeIssue) return { refusal: shapeIssue };
  const key = readKey(row, profile.keyColumns);
  if (key !== null && ROUNDED_KEY.test(key)) {
    return { refusal: createRefusal(row, "no-key", null, key, "is a key that a spreadsheet has rounded") };
  }
  if (key !== null || profile.keyColumns.length === 0) return { key };
  return { refusal: createRefusal(row, "no-key", null, "", "has no key that tells it from the others") };
};

/** The key of a plug-in hybrid holds; a feed that writes it for every hybrid is doubted. */
const findDoubts = (
  row: FeedRow,
  attributes: VehicleAttributes,
  { provableFuelColumn: column }: BoundProfile,
): readonly RowIssue[] => {
  const { fuel_type, battery_kwh, range_km } = attributes;
  if (column === null || !isPlugIn(attributes) || battery_kwh !== null || range_km !== null) return [];
  const reason = "is a plug-in hybrid, and neither its battery nor its range is given";
  return [{ severity: "doubt", code: "unproved-plug-in", line: row.line, column, value: fuel_type ?? "", reason }];
};

/** Maps an identified row to a vehicle with its warnings, or to a single refusal. */
export const mapRow = (row: FeedRow, profile: BoundProfile): MappedRow => {
  const { draft, issues, refused } = readColumns(row, profile);
  if (refused) return onlyRefusal(issues);
  // Where a separator is lost the cells behind it stand in the wrong columns, and some do not fit.
  if (row.cells.length < profile.width && issues.length > 0) return onlyRefusal([refuseWidth(row, profile.width)]);
  const names = splitBrandAndModel(draft, profile.multiWordBrands);
  const written = toNameWithSlug(names.brand);
  const brand = written && { ...written, name: profile.brandNames.get(written.slug) ?? written.name };
  if (!brand) return onlyRefusal([createRefusal(row, "no-make", profile.brandColumn, names.brand, "names no make")]);
  const attributes = toAttributes(draft, brand, names.model === null ? null : toNameWithSlug(names.model));
  const requestedId = typeof draft.id === "number" ? draft.id : null;
  return { vehicle: { requestedId, attributes }, issues: [...issues, ...findDoubts(row, attributes, profile)] };
};
