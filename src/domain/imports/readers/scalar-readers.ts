import { fold } from "../../shared/index.ts";
import {
  acceptValue,
  acceptWithIssue,
  type CellReader,
  type CellResult,
  dropValue,
  NO_VALUE,
  refuseRow,
} from "./cell-result.ts";
import {
  type FigureFieldName,
  isVinPlausible,
  parseVin,
  plausibleFigures,
  type VehicleFieldType,
} from "../../vehicles/index.ts";
import type { ColumnNotation } from "../numbers/column-notation.ts";
import { numberColumn, readNumber } from "../numbers/read-number.ts";
import type { ColumnRule } from "../feed-profile.ts";
import type { Cell } from "../feed-row.ts";
import { cleanFeedLine, isMissingValue } from "../texts/clean-text.ts";

/** Maps a feed's value to a key; undefined for an unknown value. */
export type ValueMap = (value: string) => string | undefined;

const WILDCARD = "*";

/**
 * Creates a map that ignores case and accents. A name ending in `*` matches every value with that prefix. An exact name
 * wins over a prefix, a longer prefix over a shorter one.
 */
export const createValueMap = (table: Readonly<Record<string, string>>): ValueMap => {
  const folded = Object.entries(table).map(([name, meaning]) => [fold(name).trim(), meaning] as const);
  const exact = new Map(folded.filter(([name]) => !name.endsWith(WILDCARD)));
  const prefixes = folded
    .filter(([name]) => name.endsWith(WILDCARD))
    .map(([name, meaning]) => [name.slice(0, -1), meaning] as const)
    .sort(([a], [b]) => b.length - a.length);
  return (value) => {
    const match = exact.get(value);
    if (match !== undefined) return match;
    const foldedValue = fold(value).trim();
    return exact.get(foldedValue) ?? prefixes.find(([prefix]) => foldedValue.startsWith(prefix))?.[1];
  };
};

/** Folded words for yes and no in French, German, English, Dutch and by programs. */
const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...["true", "yes", "1", "oui", "ja", "vrai", "wahr", "waar", "y", "j", "o", "t", "x", "on", "-1"].map(
    (word) => [word, true] as const,
  ),
  ...["✓", "✔", "☑", "✅", "1.0", "1,0"].map((word) => [word, true] as const),
  ...["false", "no", "0", "non", "nein", "nee", "faux", "falsch", "onwaar", "n", "f", "off"].map(
    (word) => [word, false] as const,
  ),
  ...["✗", "✘", "☐", "❌", "0.0", "0,0"].map((word) => [word, false] as const),
]);

/** Yes or no in any of its spellings; undefined for any other text. */
export const parseFlag = (text: string): boolean | undefined => WORDS.get(fold(text).trim());

/** `values`: the profile's own words, each with a word for yes or no. */
export const createFlagReader = (values: Readonly<Record<string, string>> | null): CellReader => {
  const translate = createValueMap(values ?? {});
  return (cell) => {
    const value = parseFlag(translate(String(cell)) ?? String(cell));
    return value === undefined ? dropValue("not-yes-or-no", cell, "is neither yes nor no") : acceptValue(value);
  };
};

/** Reads a vehicle identification number; one that is none is left out. */
export const readVin: CellReader = (cell) => {
  const text = typeof cell === "string" || typeof cell === "number" ? cleanFeedLine(String(cell)) : "";
  if (isMissingValue(text)) return NO_VALUE;
  const vin = parseVin(text);
  if (vin === null) return dropValue("not-a-vin", text, "is not 17 letters and digits without I, O and Q");
  return isVinPlausible(vin)
    ? acceptValue(vin)
    : acceptWithIssue(vin, "unchecked-vin", text, "has a wrong check digit");
};

type NumberField = Extract<VehicleFieldType, { type: "number" }>;

/** What the reader of a figure's column needs of its rule. */
export type FigureColumn = Pick<ColumnRule, "unit"> & { readonly field: FigureFieldName };

const checkNumber = (type: NumberField, value: number, cell: Cell): CellResult => {
  if (value < type.min || value > type.max) {
    const reason = `must be from ${type.min} to ${type.max}`;
    return type.outOfRange === "refuse"
      ? refuseRow("impossible-value", cell, reason)
      : dropValue("impossible-value", cell, reason);
  }
  if (type.decimals === 0 && !Number.isInteger(value)) return dropValue("not-a-number", cell, "is not a whole number");
  return acceptValue(value);
};

/** Reads a figure that is not a placeholder, and checks its value. */
const createFigureReader = (
  { field, unit }: FigureColumn,
  notation: ColumnNotation,
  check: (value: number, cell: Cell) => CellResult,
): CellReader => {
  const column = numberColumn(field, unit);
  const { placeholders } = plausibleFigures(field);
  return (cell) => {
    const number = readNumber(cell, column, notation);
    if ("failure" in number) return number.failure;
    if (placeholders.includes(number.value)) return dropValue("unlikely-value", cell, "stands for an unknown figure");
    return check(number.value, cell);
  };
};

export const createNumberReader = (type: NumberField, column: FigureColumn, notation: ColumnNotation): CellReader =>
  createFigureReader(column, notation, (value, cell) => checkNumber(type, value, cell));

export const createYearReader = (column: FigureColumn, notation: ColumnNotation, thisYear: number): CellReader =>
  createFigureReader(column, notation, (year, cell) => {
    if (!Number.isInteger(year)) return dropValue("not-a-number", cell, "is not a year");
    if (year >= 1900 && year <= thisYear + 1) return acceptValue(year);
    return dropValue("impossible-value", cell, `must be from 1900 to ${thisYear + 1}, with four digits`);
  });
