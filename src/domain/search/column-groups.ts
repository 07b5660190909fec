import { sharedUint16, sharedUint32 } from "./shared-memory.ts";
import type { ColumnGroup } from "./stock-index-data.ts";

/** A column of codes from 0 to `size` - 1, counted from `tally` on. */
export type CodeColumn = {
  readonly codes: Uint8Array | Uint32Array;
  readonly size: number;
  readonly tally: number;
};

type Draft = { codes: Uint32Array; size: number; members: { tally: number; codeOf: Uint32Array }[] };

const LARGEST_PAIRING = 1 << 22;

/** Counters of a group fit the fastest cache, and are never more than the rows they count are worth. */
const largestGroup = (rows: number): number => Math.min(Math.max(rows >>> 5, 256), 4096);

const draftOf = (column: CodeColumn): Draft => ({
  codes: Uint32Array.from(column.codes),
  size: column.size,
  members: [{ tally: column.tally, codeOf: Uint32Array.from({ length: column.size }, (_, code) => code) }],
});

/** Numbers the pairs that occur; null where there are more of them than `limit`. */
const numberPairs = (draft: Draft, column: CodeColumn, limit: number) => {
  if (draft.size * column.size > LARGEST_PAIRING) return null;
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

const joined = (draft: Draft, column: CodeColumn, limit: number): Draft | null => {
  const numbered = numberPairs(draft, column, limit);
  if (!numbered) return null;
  const { pairs, codes } = numbered;
  const left = pairs.map((pair) => Math.floor(pair / column.size));
  const right = pairs.map((pair) => pair % column.size);
  const members = draft.members.map(({ tally, codeOf }) => ({
    tally,
    codeOf: Uint32Array.from(left, (code) => codeOf[code] as number),
  }));
  return { codes, size: pairs.length, members: [...members, { tally: column.tally, codeOf: Uint32Array.from(right) }] };
};

const finished = (draft: Draft): ColumnGroup => {
  const codes = draft.size <= 65_536 ? sharedUint16(draft.codes.length) : sharedUint32(draft.codes.length);
  codes.set(draft.codes);
  const slots = sharedUint32(draft.size * draft.members.length);
  for (const [member, { tally, codeOf }] of draft.members.entries()) {
    for (let code = 0; code < draft.size; code += 1)
      slots[member * draft.size + code] = tally + (codeOf[code] as number);
  }
  return { codes, size: draft.size, tallies: draft.members.map(({ tally }) => tally), slots };
};

/**
 * Tells neighbouring columns by one number as long as few enough of their combinations occur: counting is then one
 * increment for several facets.
 */
export const groupColumns = (columns: readonly CodeColumn[], rows: number): readonly ColumnGroup[] => {
  const limit = largestGroup(rows);
  const groups: ColumnGroup[] = [];
  let draft: Draft | null = null;
  for (const column of columns) {
    const wider: Draft | null = draft && joined(draft, column, limit);
    if (draft && !wider) groups.push(finished(draft));
    draft = wider ?? draftOf(column);
  }
  if (draft) groups.push(finished(draft));
  return groups;
};
