import type { VehicleFieldName } from "../vehicles/index.ts";
import type { DecimalSign } from "./numbers/figure.ts";

/**
 * Units of a column that differ from the field's unit. `money` and `distance` read the unit from the cell
 * ("24990.00 EUR", "7,500 miles"); the default is euros and kilometres.
 */
export const COLUMN_UNITS = ["hp", "euro", "money", "distance"] as const;

export type ColumnUnit = (typeof COLUMN_UNITS)[number];

/** Maps a column of a feed to a vehicle field. */
export type ColumnRule = {
  readonly column: string;
  readonly field: VehicleFieldName;
  readonly unit: ColumnUnit | null;
  /** Column with the unit, if the unit is not in the cell. */
  readonly unit_from: string | null;
  /**
   * Field that receives a larger number already read by an earlier column: a sale price displaces the regular price.
   */
  readonly displaces: VehicleFieldName | null;
  /** Markup tokens of the source, each replaced with a space. */
  readonly erase: readonly string[];
  /** Markup tokens that break a line. */
  readonly breaks: readonly string[];
  /**
   * Feed value to the field's key or text (to "true" or "false" of a flag), compared without case and accents. A trailing
   * `*` matches any rest. Null: the feed writes the keys.
   */
  readonly values: Readonly<Record<string, string>> | null;
  /** Values that mean unknown, and items of a list of texts that are left out; without a warning. */
  readonly unknown: readonly string[];
  /** Drops invalid values without a warning, for columns that often hold something else. */
  readonly quiet: boolean;
  /** Values (with `*` as above) that refuse the row, each with its reason. */
  readonly refuse: Readonly<Record<string, string>>;
};

/** Element names without their prefixes. */
export type XmlNames = { readonly root: string; readonly record: string };

/** The format of a source's feeds, read from a YAML file. */
export type FeedProfile = {
  readonly name: string;
  readonly describes: string;
  /** `either`: detected from the first character. */
  readonly format: "csv" | "json" | "xml" | "either";
  /** Candidates; the one that splits the first line into most fields is used. */
  readonly separators: readonly string[];
  /** Local names of the root element and of the vehicle element, one for each dialect. Empty: no XML. */
  readonly xml: readonly XmlNames[];
  /** Column names of a feed without a header. If the header is present nevertheless it is skipped. */
  readonly order: readonly string[] | null;
  readonly encoding: FeedEncoding;
  /** `either`: decided for each column of a feed. */
  readonly decimal_sign: DecimalSign | "either";
  readonly thousands_sign: "." | "," | " " | "'" | null;
  /** How dates are written: "DD/MM/YYYY", "MM-YY", or "DAYS" of a spreadsheet. Null: in any form with one reading. */
  readonly date_form: string | null;
  readonly list_separator: string;
  /** Key columns, of which the first filled one is used; or the row's hash with its occurrence. */
  readonly key: readonly string[] | "row-hash";
  readonly columns: readonly ColumnRule[];
  /** Columns that are skipped without a note; a trailing `*` matches any rest. */
  readonly ignored: readonly string[];
  /** Required columns (`a|b`: one of them). */
  readonly required: readonly string[];
  /** Values that apply to every vehicle of the feed. */
  readonly constants: Readonly<Partial<Record<VehicleFieldName, string>>>;
  /** Two-word makes whose second word the source writes into the model. */
  readonly cut_brands: readonly string[];
  /** The feed's name of a location to the location id. */
  readonly locations: Readonly<Record<string, number>>;
  readonly default_location: number | null;
};

/** Names of all columns the profile reads, without duplicates. */
export const listReadColumns = ({ key, columns }: FeedProfile): readonly string[] => [
  ...new Set([
    ...(key === "row-hash" ? [] : key),
    ...columns.flatMap(({ column, unit_from }) => (unit_from === null ? [column] : [column, unit_from])),
  ]),
];

export const FEED_ENCODINGS = ["utf-8", "iso-8859-1", "iso-8859-15", "windows-1252"] as const;

export type FeedEncoding = (typeof FEED_ENCODINGS)[number];
