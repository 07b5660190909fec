import { fold, trimQuotes } from "../../shared/index.ts";
import { isFigureFieldName, type VehicleField } from "../../vehicles/index.ts";
import { readAddress, readMarks, readMedia, splitMediaItems } from "../readers/read-media.ts";
import type { ColumnRule } from "../feed-profile.ts";
import { createDateReader } from "../readers/read-date.ts";
import {
  createFlagReader,
  createNumberReader,
  createValueMap,
  createYearReader,
  type FigureColumn,
  readVin,
} from "../readers/scalar-readers.ts";
import {
  createKeyReader,
  createKeyListReader,
  createLocationReader,
  createTextReader,
  createTextListReader,
} from "../readers/text-readers.ts";
import type { Cell, IssueCode } from "../feed-row.ts";
import {
  type CellReader,
  type CellReadOptions,
  type CellResult,
  copyString,
  NO_VALUE,
  refuseRow,
} from "../readers/cell-result.ts";
import { cleanFeedLine, isMissingValue } from "../texts/clean-text.ts";

const identityMap = (keys: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.map((name) => [name, name]));

const toFigureColumn = ({ field, unit }: Pick<ColumnRule, "field" | "unit">): FigureColumn => {
  if (!isFigureFieldName(field)) throw new TypeError(`${field} is no figure`);
  return { field, unit };
};

/** By the form of a text. */
const FORM_READERS = { vin: readVin, address: readAddress } as const;

const createTypeReader = (
  field: VehicleField,
  rule: Pick<ColumnRule, "column" | "field" | "unit" | "values" | "unknown">,
  options: CellReadOptions,
): CellReader => {
  const table = "keys" in field ? (rule.values ?? identityMap(field.keys)) : {};
  switch (field.type) {
    case "text":
      return field.form === undefined ? createTextReader(field.max, field.long === true) : FORM_READERS[field.form];
    case "texts":
      return createTextListReader(field.max, field.maxItems, options.listSeparator, rule.unknown);
    case "number":
      return createNumberReader(field, toFigureColumn(rule), options.notationOf(rule.column));
    case "year":
      return createYearReader(toFigureColumn(rule), options.notationOf(rule.column), options.thisYear);
    case "date":
      return createDateReader(field.month, options.dateFormOf(rule.column), options.thisYear);
    case "flag":
      return createFlagReader(rule.values);
    case "key":
      return createKeyReader(createValueMap(table), Object.keys(table));
    case "keys":
      return createKeyListReader(createValueMap(table), Object.keys(table), options.listSeparator);
    case "media":
      return (cell) => readMedia(splitMediaItems(cell, options.listSeparator), field.maxItems);
    case "marks":
      return (cell) => readMarks(splitMediaItems(cell, options.listSeparator), field.maxItems);
    case "location":
      return createLocationReader(options);
  }
};

/** Longer texts are no spelling of "no value". */
const MAX_NOTHING = 60;

const isEmpty = (cell: Cell): boolean => cell === undefined || cell === null || cell === "";

/** Types whose cells are one line; texts and addresses are cleaned by their readers. */
const LINE_TYPES: ReadonlySet<VehicleField["type"]> = new Set(["number", "year", "date", "flag", "key", "location"]);

/** Words that the profile itself knows, which so are a value even if others write them for none. */
const knownWords = ({ values, refuse }: ColumnRule): ReadonlySet<string> =>
  new Set([...Object.keys(values ?? {}), ...Object.keys(refuse)].map((word) => fold(word).trim()));

/** Cleans a cell of one line, and takes the quotation marks off others; a cell that says "none" in one of its spellings has no value. */
const withoutNothing = (field: VehicleField, rule: ColumnRule, read: CellReader): CellReader => {
  const isLine = LINE_TYPES.has(field.type);
  const known = knownWords(rule);
  const isValueless = (text: string): boolean =>
    text.length <= MAX_NOTHING && isMissingValue(text) && !(known.size > 0 && known.has(fold(text).trim()));
  return (cell) => {
    if (typeof cell !== "string") return read(cell);
    const text = isLine ? cleanFeedLine(cell) : trimQuotes(cell);
    return isValueless(text) ? NO_VALUE : read(text);
  };
};

