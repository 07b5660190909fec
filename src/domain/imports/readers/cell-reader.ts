import type { ColumnNotation } from "../numbers/column-notation.ts";
import type { CellResult } from "./cell-result.ts";
import type { Cell } from "../feed-row.ts";

export type CellReadOptions = {
  /** How the figures of a column are written, by its name. */
  readonly notationOf: (column: string) => ColumnNotation;
  readonly listSeparator: string;
  readonly thisYear: number;
  /** The form of a column's dates, as `isDateFormat` accepts it; null: neither the profile nor the column shows it. */
  readonly dateFormOf: (column: string) => string | null;
  /** Folded id, slug or alias to location id. An empty map accepts any number. */
  readonly locations: ReadonlyMap<string, number>;
  readonly defaultLocation: number | null;
};

export type CellReader = (cell: Cell) => CellResult;
