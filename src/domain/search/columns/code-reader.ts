import type { ColumnGroup } from "../stock-index-data.ts";

/** Returns a function that reads a row's code in the column whose counters start at `countsOffset`. */
export const createCodeReader = (groups: readonly ColumnGroup[], countsOffset: number): ((row: number) => number) => {
  const group = groups.find(({ countsOffsets }) => countsOffsets.includes(countsOffset));
  if (!group) throw new Error(`No column is counted from ${countsOffset} on`);
  const { codes, counterIndexes } = group;
  const start = group.countsOffsets.indexOf(countsOffset) * group.size;
  return (row) => (counterIndexes[start + (codes[row] as number)] as number) - countsOffset;
};
