import { getVehicleField, type VehicleFieldName } from "../../vehicles/index.ts";
import type { FindEquipment } from "../../phrases/index.ts";
import type { FeedProfile, XmlNames } from "../feed-profile.ts";
import { plainName } from "../find-nearest.ts";
import { plainFigure } from "../numbers/figure.ts";
import { COLUMN_NAMES, KEY_NAMES, type SampledColumn } from "./column-names.ts";
import { askQuestions, type ProfileQuestion } from "./ask-questions.ts";
import { proposeColumns, type ColumnProposal } from "./propose-columns.ts";

/** An unknown feed: how it is written, and its columns with values of its first rows. */
export type SampledFeed = {
  readonly format: "csv" | "json" | "xml";
  readonly separator: string;
  readonly encoding: FeedProfile["encoding"];
  readonly xml: XmlNames | null;
  readonly hasHeader: boolean;
  readonly columns: readonly SampledColumn[];
  readonly rows: number;
};

type NumberSigns = Pick<FeedProfile, "decimal_sign" | "thousands_sign">;

/** Without the blanks and apostrophes between thousands, which say nothing about the other signs. */
const figuresOf = (columns: readonly SampledColumn[]): readonly string[] =>
  columns.flatMap(({ texts }) =>
    texts.flatMap((text) => /\d[\d.,' ]*/.exec(plainFigure(text))?.[0].replaceAll(/[' ]/g, "") ?? []),
  );

/** The signs that the figures of the number columns prove; null where nothing does. */
const proposeNumberSigns = (columns: readonly SampledColumn[]): NumberSigns | null => {
  const figures = figuresOf(columns);
  const has = (pattern: RegExp): boolean => figures.some((figure) => pattern.test(figure));
  const dotThousands = has(/^\d{1,3}(?:\.\d{3}){2,}$|^\d{1,3}(?:\.\d{3})+,\d{1,2}$/);
  const commaThousands = has(/^\d{1,3}(?:,\d{3}){2,}$|^\d{1,3}(?:,\d{3})+\.\d{1,2}$/);
  const commaDecimals = has(/^\d+,\d{1,2}$/);
  const pointDecimals = has(/^\d+\.\d{1,2}$/);
  if ((commaThousands || pointDecimals) === (dotThousands || commaDecimals)) return null;
  if (commaThousands || pointDecimals) return { decimal_sign: ".", thousands_sign: commaThousands ? "," : null };
  return { decimal_sign: ",", thousands_sign: dotThousands || has(/^\d{1,3}\.\d{3}$/) ? "." : null };
};

const NUMERIC_DATE = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})(?:\s.*)?$/;

/** The form of dates that have several readings, by a number over 12; day first where nothing decides. */
const proposeDateFormat = (columns: readonly SampledColumn[]): { form: string; isProved: boolean } | null => {
  const dates = columns.flatMap(({ texts }) =>
    texts.flatMap((text) => [NUMERIC_DATE.exec(text)].filter((m) => m !== null)),
  );
  const [first] = dates;
  if (first === undefined) return null;
  const [sign = "/", year = ""] = [first[2], first[4]];
  const isDayFirst = dates.some(([, day]) => Number(day) > 12);
  const isMonthFirst = dates.some((date) => Number(date[3]) > 12);
  if (isDayFirst && isMonthFirst) return null;
  const order = isMonthFirst ? ["MM", "DD"] : ["DD", "MM"];
  const form = [...order, year.length === 4 ? "YYYY" : "YY"].join(sign);
  return { form, isProved: isDayFirst || isMonthFirst };
};

/** A profile for an unknown feed, with what its readers must check. */
export type ProfileProposal = Pick<SampledFeed, "format" | "separator" | "encoding" | "xml" | "hasHeader" | "rows"> & {
  readonly key: readonly string[] | "row-hash";
  readonly columns: readonly ColumnProposal[];
  readonly signs: ReturnType<typeof proposeNumberSigns>;
  readonly dateForm: ReturnType<typeof proposeDateFormat>;
  readonly listSeparator: string;
  /** Options that are equipment, with its key. */
  readonly equipment: Readonly<Record<string, string>>;
  /** What only the operator can say. */
  readonly questions: readonly ProfileQuestion[];
};

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** A key may lack in some rows or stand twice: an import refuses those, and the proposal names them. */
const MIN_KEYS = 0.9;

