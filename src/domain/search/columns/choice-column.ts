import { fold } from "../../shared/index.ts";
import type { KeyFacet, NameWithSlug, OpenFacet, StockRecord } from "../../vehicles/index.ts";
import { dropUnusedCodes, growingUint32, growingUint8, sharedUint16, sharedUint32 } from "./growing-column.ts";
import type { Arrange } from "./stock-rows.ts";
import type { ChoiceData, ColumnGroup } from "../stock-index-data.ts";
import { createValueSets } from "./value-sets.ts";

/** Assigns a range of counters to each column. `allocate` takes the number of codes and returns the offset. */
type CounterAllocator = { readonly allocate: (codes: number) => number; readonly total: () => number };

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

/** A column of codes from 0 to `size` - 1. Its counters start at `countsOffset`. */
export type CodeColumn = {
  readonly codes: Uint8Array | Uint32Array;
  readonly size: number;
  readonly countsOffset: number;
};

type GroupDraft = { codes: Uint32Array; size: number; members: { countsOffset: number; codeOf: Uint32Array }[] };

const MAX_PAIRS = 1 << 22;

/** Keeps the counters of a group in the fastest CPU cache, and few compared with the rows. */
const maxGroupSize = (rows: number): number => Math.min(Math.max(rows >>> 5, 256), 4096);

const createDraft = (column: CodeColumn): GroupDraft => ({
  codes: Uint32Array.from(column.codes),
  size: column.size,
  members: [
    { countsOffset: column.countsOffset, codeOf: Uint32Array.from({ length: column.size }, (_, code) => code) },
  ],
});

/** Numbers the pairs that occur; null if there are more than `limit`. */
const numberPairs = (draft: GroupDraft, column: CodeColumn, limit: number) => {
  if (draft.size * column.size > MAX_PAIRS) return null;
  const numberOf = new Int32Array(draft.size * column.size).fill(-1);
  const pairs: number[] = [];
  const codes = new Uint32Array(draft.codes.length);
  for (let row = 0; row < codes.length; row += 1) {
    const pair = (draft.codes[row] as number) * column.size + (column.codes[row] as number);
    let number = numberOf[pair] as number;
    if (number < 0) {
      if (pairs.length === limit) return null;
      number = pairs.push(pair) - 1;
      numberOf[pair] = number;
    }
    codes[row] = number;
  }
  return { pairs, codes };
};

const joinColumn = (draft: GroupDraft, column: CodeColumn, limit: number): GroupDraft | null => {
  const numbered = numberPairs(draft, column, limit);
  if (!numbered) return null;
  const { pairs, codes } = numbered;
  const left = pairs.map((pair) => Math.floor(pair / column.size));
  const right = pairs.map((pair) => pair % column.size);
  const members = draft.members.map(({ countsOffset, codeOf }) => ({
    countsOffset,
    codeOf: Uint32Array.from(left, (code) => codeOf[code] as number),
  }));
  return {
    codes,
    size: pairs.length,
    members: [...members, { countsOffset: column.countsOffset, codeOf: Uint32Array.from(right) }],
  };
};

const toColumnGroup = (draft: GroupDraft): ColumnGroup => {
  const codes = draft.size <= 65_536 ? sharedUint16(draft.codes.length) : sharedUint32(draft.codes.length);
  codes.set(draft.codes);
  const counterIndexes = sharedUint32(draft.size * draft.members.length);
  for (const [member, { countsOffset, codeOf }] of draft.members.entries()) {
    for (let code = 0; code < draft.size; code += 1)
      counterIndexes[member * draft.size + code] = countsOffset + (codeOf[code] as number);
  }
  return {
    codes,
    size: draft.size,
    countsOffsets: draft.members.map(({ countsOffset }) => countsOffset),
    counterIndexes,
  };
};

/** Combines neighbouring columns while few combinations occur: one increment then counts several facets. */
export const groupColumns = (columns: readonly CodeColumn[], rows: number): readonly ColumnGroup[] => {
  const limit = maxGroupSize(rows);
  const groups: ColumnGroup[] = [];
  let draft: GroupDraft | null = null;
  for (const column of columns) {
    const wider: GroupDraft | null = draft && joinColumn(draft, column, limit);
    if (draft && !wider) groups.push(toColumnGroup(draft));
    draft = wider ?? createDraft(column);
  }
  if (draft) groups.push(toColumnGroup(draft));
  return groups;
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
    data: { kind: "one-of", countsOffset, ...names, combinations: null, sets: createValueSets(codes, known) },
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
