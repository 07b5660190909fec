import { fold } from "../../shared/index.ts";
import { getVehicleField, isFigureFieldName } from "../../vehicles/index.ts";
import type { FeedProfile } from "../feed-profile.ts";
import type { FeedRow } from "../feed-row.ts";
import { toReportText } from "../readers/cell-result.ts";
import { ColumnEvidence, decideNotations, type FeedNotations } from "./column-notation.ts";
import { isPlausibleReading, type NumberColumn, numberColumn, parseNumberCell } from "./read-number.ts";

/** Day and month in an order that the sign does not show; dots stand for day, month, year. */
const NUMERIC_DATE = /^\s*(\d{1,2})([-/])(\d{1,2})\2\d{4}(?!\d)/;

/** Rows after which a feed without such a date has none. */
const SURE_ROWS = 1_000;

type DateColumn = {
  readonly name: string;
  readonly index: number;
  readonly examples: Map<"DD/MM" | "MM/DD", { readonly sign: string; readonly value: string; readonly line: number }>;
  isAmbiguous: boolean;
};

/** The forms of columns by their names, and a note with the date that decided where others have two readings. */
type DateFormats = { readonly byColumn: ReadonlyMap<string, string>; readonly notes: readonly string[] };

/** Reads the dates of a feed's columns: one with a number over 12 shows for all whether the day or the month stands first. */
export class DateScan {
  readonly #columns: readonly DateColumn[];
  #rows = 0;
  #hasOrder = false;

  constructor({ columns, date_form }: FeedProfile, header: readonly string[]) {
    const positions = new Map(header.map((name, index) => [fold(name).trim(), index]));
    this.#columns = columns
      .filter(({ field }) => date_form === null && getVehicleField(field).type === "date")
      .map(({ column }) => ({
        name: column,
        index: positions.get(fold(column)) ?? -1,
        examples: new Map(),
        isAmbiguous: false,
      }))
      .filter(({ index }) => index >= 0);
  }

  /** True when no further row is likely to show anything. */
  get isDone(): boolean {
    return this.#columns.length === 0 || (this.#rows >= SURE_ROWS && !this.#hasOrder);
  }

  add({ cells, line, broken }: FeedRow): void {
    this.#rows += 1;
    if (broken !== undefined) return;
    for (const column of this.#columns) {
      const cell = cells[column.index];
      const [, first = "", sign = "", second = ""] = typeof cell === "string" ? (NUMERIC_DATE.exec(cell) ?? []) : [];
      if (first === "") continue;
      this.#hasOrder = true;
      const order = Number(first) > 12 ? "DD/MM" : Number(second) > 12 ? "MM/DD" : null;
      if (order === null) column.isAmbiguous ||= first !== second;
      else if (!column.examples.has(order)) column.examples.set(order, { sign, value: String(cell).trim(), line });
    }
  }

  /** A column that shows both orders is not decided. */
  decide(): DateFormats {
    const decided = this.#columns.flatMap(({ name, examples, isAmbiguous }) => {
      const [only] = examples;
      if (examples.size !== 1 || only === undefined) return [];
      const [order, { sign, value, line }] = only;
      const form = `${order}/YYYY`.replaceAll("/", sign);
      return [
        { name, form, isAmbiguous, note: `the dates of ${name} are ${form}, as "${value}" on line ${line} shows` },
      ];
    });
    return {
      byColumn: new Map(decided.map(({ name, form }) => [name, form])),
      notes: decided.filter(({ isAmbiguous }) => isAmbiguous).map(({ note }) => note),
    };
  }
}

type ScannedColumn = NumberColumn & { readonly name: string; readonly index: number; readonly unitIndex: number };

/** A figure whose separators can say something: digits on both sides, or a dash for no decimals. */
const SEPARATED = /\d[.,](?:\d|\s?[-\p{Pd}\u2212])/u;

/** A vehicle of this age in years has driven more than a dealer's kilometres: "125.000" is not 125. */
const USED_AGE = 2;
const MIN_USED_KM = 1_000;

/** Rows after which a feed that had no figure as a text has none: its numbers are typed. */
const TYPED_ROWS = 1_000;

/** Reads the figures and dates of a feed's columns, all of them, to decide how each column writes them. */
export class NotationScan {
  readonly #columns: readonly ScannedColumn[];
  readonly #evidence: ReadonlyMap<string, ColumnEvidence>;
  readonly #width: number;
  readonly #dates: DateScan;
  /** Columns that name a year: of construction, or of the first registration. */
  readonly #yearColumns: readonly number[];
  readonly #thisYear: number;
  #rows = 0;
  #hasTexts = false;

  constructor(profile: FeedProfile, header: readonly string[], thisYear: number) {
    const positions = new Map(header.map((name, index) => [fold(name).trim(), index]));
    const positionOf = (name: string | null): number => (name === null ? -1 : (positions.get(fold(name)) ?? -1));
    this.#width = header.length;
    this.#dates = new DateScan(profile, header);
    this.#thisYear = thisYear;
    this.#yearColumns = profile.columns
      .filter(({ field }) => field === "construction_year" || field === "first_registration")
      .map(({ column }) => positionOf(column));
    this.#columns = profile.columns.flatMap(({ column, field, unit, unit_from }) => {
      const index = positionOf(column);
      if (!isFigureFieldName(field) || index < 0) return [];
      return [{ ...numberColumn(field, unit), name: column, index, unitIndex: positionOf(unit_from) }];
    });
    this.#evidence = new Map(this.#columns.map(({ name }) => [name, new ColumnEvidence()]));
  }

  /** True when no further row can show anything. */
  get isDone(): boolean {
    const hasNoFigures = this.#columns.length === 0 || (this.#rows >= TYPED_ROWS && !this.#hasTexts);
    return hasNoFigures && this.#dates.isDone;
  }

  add(row: FeedRow): void {
    this.#rows += 1;
    if (row.broken !== undefined || row.cells.slice(this.#width).some((cell) => String(cell).trim() !== "")) return;
    for (const column of this.#columns) this.#addCell(row, column);
    this.#dates.add(row);
  }

  decide(): FeedNotations {
    const { byColumn, notes } = decideNotations(this.#evidence);
    const dates = this.#dates.decide();
    return { byColumn, dateForms: dates.byColumn, notes: [...notes, ...dates.notes] };
  }

  /** False for a vehicle that was built or registered years ago. */
  #canBeNew(cells: FeedRow["cells"]): boolean {
    const years = this.#yearColumns.flatMap(
      (index) => /\b(?:19|20)\d{2}\b/.exec(String(cells[index] ?? ""))?.[0] ?? [],
    );
    return years.every((year) => this.#thisYear - Number(year) < USED_AGE);
  }

  #addCell({ cells, line }: FeedRow, column: ScannedColumn): void {
    const cell = cells[column.index];
    if (typeof cell !== "string" || cell === "") return;
    this.#hasTexts = true;
    if (!SEPARATED.test(cell)) return;
    const unit = cells[column.unitIndex];
    const parsed = parseNumberCell(typeof unit === "string" ? `${cell} ${unit}` : cell, column);
    if (parsed === null || "wrongUnit" in parsed) return;
    const { readings, unit: written } = parsed.first;
    const example = { value: toReportText(cell), line };
    const isPlausible = isPlausibleReading(column, written);
    const isUsed = column.field === "mileage_km" && !this.#canBeNew(cells);
    const isPlausibleHere = (reading: number): boolean => isPlausible(reading) && (!isUsed || reading >= MIN_USED_KM);
    this.#evidence.get(column.name)?.add(readings, isPlausibleHere, example);
  }
}
