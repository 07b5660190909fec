import { FACETS, type Facet, type FacetName, type StockRecord } from "../vehicles/index.ts";
import { type Arrange, type FacetColumn, closedColumn, createTallies, openColumn } from "./choice-column.ts";
import { type CodeColumn, groupColumns } from "./column-groups.ts";
import { tallyGroups } from "./counting.ts";
import { growingFloat64 } from "./growing-column.ts";
import { allOfColumn, flagColumn } from "./mark-columns.ts";
import { type RangeColumn, rangeColumn } from "./range-column.ts";
import { sharedFloat64, sharedInt32 } from "./shared-memory.ts";
import { sortOrders } from "./sort-orders.ts";
import { stableOrder } from "./stable-order.ts";
import type { FacetData, StockIndexData } from "./stock-index-data.ts";
import { createTextBuilder, textFieldOf } from "./text.ts";

export type StockIndexBuilder = {
  readonly add: (record: StockRecord) => void;
  /** Once, after the last record. Throws where two records have one id. */
  readonly finish: () => StockIndexData;
};

const columnOf = (facet: Facet): FacetColumn<FacetData | RangeColumn> => {
  if (facet.kind === "range") return rangeColumn(facet);
  if (facet.kind === "flag") return flagColumn(facet);
  if (!facet.keys) return openColumn(facet);
  return facet.kind === "all-of" ? allOfColumn(facet) : closedColumn(facet);
};

const arranger = (ids: Float64Array): Arrange => {
  let ascending = true;
  for (let row = 1; row < ids.length && ascending; row += 1)
    ascending = (ids[row - 1] as number) < (ids[row] as number);
  if (ascending) return (cells) => cells;
  const rows = stableOrder(ids);
  return (cells) => {
    const arranged = cells.slice() as typeof cells;
    for (let row = 0; row < rows.length; row += 1) arranged[row] = cells[rows[row] as number] as number;
    return arranged;
  };
};

const sharedIds = (sorted: Float64Array): Float64Array => {
  for (let row = 1; row < sorted.length; row += 1) {
    if (sorted[row] === sorted[row - 1]) throw new Error(`Two vehicles of the stock have the id ${sorted[row]}`);
  }
  const ids = sharedFloat64(sorted.length);
  ids.set(sorted);
  return ids;
};

/**
 * Takes the stock one vehicle at a time, in any order, and keeps a few hundred bytes of each. Titles and trims are kept
 * once each, so a stock whose texts repeat costs little.
 */
export const createStockIndexBuilder = (): StockIndexBuilder => {
  const ids = growingFloat64();
  const firstSeen = growingFloat64();
  const titles = createTextBuilder();
  const trims = createTextBuilder();
  const facets = FACETS.map((facet) => ({ name: facet.name, column: columnOf(facet) }));
  return {
    add(record) {
      ids.push(record.id);
      firstSeen.push(Date.parse(record.first_seen_at));
      titles.add(record.title);
      trims.add(record.trim);
      for (const { column } of facets) column.add(record);
    },
    finish() {
      const arrange = arranger(ids.cells());
      const tallies = createTallies();
      const columns: CodeColumn[] = [];
      const data: Partial<Record<FacetName, FacetData>> = {};
      const ranges = new Map<FacetName, RangeColumn>();
      for (const { name, column } of facets) {
        const finished = column.finish(arrange, tallies);
        columns.push(...finished.columns);
        if ("keys" in finished.data) ranges.set(name, finished.data);
        data[name] = "keys" in finished.data ? finished.data.data : finished.data;
      }
      const texts = [titles, trims].map((text) => ({ codes: arrange(text.codes()), contents: text.contents() }));
      const [titleColumn, trimColumn] = texts as [(typeof texts)[0], (typeof texts)[0]];
      const sorted = sharedIds(arrange(ids.cells()));
      const groups = groupColumns(columns, sorted.length);
      const totals = sharedInt32(tallies.total());
      tallyGroups(groups, sorted.length, totals);
      return {
        size: sorted.length,
        ids: sorted,
        facets: data as Record<FacetName, FacetData>,
        orders: sortOrders({ ranges, firstSeen: arrange(firstSeen.cells()), titles: titleColumn, trims: trimColumn }),
        text: texts.map(({ codes, contents }) => textFieldOf(codes, contents)),
        groups,
        tallies: totals,
      };
    },
  };
};

/** Builds the index of a stock that is at hand as a whole. */
export const buildStockIndex = (records: Iterable<StockRecord>): StockIndexData => {
  const builder = createStockIndexBuilder();
  for (const record of records) builder.add(record);
  return builder.finish();
};
