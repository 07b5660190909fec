import { sharedUint16, sharedUint32 } from "./shared-memory.ts";
import type { ColumnGroup } from "../stock-index-data.ts";

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
