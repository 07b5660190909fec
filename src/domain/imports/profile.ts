import type { FieldName } from "./fields.ts";

/** What a column is counted in, where that is not the field's own unit. */
export type Unit = "hp" | "euro";

/** How one column of a feed becomes one field of a vehicle. */
export type ColumnRule = {
  readonly column: string;
  readonly field: FieldName;
  readonly unit: Unit | null;
  /** What the feed writes -> the field's key (or text). Compared without case and accents. Null: it writes the keys. */
  readonly values: Readonly<Record<string, string>> | null;
  /** What the feed writes where it does not know; the field stays empty and nobody is told. */
  readonly unknown: readonly string[];
  /** What the feed writes -> why a row with it is no vehicle. */
  readonly refuse: Readonly<Record<string, string>>;
};

/** How the feeds of one source are written. Pure data, read from a small file. */
export type FeedProfile = {
  readonly name: string;
  readonly describes: string;
  /** `either`: told by the first character. */
  readonly format: "csv" | "json" | "either";
  readonly separator: string;
  readonly encoding: FeedEncoding;
  readonly decimal_sign: "." | ",";
  readonly thousands_sign: "." | "," | " " | "'" | null;
  /** What stands between the items of a list in one cell. */
  readonly list_separator: string;
  /** Columns that hold the feed's own key, the first that is filled counts; or the hash of the row and its occurrence. */
  readonly key: readonly string[] | "row-hash";
  readonly columns: readonly ColumnRule[];
  /** Columns a feed must have; without them it is another file. */
  readonly required: readonly string[];
  /** The same for every vehicle of the feed. */
  readonly constants: Readonly<Partial<Record<FieldName, string>>>;
  /** Makes of two words that the source cuts at the space, leaving the second word at the head of the model. */
  readonly cut_brands: readonly string[];
  /** The feed's name of a place -> the location's id. */
  readonly locations: Readonly<Record<string, number>>;
  readonly default_location: number | null;
};

export const FEED_ENCODINGS = ["utf-8", "iso-8859-1", "iso-8859-15", "windows-1252"] as const;

export type FeedEncoding = (typeof FEED_ENCODINGS)[number];
