import {
  CHOICE_TERMS,
  type LikenessSubject,
  PRICE_TERM,
  STEP_TERMS,
  type TermName,
  WHOLE,
  choiceApart,
  rangeApart,
} from "./likeness-terms.ts";
import { valueAtPlace } from "./range-places.ts";
import { codesByRow } from "./row-codes.ts";
import type { ColumnGroup, StockIndexData } from "./stock-index-data.ts";

/** `least`: how far the rows with each code of a facet are from the subject, or less; `apart`: how far a row is. */
type Column = {
  readonly name: TermName;
  readonly weight: number;
  readonly tally: number;
  readonly least: Int32Array;
  readonly apart: (row: number) => number;
};

type Draft = Omit<Column, "apart">;

const leastApart = (data: StockIndexData, { tally, least }: Draft): ((row: number) => number) => {
  const codeAt = codesByRow(data.groups, tally);
  return (row) => least[codeAt(row)] as number;
};

const choiceColumns = (data: StockIndexData, subject: LikenessSubject): Column[] =>
  CHOICE_TERMS.flatMap((term): Column[] => {
    const facet = data.facets[term.name];
    if (facet.kind !== "one-of") return [];
    const value = term.value(subject);
    const least = Int32Array.from([...facet.values, null], (other) => choiceApart(term, value, other));
    const column = { name: term.name, weight: term.weight, tally: facet.tally, least };
    return [{ ...column, apart: leastApart(data, column) }];
  });

const stepColumns = (data: StockIndexData, subject: LikenessSubject): Column[] =>
  STEP_TERMS.flatMap((term): Column[] => {
    const facet = data.facets[term.name];
    if (facet.kind !== "range") return [];
    const value = term.value(subject);
    const own = Math.floor((value ?? 0) / facet.step);
    const differences = [...Array.from(facet.bins, (bin) => Math.abs(bin - own) * facet.step), null];
    const least = Int32Array.from(differences, (difference) => rangeApart(term, value, difference));
    const column = { name: term.name, weight: term.weight, tally: facet.tally, least };
    return [{ ...column, apart: leastApart(data, column) }];
  });

/** Prices count to the euro: a step of theirs only says how near they can be. */
const priceColumn = (data: StockIndexData, subject: LikenessSubject): Column[] => {
  const facet = data.facets[PRICE_TERM.name];
  if (facet.kind !== "range") return [];
  const { bins, step, tally, distinct, starts } = facet;
  const value = PRICE_TERM.value(subject);
  const toBin = (bin: number): number => Math.max(0, bin * step - (value ?? 0), (value ?? 0) - (bin + 1) * step + 1);
  const least = [...Array.from(bins, toBin), null].map((difference) => rangeApart(PRICE_TERM, value, difference));
  const { rank } = data.orders["price-asc"];
  const known = starts[distinct.length] as number;
  const apart = (row: number): number => {
    const place = rank[row] as number;
    const difference = place < known ? Math.abs(valueAtPlace(facet, place) - (value ?? 0)) : null;
    return rangeApart(PRICE_TERM, value, difference);
  };
  return [{ name: PRICE_TERM.name, weight: PRICE_TERM.weight, tally, least: Int32Array.from(least), apart }];
};

/** Two brands can have a model of one name, and that is not the same model. */
const withoutNamesakes = (columns: readonly Column[]): Column[] => {
  const brand = columns.find(({ name }) => name === "brand");
  return columns.map((column) => {
    if (column.name !== "model" || !brand) return column;
    const apart = (row: number): number =>
      column.apart(row) === 0 && brand.apart(row) !== 0 ? WHOLE : column.apart(row);
    return { ...column, apart };
  });
};

/** The weighted sum of a group's columns by the group's own number; null where none of them is compared. */
const groupSums = (group: ColumnGroup, columns: readonly Column[]): Int32Array | null => {
  const members = columns.filter(({ tally }) => group.tallies.includes(tally));
  if (members.length === 0) return null;
  const sums = new Int32Array(group.size);
  for (const { tally, weight, least } of members) {
    const start = group.tallies.indexOf(tally) * group.size;
    for (let code = 0; code < group.size; code += 1) {
      const slot = group.slots[start + code] as number;
      sums[code] = (sums[code] as number) + weight * (least[slot - tally] as number);
    }
  }
  return sums;
};

export type TermApart = { readonly name: TermName; readonly weight: number; readonly apart: number };

/** Part of a sum: of a row it is found by its number in `codes`. */
export type Part = { readonly codes: Uint16Array | Uint32Array; readonly sums: Int32Array };

/** The subject beside the rows of the stock. */
export type Comparison = {
  /** No row's distance is below the sum of its parts. */
  readonly parts: readonly Part[];
  readonly terms: (row: number) => readonly TermApart[];
};

export const compareWith = (data: StockIndexData, subject: LikenessSubject): Comparison => {
  const columns = withoutNamesakes([
    ...priceColumn(data, subject),
    ...choiceColumns(data, subject),
    ...stepColumns(data, subject),
  ]);
  return {
    parts: data.groups.flatMap((group) => {
      const sums = groupSums(group, columns);
      return sums ? [{ codes: group.codes, sums }] : [];
    }),
    terms: (row) => columns.map(({ name, weight, apart }) => ({ name, weight, apart: apart(row) })),
  };
};
