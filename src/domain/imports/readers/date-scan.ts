import { fold } from "../../shared/index.ts";
import { getVehicleField } from "../../vehicles/index.ts";
import type { FeedProfile } from "../feed-profile.ts";
import type { FeedRow } from "../feed-row.ts";

/** Day and month in an order that the sign does not show; dots stand for day, month, year. */
const NUMERIC_DATE = /^\s*(\d{1,2})([-/])(\d{1,2})\2\d{4}(?!\d)/;

/** Rows after which a feed without such a date has none. */
const SURE_ROWS = 1_000;

type Example = { readonly sign: string; readonly value: string; readonly line: number };

type DateColumn = {
  readonly name: string;
  readonly index: number;
  readonly examples: Map<"DD/MM" | "MM/DD", Example>;
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
