import {
  type Facet,
  type FacetName,
  FACETS,
  type FlagFacet,
  getFacet,
  type KeyFacet,
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
import {
  type GrowingColumn,
  growingFloat64,
  growingUint8,
  sharedFloat64,
  sharedInt32,
} from "./columns/growing-column.ts";
import type {
  AllOfData,
  FacetData,
  FlagData,
  MaskCounter,
  ModelShapes,
  StockGeography,
  StockIndexData,
} from "./stock-index-data.ts";
import { createShapeColumn } from "./columns/shape-column.ts";
import { createMaskBitmap } from "./columns/value-sets.ts";
import { COUNTRY_CODES } from "../countries/index.ts";
import { countAllRows } from "./counts/facet-counts.ts";
import { createRangeColumn, type RangeColumn } from "./columns/range-column.ts";
import { createSortOrders } from "./columns/sort-orders.ts";
import { createStockRows } from "./columns/stock-rows.ts";
import { createSearchTextField, createTextBuilder } from "./text/token-index.ts";

/** Four values make 16 codes, and three such cells still make a small group. */
const VALUES_PER_CELL = 4;

const CODES_PER_CELL = 1 << VALUES_PER_CELL;

/** For any number of values per vehicle, from a closed list. `labels`: one for each key. */
const createAllOfColumn = (facet: KeyFacet, labels: readonly string[]): FacetColumn<AllOfData> => {
  const values = facet.keys;
  const indexByValue = new Map<string, number>(values.map((value, index) => [value, index]));
  const cells = Array.from({ length: Math.ceil(values.length / VALUES_PER_CELL) }, growingUint8);
  const bits = new Uint8Array(cells.length);
  return {
    set(row, record) {
      bits.fill(0);
      const recordValues = facet.read(record) ?? [];
      for (const value of typeof recordValues === "string" ? [recordValues] : recordValues) {
        const index = indexByValue.get(value);
        if (index === undefined) continue;
        const cell = Math.floor(index / VALUES_PER_CELL);
        bits[cell] = (bits[cell] as number) | (1 << (index % VALUES_PER_CELL));
      }
      for (let cell = 0; cell < cells.length; cell += 1) {
        (cells[cell] as GrowingColumn<Uint8Array>).set(row, bits[cell] as number);
      }
    },
    finish(arrange, counters) {
      const columns = cells.map((cell) => ({
        codes: arrange(cell.cells()),
        size: CODES_PER_CELL,
        countsOffset: counters.allocate(CODES_PER_CELL),
      }));
      const maskCounters: MaskCounter[] = [];
      const bitmaps: Uint32Array[] = [];
      for (const [cell, { codes, countsOffset }] of columns.entries()) {
        for (let bit = 0; bit < VALUES_PER_CELL && cell * VALUES_PER_CELL + bit < values.length; bit += 1) {
          maskCounters.push({ countsOffset, codes: CODES_PER_CELL, mask: 1 << bit });
          bitmaps.push(createMaskBitmap(codes, 1 << bit));
        }
      }
      return { data: { kind: "all-of", values, labels, maskCounters, bitmaps }, columns };
    },
  };
};

/** For a flag; an unknown value is false. */
const createFlagColumn = (facet: FlagFacet): FacetColumn<FlagData> => {
  const cells = growingUint8();
  return {
    set: (row, record) => cells.set(row, facet.read(record) ? 1 : 0),
    finish(arrange, counters) {
      const codes = arrange(cells.cells());
      const countsOffset = counters.allocate(2);
      return {
        data: { kind: "flag", maskCounter: { countsOffset, codes: 2, mask: 1 }, bitmap: createMaskBitmap(codes, 1) },
        columns: [{ codes, size: 2, countsOffset }],
      };
    },
  };
};

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

const keyLabels = (facet: KeyFacet, labels: VehicleLabels): readonly string[] =>
  facet.keys.map((key) => keyLabel(facet, key, labels) ?? key);

const createFacetColumn = (facet: Facet, labels: VehicleLabels): FacetColumn<FacetData | RangeColumn> => {
  if (facet.kind === "range") return createRangeColumn(facet);
  if (facet.kind === "flag") return createFlagColumn(facet);
  if (!facet.keys) return createOpenColumn(facet);
  return facet.kind === "all-of"
    ? createAllOfColumn(facet, keyLabels(facet, labels))
    : createClosedColumn(facet, keyLabels(facet, labels));
};

const createFacetColumns = (labels: VehicleLabels, catalogueShapes: ModelShapes) => {
  const shape = getFacet("shape") as KeyFacet;
  const shapes = createShapeColumn(shape, keyLabels(shape, labels), catalogueShapes);
  const facets = FACETS.map((facet) => ({
    name: facet.name,
    column: facet.name === "shape" ? shapes : createFacetColumn(facet, labels),
  }));
  return { facets, modelShapes: shapes.modelShapes };
};

const [ANY_COUNTRY = ""] = COUNTRY_CODES;

const NO_GEOGRAPHY: StockGeography = { country: ANY_COUNTRY, positions: new Map() };

const NO_SHAPES: ModelShapes = new Map();

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
 * search matches those of equipment. Without a geography no vehicle has a distance. `catalogueShapes`: of the models that
 * the group sells.
 */
export const createStockIndexBuilder = (
  labels: VehicleLabels,
  geography: StockGeography = NO_GEOGRAPHY,
  catalogueShapes: ModelShapes = NO_SHAPES,
): StockIndexBuilder => {
  const rows = createStockRows();
  const firstSeen = growingFloat64();
  const titles = createTextBuilder();
  const trims = createTextBuilder();
  const { facets, modelShapes } = createFacetColumns(labels, catalogueShapes);
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
        modelShapes: modelShapes(),
        text: [titleColumn, trimColumn].map(createSearchTextField),
        groups,
        counts,
      };
    },
  };
};
