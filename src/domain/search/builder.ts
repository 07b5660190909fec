import { COUNTRY_CODES } from "../countries/index.ts";
import {
  FACETS,
  type Facet,
  type FacetName,
  keyLabel,
  type StockRecord,
  type VehicleLabels,
} from "../vehicles/index.ts";
import {
  type CodeColumn,
  createClosedColumn,
  createCounterAllocator,
  createOpenColumn,
  type FacetColumn,
  groupColumns,
} from "./columns/choice-column.ts";
import { countAllRows } from "./counts/counting.ts";
import { growingFloat64 } from "./columns/growing-column.ts";
import { createAllOfColumn, createFlagColumn } from "./columns/mask-columns.ts";
import { type RangeColumn, createRangeColumn } from "./columns/range-column.ts";
import { sharedFloat64, sharedInt32 } from "./columns/shared-memory.ts";
import { createSortOrders } from "./columns/sort-orders.ts";
import { createStockRows } from "./columns/stock-rows.ts";
import type { StockGeography } from "./stock-index-data.ts";
import type { FacetData, StockIndexData } from "./stock-index-data.ts";
import { createTextBuilder, createSearchTextField } from "./text/search-text-field.ts";

export type StockIndexBuilder = {
  /** Adds a record with a new id. */
  readonly add: (record: StockRecord) => void;
  /** Replaces the record with the same id, or adds it. */
  readonly replace: (record: StockRecord) => void;
  /** Removes the record with the id, if there is one. */
  readonly remove: (id: number) => void;
  /** False if the index after the changes would differ from a newly built one, or contain many removed records. */
  readonly canFollow: () => boolean;
  /** The index of the records so far; more may be added later. Throws if two records have the same id. */
  readonly finish: () => StockIndexData;
};

const createFacetColumn = (facet: Facet, labels: VehicleLabels): FacetColumn<FacetData | RangeColumn> => {
  if (facet.kind === "range") return createRangeColumn(facet);
  if (facet.kind === "flag") return createFlagColumn(facet);
  if (!facet.keys) return createOpenColumn(facet);
  const keyLabels = facet.keys.map((key) => keyLabel(facet, key, labels) ?? key);
  return facet.kind === "all-of" ? createAllOfColumn(facet, keyLabels) : createClosedColumn(facet, keyLabels);
};

const [ANY_COUNTRY = ""] = COUNTRY_CODES;

const NO_GEOGRAPHY: StockGeography = { country: ANY_COUNTRY, positions: new Map() };

const toSharedIds = (sorted: Float64Array): Float64Array => {
  const ids = sharedFloat64(sorted.length);
  ids.set(sorted);
  return ids;
};

/** Above this number of removed rows a new builder needs less memory. */
const MAX_REMOVED_SHARE = 0.2;

/**
 * Accepts vehicles in any order and uses about 200 bytes for each, from which it builds an index again after changes.
 * Equal titles and trims are stored once. The index contains the labels of keys: results display them, and the text
 * search matches those of equipment. Without a geography no vehicle has a distance.
 */
export const createStockIndexBuilder = (
  labels: VehicleLabels,
  geography: StockGeography = NO_GEOGRAPHY,
): StockIndexBuilder => {
  const rows = createStockRows();
  const firstSeen = growingFloat64();
  const titles = createTextBuilder();
  const trims = createTextBuilder();
  const facets = FACETS.map((facet) => ({ name: facet.name, column: createFacetColumn(facet, labels) }));
  const write = (row: number, record: StockRecord): void => {
    firstSeen.set(row, Date.parse(record.first_seen_at));
    titles.set(row, record.title);
    trims.set(row, record.trim);
    for (const { column } of facets) column.set(row, record);
  };
  return {
    add: (record) => write(rows.append(record.id), record),
    replace: (record) => write(rows.find(record.id) ?? rows.append(record.id), record),
    remove: rows.remove,
    canFollow: () =>
      rows.removedShare() <= MAX_REMOVED_SHARE && facets.every(({ column }) => column.canFollow?.() ?? true),
    finish() {
      const arrange = rows.arrange();
      const ids = toSharedIds(rows.ids(arrange));
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
      const [titleColumn, trimColumn] = [titles.finish(arrange), trims.finish(arrange)];
      const groups = groupColumns(columns, ids.length);
      const counts = sharedInt32(counters.total());
      countAllRows(groups, ids.length, counts);
      return {
        size: ids.length,
        ids,
        facets: data as Record<FacetName, FacetData>,
        orders: createSortOrders({
          ranges,
          firstSeen: arrange(firstSeen.cells()),
          titles: titleColumn,
          trims: trimColumn,
        }),
        geography,
        text: [titleColumn, trimColumn].map(createSearchTextField),
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
