import { getVehicleField, type VehicleFieldName } from "../../vehicles/index.ts";
import type { FeedProfile, XmlNames } from "../feed-profile.ts";
import { plainName } from "../find-nearest.ts";
import { KEY_NAMES, type SampledColumn } from "./column-names.ts";
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

const figuresOf = (columns: readonly SampledColumn[]): readonly string[] =>
  columns.flatMap(({ texts }) => texts.flatMap((text) => /[\d][\d\s.,'’]*/u.exec(text)?.[0].trim() ?? []));

/** The signs that the figures of the number columns prove; null where nothing does. */
const proposeNumberSigns = (columns: readonly SampledColumn[]): NumberSigns | null => {
  const figures = figuresOf(columns);
  const has = (pattern: RegExp): boolean => figures.some((figure) => pattern.test(figure));
  const dotThousands = has(/^\d{1,3}(?:\.\d{3}){2,}$|^\d{1,3}(?:\.\d{3})+,\d{1,2}$/);
  const commaThousands = has(/^\d{1,3}(?:,\d{3}){2,}$|^\d{1,3}(?:,\d{3})+\.\d{1,2}$/);
  const commaDecimals = has(/^\d+,\d{1,2}$/);
  if (commaThousands === (dotThousands || commaDecimals)) return null;
  if (commaThousands) return { decimal_sign: ".", thousands_sign: "," };
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
};

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** A column that identifies a vehicle: by its name, or by chassis numbers. */
const proposeKey = ({ columns, rows }: SampledFeed): readonly string[] | "row-hash" => {
  const unique = columns.filter((column) => column.isUnique && column.filled === rows);
  const byName = KEY_NAMES.map((name) => unique.find((column) => plainName(column.name) === name));
  const best =
    byName.find((column) => column !== undefined) ??
    unique.find((column) => column.share((text) => VIN.test(text)) === 1);
  return best === undefined ? "row-hash" : [best.name];
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

/** Proposes a profile for a feed of which nothing is known. */
export const proposeProfile = (feed: SampledFeed, thisYear: number): ProfileProposal => {
  const { format, separator, encoding, xml, hasHeader, rows } = feed;
  const columns = proposeColumns(feed.columns, thisYear);
  return {
    format,
    separator,
    encoding,
    xml,
    hasHeader,
    rows,
    columns,
    key: proposeKey(feed),
    signs: proposeNumberSigns(ofTypes(feed, columns, new Set(["number"]))),
    dateForm: proposeDateFormat(ofTypes(feed, columns, new Set(["date"]))),
    listSeparator: proposeListSeparator(ofTypes(feed, columns, LISTS)),
  };
};
