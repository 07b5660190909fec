import {
  CHOICE_TERMS,
  type LikenessSubject,
  STEP_TERMS,
  type TermName,
  WHOLE,
  choiceApart,
  rangeApart,
} from "./likeness-terms.ts";
import { codesByRow } from "./row-codes.ts";
import type { ColumnGroup, StockIndexData } from "./stock-index-data.ts";

/** How far each code of a facet is from the subject. */
type Column = { readonly name: TermName; readonly weight: number; readonly tally: number; readonly apart: Int32Array };

const columnsFor = (data: StockIndexData, subject: LikenessSubject): Column[] => {
  const choices = CHOICE_TERMS.flatMap((term): Column[] => {
    const facet = data.facets[term.name];
    if (facet.kind !== "one-of") return [];
    const value = term.value(subject);
    const apart = Int32Array.from([...facet.values, null], (other) => choiceApart(term, value, other));
    return [{ name: term.name, weight: term.weight, tally: facet.tally, apart }];
  });
  const steps = STEP_TERMS.flatMap((term): Column[] => {
    const facet = data.facets[term.name];
    if (facet.kind !== "range") return [];
    const value = term.value(subject);
    const own = Math.floor((value ?? 0) / facet.step);
    const differences = [...Array.from(facet.bins, (bin) => Math.abs(bin - own) * facet.step), null];
    const apart = Int32Array.from(differences, (difference) => rangeApart(term, value, difference));
    return [{ name: term.name, weight: term.weight, tally: facet.tally, apart }];
  });
  return [...choices, ...steps];
};

/** The weighted sum of a group's columns by the group's own number; null where none of them is compared. */
const groupSums = (group: ColumnGroup, columns: readonly Column[]): Int32Array | null => {
  const members = columns.filter(({ tally }) => group.tallies.includes(tally));
  if (members.length === 0) return null;
  const sums = new Int32Array(group.size);
  for (const { tally, weight, apart } of members) {
    const start = group.tallies.indexOf(tally) * group.size;
    for (let code = 0; code < group.size; code += 1) {
      const slot = group.slots[start + code] as number;
      sums[code] = (sums[code] as number) + weight * (apart[slot - tally] as number);
    }
  }
  return sums;
};

const sumsByRow = (data: StockIndexData, columns: readonly Column[]): ((row: number) => number) => {
  const parts = data.groups.flatMap((group) => {
    const sums = groupSums(group, columns);
    return sums ? [{ codes: group.codes, sums }] : [];
  });
  return (row) => {
    let sum = 0;
    for (const { codes, sums } of parts) sum += sums[codes[row] as number] as number;
    return sum;
  };
};

export type TermApart = { readonly name: TermName; readonly weight: number; readonly apart: number };

/** The subject beside the rows of the stock, in all terms but the price. */
export type Comparison = {
  /** The weighted sum, or less. */
  readonly atLeast: (row: number) => number;
  /** What `atLeast` leaves out: two brands can have a model of one name, and that is not the same model. */
  readonly rest: (row: number) => number;
  readonly terms: (row: number) => readonly TermApart[];
};

/** Costs as much as the groups have combinations, and a few additions a row. */
export const compareWith = (data: StockIndexData, subject: LikenessSubject): Comparison => {
  const columns = columnsFor(data, subject);
  const readers = columns.map(({ name, weight, tally, apart }) => {
    const codeAt = codesByRow(data.groups, tally);
    return { name, weight, apartAt: (row: number): number => apart[codeAt(row)] as number };
  });
  const brand = readers.find(({ name }) => name === "brand");
  const model = readers.find(({ name }) => name === "model");
  const isNamesake = (row: number): boolean => model?.apartAt(row) === 0 && brand?.apartAt(row) !== 0;
  return {
    atLeast: sumsByRow(data, columns),
    rest: (row) => (model && isNamesake(row) ? model.weight * WHOLE : 0),
    terms: (row) =>
      readers.map(({ name, weight, apartAt }) => {
        const namesake = name === "model" && isNamesake(row);
        return { name, weight, apart: namesake ? WHOLE : apartAt(row) };
      }),
  };
};