type ProposedKey = { readonly key: readonly string[] | "row-hash"; readonly questions: readonly ProfileQuestion[] };

const MAX_ROWS = 5;

const listRows = (numbers: readonly number[]): string =>
  numbers.slice(0, MAX_ROWS).join(", ") + (numbers.length > MAX_ROWS ? ` and ${numbers.length - MAX_ROWS} more` : "");

const askKey = (column: SampledColumn): readonly ProfileQuestion[] => {
  const { emptyRows, doubleRows } = column;
  const parts = [
    ...(emptyRows.length === 0 ? [] : [`empty in row ${listRows(emptyRows)}`]),
    ...(doubleRows.length === 0 ? [] : [`the same as before in row ${listRows(doubleRows)}`]),
  ];
  if (parts.length === 0) return [];
  return [
    { column: column.name, question: `${column.name} (key) is ${parts.join(", ")}: an import refuses these rows` },
  ];
};

/** A column that identifies a vehicle: by its name, or by chassis numbers. */
const proposeKey = ({ columns, rows }: SampledFeed): ProposedKey => {
  const isKey = ({ emptyRows, doubleRows }: SampledColumn): boolean =>
    rows - emptyRows.length - doubleRows.length >= rows * MIN_KEYS;
  const names = [...KEY_NAMES, ...(COLUMN_NAMES.stock_number ?? "").split(" "), ...(COLUMN_NAMES.vin ?? "").split(" ")];
  const byName = names.flatMap((name) => columns.filter((column) => plainName(column.name) === name));
  const isFaultless = ({ emptyRows, doubleRows }: SampledColumn): boolean => emptyRows.length + doubleRows.length === 0;
  const best =
    byName.find((column) => column.filled > 0 && isFaultless(column)) ??
    columns.find(
      (column) => column.filled > 0 && isFaultless(column) && column.share((text) => VIN.test(text)) === 1,
    ) ??
    byName.find((column) => column.filled > 0 && isKey(column));
  return best === undefined ? { key: "row-hash", questions: [] } : { key: [best.name], questions: askKey(best) };
};

const LISTS: ReadonlySet<string> = new Set(["media", "marks", "texts", "keys"]);

const LIST_SEPARATORS = ["|", ";", ","] as const;

const ofTypes = (
  feed: SampledFeed,
  proposals: readonly ColumnProposal[],
  types: ReadonlySet<string>,
): readonly SampledColumn[] =>
  feed.columns.filter((_, index) => {
    const field: VehicleFieldName | null = proposals[index]?.field ?? null;
    return field !== null && types.has(getVehicleField(field).type);
  });

const proposeListSeparator = (lists: readonly SampledColumn[]): string =>
  LIST_SEPARATORS.find((separator) => lists.some(({ texts }) => texts.some((text) => text.includes(separator)))) ?? "|";

/** The items of a list of options that are equipment, by the words of the search. */
const findEquipmentOf = (
  options: readonly SampledColumn[],
  separator: string,
  findEquipment: FindEquipment,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    options
      .flatMap(({ texts }) => texts.flatMap((text) => text.split(separator).map((item) => item.trim())))
      .flatMap((item) => {
        const key = findEquipment(item);
        return key === null ? [] : [[item, key] as const];
      }),
  );

/** Proposes a profile for a feed of which nothing is known. */
export const proposeProfile = (feed: SampledFeed, thisYear: number, findEquipment: FindEquipment): ProfileProposal => {
  const { format, separator, encoding, xml, hasHeader, rows } = feed;
  const columns = proposeColumns(feed.columns, thisYear);
  const { key, questions } = proposeKey(feed);
  const listSeparator = proposeListSeparator(ofTypes(feed, columns, LISTS));
  const options = feed.columns.filter((_, index) => columns[index]?.field === "options");
  return {
    format,
    separator,
    encoding,
    xml,
    hasHeader,
    rows,
    columns,
    key,
    signs: proposeNumberSigns(ofTypes(feed, columns, new Set(["number"]))),
    dateForm: proposeDateFormat(ofTypes(feed, columns, new Set(["date"]))),
    listSeparator,
    equipment: findEquipmentOf(options, listSeparator, findEquipment),
    questions: [...questions, ...askQuestions(feed.columns, columns)],
  };
};
