import type { FieldName } from "./fields.ts";
import type { DecimalSign } from "./numbers.ts";

/**
 * What a column is counted in, where that is not the field's own unit. `money` and `distance` stand beside the figure
 * ("24990.00 EUR", "7,500 miles"); without a word they are euros and kilometres.
 */
export const UNITS = ["hp", "euro", "money", "distance"] as const;

export type Unit = (typeof UNITS)[number];

/** How one column of a feed becomes one field of a vehicle. */
export type ColumnRule = {
  readonly column: string;
  readonly field: FieldName;
  readonly unit: Unit | null;
  /** Column that holds the unit's word, where it does not stand beside the figure. */
  readonly unit_from: string | null;
  /** Field that takes over the larger figure an earlier column has put here: a sale price moves the price before it. */
  readonly displaces: FieldName | null;
  /** Signs of the source's own markup; a space stands for them. */
  readonly erase: readonly string[];
  /**
   * What the feed writes -> the field's key (or text). Compared without case and accents, and a word that ends in `*`
   * stands for all that begin with it. Null: it writes the keys.
   */
  readonly values: Readonly<Record<string, string>> | null;
  /** What the feed writes where it does not know; the field stays empty and nobody is told. */
  readonly unknown: readonly string[];
  /** What does not fit is left out and nobody is told: the column often holds something else. */
  readonly quiet: boolean;
  /** What the feed writes (with `*` as above) -> why a row with it is no vehicle. */
  readonly refuse: Readonly<Record<string, string>>;
};

/** How the feeds of one source are written. Pure data, read from a small file. */
export type FeedProfile = {
  readonly name: string;
  readonly describes: string;
  /** `either`: told by the first character. */
  readonly format: "csv" | "json" | "xml" | "either";
  /** Of several the one that splits the first line into most fields. */
  readonly separators: readonly string[];
  /** Elements of an XML feed: the outermost, and the one that holds a vehicle, without their prefixes. Null: never XML. */
  readonly xml: { readonly root: string; readonly record: string } | null;
  /** Names of the columns in their order, where the feed has no header. A header that stands there is known and passed. */
  readonly order: readonly string[] | null;
  readonly encoding: FeedEncoding;
  /** `either`: a point or a comma with one or two digits behind it, so that "12.500" is no figure rather than 12.5. */
  readonly decimal_sign: DecimalSign;
  readonly thousands_sign: "." | "," | " " | "'" | null;
  /** What stands between the items of a list in one cell. */
  readonly list_separator: string;
  /** Columns that hold the feed's own key, the first that is filled counts; or the hash of the row and its occurrence. */
  readonly key: readonly string[] | "row-hash";
  readonly columns: readonly ColumnRule[];
  /** Columns that are known and not read, so that nobody is told of them; `*` at the end stands for any rest. */
  readonly ignored: readonly string[];
  /** Columns a feed must have (`a|b`: one of them); without them it is another file. */
  readonly required: readonly string[];
  /** The same for every vehicle of the feed. */
  readonly constants: Readonly<Partial<Record<FieldName, string>>>;
  /** Makes of two words that the source cuts at the space, leaving the second word at the head of the model. */
  readonly cut_brands: readonly string[];
  /** The feed's name of a place -> the location's id. */
  readonly locations: Readonly<Record<string, number>>;
  readonly default_location: number | null;
};

/** Names of all columns the profile reads, each once. */
export const columnsRead = ({ key, columns }: FeedProfile): readonly string[] => [
  ...new Set([
    ...(key === "row-hash" ? [] : key),
    ...columns.flatMap(({ column, unit_from }) => (unit_from === null ? [column] : [column, unit_from])),
  ]),
];

export const FEED_ENCODINGS = ["utf-8", "iso-8859-1", "iso-8859-15", "windows-1252"] as const;

export type FeedEncoding = (typeof FEED_ENCODINGS)[number];
