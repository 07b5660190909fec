import {
  FACETS,
  type Facet,
  type FacetName,
  keyLabel,
  type StockRecord,
  type VehicleLabels,
} from "../vehicles/index.ts";
import {
  type Arrange,
  type FacetColumn,
  createClosedColumn,
  createCounterAllocator,
  createOpenColumn,
} from "./columns/choice-column.ts";
import { type CodeColumn, groupColumns } from "./columns/column-groups.ts";
import { countAllRows } from "./counts/counting.ts";
import { growingFloat64 } from "./columns/growing-column.ts";
import { createAllOfColumn, createFlagColumn } from "./columns/mask-columns.ts";
import { type RangeColumn, createRangeColumn } from "./columns/range-column.ts";
import { sharedFloat64, sharedInt32 } from "./columns/shared-memory.ts";
import { createSortOrders } from "./columns/sort-orders.ts";
import { stableOrder } from "./columns/stable-order.ts";
import type { StockGeography } from "./matching/distances.ts";
import type { FacetData, StockIndexData } from "./stock-index-data.ts";
import { createTextBuilder, createSearchTextField } from "./text/search-text-field.ts";

export type StockIndexBuilder = {
  readonly add: (record: StockRecord) => void;
  /** Call once, after the last record. Throws if two records have the same id. */
  readonly finish: () => StockIndexData;
};

const createFacetColumn = (facet: Facet, labels: VehicleLabels): FacetColumn<FacetData | RangeColumn> => {
  if (facet.kind === "range") return createRangeColumn(facet);
  if (facet.kind === "flag") return createFlagColumn(facet);
  if (!facet.keys) return createOpenColumn(facet);
  const keyLabels = facet.keys.map((key) => keyLabel(facet, key, labels) ?? key);
  return facet.kind === "all-of" ? createAllOfColumn(facet, keyLabels) : createClosedColumn(facet, keyLabels);
};

const createArrange = (ids: Float64Array): Arrange => {
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

const NO_GEOGRAPHY: StockGeography = { country: "LU", positions: new Map() };

const toSharedIds = (sorted: Float64Array): Float64Array => {
  for (let row = 1; row < sorted.length; row += 1) {
    if (sorted[row] === sorted[row - 1]) throw new Error(`Two vehicles of the stock have the id ${sorted[row]}`);
  }
  const ids = sharedFloat64(sorted.length);
  ids.set(sorted);
  return ids;
};

/**
 * Accepts vehicles in any order and holds a few hundred bytes of each. Equal titles and trims are stored once. The index
 * holds the labels of keys: results name them, and the text search matches those of equipment. Without a geography
 * no vehicle has a distance.
 */
export const createStockIndexBuilder = (
  labels: VehicleLabels,
  geography: StockGeography = NO_GEOGRAPHY,
): StockIndexBuilder => {
  const ids = growingFloat64();
  const firstSeen = growingFloat64();
  const titles = createTextBuilder();
  const trims = createTextBuilder();
  const facets = FACETS.map((facet) => ({ name: facet.name, column: createFacetColumn(facet, labels) }));
  return {
    add(record) {
      ids.push(record.id);
      firstSeen.push(Date.parse(record.first_seen_at));
      titles.add(record.title);
      trims.add(record.trim);
      for (const { column } of facets) column.add(record);
    },
    finish() {
      const arrange = createArrange(ids.cells());
      const counters = createCounterAllocator();
      const columns: CodeColumn[] = [];
      const data: Partial<Record<FacetName, FacetData>> = {};
      const ranges = new Map<FacetName, RangeColumn>();
      for (const { name, column } of facets) {
        const finished = column.finish(arrange, counters);
        columns.push(...finished.columns);
        if ("keys" in finished.data) ranges.set(name, finished.data);
        data[name] = "keys" in finished.data ? finished.data.data : finished.data;
      }
      const texts = [titles, trims].map((text) => ({ codes: arrange(text.codes()), contents: text.contents() }));
      const [titleColumn, trimColumn] = texts as [(typeof texts)[0], (typeof texts)[0]];
      const sorted = toSharedIds(arrange(ids.cells()));
      const groups = groupColumns(columns, sorted.length);
      const counts = sharedInt32(counters.total());
      countAllRows(groups, sorted.length, counts);
      return {
        size: sorted.length,
        ids: sorted,
        facets: data as Record<FacetName, FacetData>,
        orders: createSortOrders({
          ranges,
          firstSeen: arrange(firstSeen.cells()),
          titles: titleColumn,
          trims: trimColumn,
        }),
        geography,
        text: texts.map(({ codes, contents }) => createSearchTextField(codes, contents)),
        groups,
        counts,
      };
    },
  };
};

export const buildStockIndex = (
  records: Iterable<StockRecord>,
  labels: VehicleLabels,
  geography?: StockGeography,
): StockIndexData => {
  const builder = createStockIndexBuilder(labels, geography);
  for (const record of records) builder.add(record);
  return builder.finish();
};
