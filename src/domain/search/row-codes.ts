import type { ColumnGroup } from "./stock-index-data.ts";

/** Reads the code that each row has in the column whose tally begins at `tally`. */
export const codesByRow = (groups: readonly ColumnGroup[], tally: number): ((row: number) => number) => {
  const group = groups.find(({ tallies }) => tallies.includes(tally));
  if (!group) throw new Error(`No column is counted from ${tally} on`);
  const { codes, slots } = group;
  const start = group.tallies.indexOf(tally) * group.size;
  return (row) => (slots[start + (codes[row] as number)] as number) - tally;
};
