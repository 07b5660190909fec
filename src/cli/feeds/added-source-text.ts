import type { SourceComparison, TakeoverRefusal } from "#application/imports/index.ts";
import type { StockFeed } from "#domain/imports/index.ts";

/** What an operator should know of a source that is added. `from`: the source that it takes over. */
export const comparisonWarnings = (
  { reason, shared_with }: SourceComparison,
  from: string | undefined,
): readonly string[] => [
  ...(reason === null ? [] : [`the source cannot be imported as it is: ${reason}`]),
  ...shared_with
    .filter(({ feed, stock_numbers }) => stock_numbers > 0 && feed !== from)
    .map(
      ({ feed, stock_numbers }) =>
        `${stock_numbers} stock numbers of the source are on sale from ${feed} as well; without a VIN both vehicles are shown`,
    ),
];

/** Why a source is not added whose vehicles are on sale already. */
export const refusalText = (name: string, { shared, vehicles, shared_with }: SourceComparison): string => {
  const origins = shared_with.filter(({ vins }) => vins > 0).map(({ feed, vins }) => `${vins} from ${feed}`);
  const first = shared_with[0]?.feed ?? "NAME";
  return [
    `on sale already, by their VIN: ${shared} of the source's ${vehicles} vehicles (${origins.join(", ")}). Nothing was added.`,
    `  --as ${first} takes that source over: its vehicles become those of ${name}, with their addresses and price history`,
    "  --beside follows it all the same: each of these vehicles is shown once, as the source has it that comes first",
  ].join("\n");
};

/** Why an earlier source is not taken over. */
export const takeoverRefusalText = (refusal: TakeoverRefusal, { name }: StockFeed, from: string): string =>
  refusal === "unknown"
    ? `no vehicle of a source ${from} is on sale: vitrine feeds lists the sources`
    : `${name} has vehicles of its own on sale: remove it first, or choose another name`;
