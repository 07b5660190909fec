import type { ColumnGroup } from "./stock-index-data.ts";

/** Counts each combination of a group's columns among the first `count` of `rows`. */
const countCombinations = (group: ColumnGroup, rows: Uint32Array, count: number, into: Uint32Array): void => {
  const { codes } = group;
  for (let at = 0; at < count; at += 1) {
    const code = codes[rows[at] as number] as number;
    into[code] = (into[code] as number) + 1;
  }
};

/** Adds the combinations to the tallies of their columns. */
const spread = (group: ColumnGroup, combinations: Uint32Array, tallies: Int32Array): void => {
  const { slots, size } = group;
  for (let member = 0; member < group.tallies.length; member += 1) {
    for (let code = 0; code < size; code += 1) {
      const slot = slots[member * size + code] as number;
      tallies[slot] = (tallies[slot] as number) + (combinations[code] as number);
    }
  }
};

/** Straight to the tally: for few rows, or one member. */
const tallyMember = (
  group: ColumnGroup,
  member: number,
  rows: Uint32Array,
  count: number,
  tallies: Int32Array,
): void => {
  const { codes, slots } = group;
  const start = member * group.size;
  for (let at = 0; at < count; at += 1) {
    const slot = slots[start + (codes[rows[at] as number] as number)] as number;
    tallies[slot] = (tallies[slot] as number) + 1;
  }
};

/** Adds the first `count` of `rows` to the tallies of a group's columns. `combinations` is all 0 before and after. */
export const tallyGroup = (
  group: ColumnGroup,
  rows: Uint32Array,
  count: number,
  tallies: Int32Array,
  combinations: Uint32Array,
): void => {
  if (group.tallies.length === 1 || count < group.size) {
    for (let member = 0; member < group.tallies.length; member += 1) tallyMember(group, member, rows, count, tallies);
    return;
  }
  countCombinations(group, rows, count, combinations);
  spread(group, combinations, tallies);
  combinations.fill(0, 0, group.size);
};

/** Adds the first `count` of `rows` to the tally that begins at `tally`. */
export const tallyColumn = (
  groups: readonly ColumnGroup[],
  tally: number,
  rows: Uint32Array,
  count: number,
  tallies: Int32Array,
): void => {
  for (const group of groups) {
    const member = group.tallies.indexOf(tally);
    if (member >= 0) tallyMember(group, member, rows, count, tallies);
  }
};

/** Counts every row of the stock. */
export const tallyGroups = (groups: readonly ColumnGroup[], size: number, tallies: Int32Array): void => {
  const rows = Uint32Array.from({ length: size }, (_, row) => row);
  const combinations = new Uint32Array(largestGroup(groups));
  for (const group of groups) tallyGroup(group, rows, size, tallies, combinations);
};

export const largestGroup = (groups: readonly ColumnGroup[]): number =>
  groups.reduce((largest, { size }) => Math.max(largest, size), 1);