/** Values of closed lists repeat from row to row, so their results are cached. */
const MAX_CACHED_CELLS = 4_000;

const CACHED_TYPES: ReadonlySet<VehicleField["type"]> = new Set(["key", "flag", "year", "date", "location"]);

const withCache = (read: CellReader): CellReader => {
  const cache = new Map<string, CellResult>();
  return (cell) => {
    if (typeof cell !== "string" || cell.length > 80) return read(cell);
    let result = cache.get(cell);
    if (result === undefined) {
      const ownedCell = copyString(cell);
      result = read(ownedCell);
      if (cache.size < MAX_CACHED_CELLS) cache.set(ownedCell, result);
    }
    return result;
  };
};

/** Applies the profile's `unknown`, `refuse` and text `values` before the type's reader. */
const withProfileValues = (field: VehicleField, rule: ColumnRule, read: CellReader): CellReader => {
  const unknownValues = new Set(rule.unknown.map((value) => fold(value).trim()));
  const refusalReasons = createValueMap(rule.refuse);
  const translations = createValueMap(field.type === "text" ? (rule.values ?? {}) : {});
  if (unknownValues.size + Object.keys(rule.refuse).length === 0 && (field.type !== "text" || rule.values === null)) {
    return read;
  }
  return (cell) => {
    if (typeof cell !== "string") return read(cell);
    if (unknownValues.has(fold(cell).trim())) return NO_VALUE;
    const reason = refusalReasons(cell);
    if (reason !== undefined) return refuseRow("not-a-vehicle", cell, reason);
    return read(translations(cell) ?? cell);
  };
};

/** Replaces the markup of the source by blanks and line breaks. */
const withoutMarkup = ({ erase, breaks }: ColumnRule, read: CellReader): CellReader => {
  const replacements = [
    ...breaks.map((token) => [token, "\n"] as const),
    ...erase.map((token) => [token, " "] as const),
  ];
  if (replacements.length === 0) return read;
  return (cell) =>
    read(
      typeof cell === "string" ? replacements.reduce((text, [token, by]) => text.replaceAll(token, by), cell) : cell,
    );
};

const withoutWarnings =
  (read: CellReader): CellReader =>
  (cell) => {
    const { value, issues } = read(cell);
    return { value, issues: issues.filter(({ severity }) => severity === "refused") };
  };

/** What a required column must not hold. */
const REFUSED_IF_REQUIRED: ReadonlySet<IssueCode> = new Set(["ambiguous-number", "unlikely-value"]);

/** Refuses the row for a figure of a required column that has two readings or stands for none. */
const refuseWithoutFigure =
  (read: CellReader): CellReader =>
  (cell) => {
    const result = read(cell);
    if (!result.issues.some(({ code }) => REFUSED_IF_REQUIRED.has(code))) return result;
    return { value: null, issues: result.issues.map((issue) => ({ ...issue, severity: "refused" })) };
  };

/**
 * Creates the reader of a column: first the profile's rules, then the type and limits of the field. An empty cell gives
 * no value and no issue.
 */
export const createColumnReader = (
  field: VehicleField,
  rule: ColumnRule,
  options: CellReadOptions,
  isRequired: boolean,
): CellReader => {
  const typeReader = createTypeReader(field, rule, options);
  const checked = isRequired ? refuseWithoutFigure(typeReader) : typeReader;
  const reader = withoutMarkup(rule, withProfileValues(field, rule, checked));
  const cleaned = withoutNothing(field, rule, reader);
  const filtered = rule.quiet ? withoutWarnings(cleaned) : cleaned;
  const read = CACHED_TYPES.has(field.type) ? withCache(filtered) : filtered;
  return (cell) => (isEmpty(cell) ? NO_VALUE : read(cell));
};
