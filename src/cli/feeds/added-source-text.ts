import { describeSharedNumber, type SourceComparison, type TakeoverRefusal } from "#application/imports/index.ts";
import type { StockFeed } from "#domain/imports/index.ts";

/** What an operator should know of a source that is added. */
export const comparisonWarnings = ({ reason, shared_numbers }: SourceComparison): readonly string[] => [
  ...(reason === null ? [] : [`the source cannot be imported as it is: ${reason}`]),
  ...shared_numbers.map(describeSharedNumber),
];

/** Why a source is not added whose vehicles are on sale already. */
export const refusalText = (name: string, { shared, vehicles, shared_with }: SourceComparison): string => {
  const origins = shared_with.map(({ feed, count }) => `${count} from ${feed}`).join(", ");
  const first = shared_with[0]?.feed ?? "NAME";
  return [
    `${shared} of the source's ${vehicles} vehicles are on sale already, by their VIN: ${origins}. Nothing was added.`,
    `  --as ${first} takes that source over: its vehicles become those of ${name}, with their addresses and price history`,
    "  --beside follows it all the same: each of these vehicles is shown once, as the source has it that comes first",
  ].join("\n");
};

/** Why an earlier source is not taken over. */
export const takeoverRefusalText = (refusal: TakeoverRefusal, { name }: StockFeed, from: string): string =>
  refusal === "unknown"
    ? `no vehicle of a source ${from} is on sale: vitrine feeds lists the sources`
    : `${name} has vehicles of its own on sale: remove it first, or choose another name`;
