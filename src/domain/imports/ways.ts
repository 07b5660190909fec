import type { NumberSigns } from "./numbers.ts";
import type { Reading } from "./reading.ts";
import type { Cell } from "./row.ts";

/** What reading a value depends on besides the value: the profile's ways of writing, and this year. */
export type Ways = {
  readonly signs: NumberSigns;
  readonly listSeparator: string;
  readonly thisYear: number;
  /** Folded id, slug or alias of a place -> the location's id. Where it knows no place at all, any number is taken. */
  readonly locations: ReadonlyMap<string, number>;
  readonly defaultLocation: number | null;
};

export type ReadCell = (cell: Cell) => Reading;
