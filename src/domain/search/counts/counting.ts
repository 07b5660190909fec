import type { ColumnGroup } from "../stock-index-data.ts";

/** Counts the combined codes of the first `count` rows. */
const countCombinations = (group: ColumnGroup, rows: Uint32Array, count: number, counts: Uint32Array): void => {
  const { codes } = group;
  for (let index = 0; index < count; index += 1) {
    const code = codes[rows[index] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
};

const addCombinations = (group: ColumnGroup, combinations: Uint32Array, counts: Int32Array): void => {
  const { counterIndexes, size } = group;
  for (let member = 0; member < group.countsOffsets.length; member += 1) {
    for (let code = 0; code < size; code += 1) {
      const counterIndex = counterIndexes[member * size + code] as number;
      counts[counterIndex] = (counts[counterIndex] as number) + (combinations[code] as number);
    }
  }
};

/** Counts without an array of combinations; faster for few rows or a single member. */
const countMember = (
  group: ColumnGroup,
  member: number,
  rows: Uint32Array,
  count: number,
  counts: Int32Array,
): void => {
  const { codes, counterIndexes } = group;
  const start = member * group.size;
  for (let index = 0; index < count; index += 1) {
    const counterIndex = counterIndexes[start + (codes[rows[index] as number] as number)] as number;
    counts[counterIndex] = (counts[counterIndex] as number) + 1;
  }
};

/** Adds the first `count` rows to the counts of a group's columns. `combinations` is all 0 before and after. */
export const countGroup = (
  group: ColumnGroup,
  rows: Uint32Array,
  count: number,
  counts: Int32Array,
  combinations: Uint32Array,
): void => {
  if (group.countsOffsets.length === 1 || count < group.size) {
    for (let member = 0; member < group.countsOffsets.length; member += 1)
      countMember(group, member, rows, count, counts);
    return;
  }
  countCombinations(group, rows, count, combinations);
  addCombinations(group, combinations, counts);
  combinations.fill(0, 0, group.size);
};

/** Adds the first `count` rows to the counts that start at `countsOffset`. */
export const countColumn = (
  groups: readonly ColumnGroup[],
  countsOffset: number,
  rows: Uint32Array,
  count: number,
  counts: Int32Array,
): void => {
  for (const group of groups) {
    const member = group.countsOffsets.indexOf(countsOffset);
    if (member >= 0) countMember(group, member, rows, count, counts);
  }
};

export const countAllRows = (groups: readonly ColumnGroup[], size: number, counts: Int32Array): void => {
  const rows = Uint32Array.from({ length: size }, (_, row) => row);
  const combinations = new Uint32Array(largestGroupSize(groups));
  for (const group of groups) countGroup(group, rows, size, counts, combinations);
};

export const largestGroupSize = (groups: readonly ColumnGroup[]): number =>
  groups.reduce((largest, { size }) => Math.max(largest, size), 1);
