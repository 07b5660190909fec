import { getVehicleField, type VehicleFieldName } from "../../vehicles/index.ts";
import type { FeedProfile, XmlNames } from "../feed-profile.ts";
import { plainName } from "../plain-name.ts";
import { KEY_NAMES } from "./column-names.ts";
import { proposeColumns, type ColumnProposal } from "./propose-columns.ts";
import { proposeDateFormat, proposeNumberSigns } from "./propose-signs.ts";
import type { SampledColumn } from "./sampled-column.ts";

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
