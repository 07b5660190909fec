import { fold } from "../shared/index.ts";
import { factsOf, joined, named, type Draft } from "./assemble.ts";
import type { FieldName } from "./fields.ts";
import { shown, type Complaint, type FieldValue } from "./reading.ts";
import type { VehicleFacts } from "../vehicles/index.ts";
import type { Cell, FeedRow, RowIssue } from "./row.ts";
import type { ReadCell } from "./ways.ts";

/** What came of a row; `vehicle` is null where it was refused, and then the last issue says why. */
export type MappedRow = {
  readonly vehicle: { readonly wanted_id: number | null; readonly facts: VehicleFacts } | null;
  readonly issues: readonly RowIssue[];
};

/** Which vehicle a row speaks of: its key (null where the profile makes it of the row itself), or why it speaks of none. */
export type Identity = { readonly key: string | null } | { readonly refusal: RowIssue };

type BoundColumn = {
  readonly index: number;
  readonly column: string;
  readonly field: FieldName;
  /** Where the unit's word stands; -1: beside the figure, or nowhere. */
  readonly unitIndex: number;
  readonly displaces: FieldName | null;
  readonly read: ReadCell;
};

/** A profile bound to the columns of one feed. */
export type Mapping = {
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
  const brand = typeof draft.brand === "string" ? draft.brand : "";
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

/** The cell, with the unit's word behind it where that has a column of its own. */
const cellOf = ({ cells }: FeedRow, { index, unitIndex }: BoundColumn): Cell => {
  const [cell, unit] = [cells[index], unitIndex < 0 ? "" : cells[unitIndex]];
  const isFilled = cell !== undefined && cell !== null && typeof cell !== "object" && String(cell).trim() !== "";
  return isFilled && typeof unit === "string" && unit.trim() !== "" ? `${String(cell)} ${unit.trim()}` : cell;
};

/** Columns of one list add to it; of one figure the last counts, and may move the one before it to another field. */
const put = (draft: Draft, { field, displaces }: BoundColumn, value: FieldValue): void => {
  const before = draft[field] ?? null;
  if (displaces !== null && typeof before === "number" && typeof value === "number" && before > value) {
    draft[displaces] = before;
  }
  draft[field] = Array.isArray(before) && Array.isArray(value) ? joined(field, before, value) : value;
};

const readColumns = (row: FeedRow, mapping: Mapping): { draft: Draft; issues: RowIssue[]; refused: boolean } => {
  const draft: Draft = { ...mapping.constants };
  const issues: RowIssue[] = [];
  let refused = false;
  for (const bound of mapping.columns) {
    const { column, read } = bound;
    const { value, complaints } = read(cellOf(row, bound));
    if (value !== null) put(draft, bound, value);
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

/** Looks only at the row's shape and its key: what must be known of a row that has not changed. */
export const identify = (row: FeedRow, mapping: Mapping): Identity => {
  const broken = misfit(row, mapping.width);
  if (broken) return { refusal: broken };
  const key = keyOf(row, mapping.keyColumns);
  if (key !== null || mapping.keyColumns.length === 0) return { key };
  return { refusal: rowIssue(row, "no-key", null, "", "has no key that tells it from the others") };
};

/** Reads an identified row: a vehicle and what was odd about it, or the one reason why it is none. */
export const mapRow = (row: FeedRow, mapping: Mapping): MappedRow => {
  const { draft, issues, refused } = readColumns(row, mapping);
  if (refused) return onlyRefusal(issues);
  const names = brandAndModel(draft, mapping.cutBrands);
  const brand = named(names.brand);
  if (!brand) return onlyRefusal([rowIssue(row, "no-make", mapping.brandColumn, names.brand, "names no make")]);
  const facts = factsOf(draft, brand, names.model === null ? null : named(names.model));
  const wanted_id = typeof draft.id === "number" ? draft.id : null;
  return { vehicle: { wanted_id, facts }, issues };
};
