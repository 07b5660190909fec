import { fold } from "../../shared/index.ts";
import type { KeyFacet, OpenFacet, StockRecord } from "../../vehicles/index.ts";
import type { CodeColumn } from "./column-groups.ts";
import { type GrowingColumn, growingUint32, growingUint8 } from "./growing-column.ts";
import type { ChoiceData } from "../stock-index-data.ts";
import { createValueSets } from "./value-sets.ts";

type Cells = Uint8Array | Uint32Array | Float64Array;

/** Reorders the cells of a column into ascending order of id. */
export type Arrange = <T extends Cells>(cells: T) => T;

/** Assigns a range of counters to each column. `allocate` takes the number of codes and returns the offset. */
export type CounterAllocator = { readonly allocate: (codes: number) => number; readonly total: () => number };

export const createCounterAllocator = (): CounterAllocator => {
  let next = 0;
  return {
    allocate(codes) {
      const start = next;
      next += codes;
      return start;
    },
    total: () => next,
  };
};

/** Collects one facet while rows stream in. */
export type FacetColumn<Data> = {
  readonly add: (record: StockRecord) => void;
  readonly finish: (
    arrange: Arrange,
    counters: CounterAllocator,
  ) => { readonly data: Data; readonly columns: CodeColumn[] };
};

const UNKNOWN = 0xffffffff;

const withUnknownLast = (cells: Uint8Array | Uint32Array, values: number): Uint8Array | Uint32Array => {
  for (let row = 0; row < cells.length; row += 1) if ((cells[row] as number) > values) cells[row] = values;
  return cells;
};

const finishChoice = (
  column: GrowingColumn<Uint8Array> | GrowingColumn<Uint32Array>,
  names: { values: readonly string[]; labels: readonly string[]; listing: readonly number[] },
  arrange: Arrange,
  counters: CounterAllocator,
): { data: ChoiceData; columns: CodeColumn[] } => {
  const known = names.values.length;
  const codes = withUnknownLast(arrange<Uint8Array | Uint32Array>(column.cells()), known);
  const countsOffset = counters.allocate(known + 1);
  return {
    data: { kind: "one-of", countsOffset, ...names, sets: createValueSets(codes, known) },
    columns: [{ codes, size: known + 1, countsOffset }],
  };
};

/** For a closed list of values; any other value is unknown. `labels`: one for each key. */
export const createClosedColumn = (facet: KeyFacet, labels: readonly string[]): FacetColumn<ChoiceData> => {
  const values = facet.keys;
  const codeOf = new Map<unknown, number>(values.map((value, code) => [value, code]));
  const column = growingUint8();
  const names = { values, labels, listing: values.map((_, code) => code) };
  return {
    add: (record) => column.push(codeOf.get(facet.read(record)) ?? values.length),
    finish: (arrange, counters) => finishChoice(column, names, arrange, counters),
  };
};

/** For values that the stock defines. The first vehicle with a value names it; values are listed by name. */
export const createOpenColumn = (facet: OpenFacet): FacetColumn<ChoiceData> => {
  const codeOf = new Map<string, number>();
  const labels: string[] = [];
  const column = growingUint32();
  const listing = (): number[] => {
    const folded = labels.map(fold);
    const isBefore = (left: number, right: number): boolean => (folded[left] ?? "") < (folded[right] ?? "");
    return labels
      .map((_, code) => code)
      .sort((left, right) => (isBefore(left, right) ? -1 : isBefore(right, left) ? 1 : 0));
  };
  return {
    add(record) {
      const named = facet.read(record);
      if (!named) {
        column.push(UNKNOWN);
        return;
      }
      let code = codeOf.get(named.slug);
      if (code === undefined) {
        code = labels.push(named.name) - 1;
        codeOf.set(named.slug, code);
      }
      column.push(code);
    },
    finish: (arrange, counters) =>
      finishChoice(column, { values: [...codeOf.keys()], labels, listing: listing() }, arrange, counters),
  };
};
