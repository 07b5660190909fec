import { fold } from "../../shared/index.ts";
import type { KeyFacet, NameWithSlug, OpenFacet, StockRecord } from "../../vehicles/index.ts";
import type { CodeColumn } from "./column-groups.ts";
import { growingUint32, growingUint8 } from "./growing-column.ts";
import type { Arrange } from "./stock-rows.ts";
import { dropUnusedCodes } from "./used-codes.ts";
import type { ChoiceData } from "../stock-index-data.ts";
import { createValueSets } from "./value-sets.ts";

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
  /** Sets the value of a row, or that of the row after the last one. */
  readonly set: (row: number, record: StockRecord) => void;
  /** False if a later change may need data that the column has not stored. */
  readonly canFollow?: () => boolean;
  readonly finish: (
    arrange: Arrange,
    counters: CounterAllocator,
  ) => { readonly data: Data; readonly columns: CodeColumn[] };
};

const UNKNOWN = 0xffffffff;

type Names = {
  readonly values: readonly string[];
  readonly labels: readonly string[];
  readonly listing: readonly number[];
};

/** `codes`: the code after the last value means "unknown". */
const finishChoice = (
  codes: Uint8Array | Uint32Array,
  names: Names,
  counters: CounterAllocator,
): { data: ChoiceData; columns: CodeColumn[] } => {
  const known = names.values.length;
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
    set: (row, record) => column.set(row, codeOf.get(facet.read(record)) ?? values.length),
    finish: (arrange, counters) => finishChoice(arrange(column.cells()), names, counters),
  };
};

/** Codes in order of the labels. */
const listByName = (labels: readonly string[]): number[] => {
  const folded = labels.map(fold);
  const isBefore = (left: number, right: number): boolean => (folded[left] ?? "") < (folded[right] ?? "");
  return labels
    .map((_, code) => code)
    .sort((left, right) => (isBefore(left, right) ? -1 : isBefore(right, left) ? 1 : 0));
};

/** For values that the stock defines. The first vehicle with a value defines its name; values are listed by name. */
export const createOpenColumn = (facet: OpenFacet): FacetColumn<ChoiceData> => {
  const codeOf = new Map<string, number>();
  const labels: string[] = [];
  const column = growingUint32();
  let hasTwoNames = false;
  const codeFor = ({ slug, name }: NameWithSlug): number => {
    const known = codeOf.get(slug);
    if (known !== undefined) {
      hasTwoNames ||= labels[known] !== name;
      return known;
    }
    codeOf.set(slug, labels.length);
    return labels.push(name) - 1;
  };
  return {
    set(row, record) {
      const named = facet.read(record);
      column.set(row, named ? codeFor(named) : UNKNOWN);
    },
    // The first vehicle may change with the stock.
    canFollow: () => !hasTwoNames,
    finish(arrange, counters) {
      const { codes, used } = dropUnusedCodes(arrange(column.cells()), labels.length);
      const slugs = [...codeOf.keys()];
      const values = used.map((code) => slugs[code] ?? "");
      const names = used.map((code) => labels[code] ?? "");
      return finishChoice(codes, { values, labels: names, listing: listByName(names) }, counters);
    },
  };
};
