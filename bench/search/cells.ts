import { EQUIPMENT_LABELS } from "#application/strings/vehicles/equipment-labels.ts";
import { EQUIPMENT, FACETS, type Facet, type FacetName, type StockRecord } from "#domain/vehicles/index.ts";
import { tokenize } from "#domain/shared/index.ts";
import type { RangeResult } from "./answer.ts";

export const columnName = (name: FacetName): string => `f_${name.replaceAll("-", "_")}`;

export const SORT_COLUMNS = ["seen", "cents", "monthly_cents", "title", "trim"] as const;

/** Facets of one value a vehicle. */
export const COLUMN_FACETS = FACETS.filter(({ kind }) => kind !== "all-of");

/** Facets of several values a vehicle, as equipment. */
export const LIST_FACETS = FACETS.flatMap((facet) => (facet.kind === "all-of" ? [facet] : []));

export const toKeys = (facet: (typeof LIST_FACETS)[number], record: StockRecord): readonly string[] =>
  (facet.read(record) ?? []) as readonly string[];

/** A facet's value of a vehicle as stored in a table: a flag as 1 or 0, an unlisted value as unknown. */
export const toCell = (facet: Facet, record: StockRecord): string | number | null => {
  const value = facet.read(record);
  if (facet.kind === "flag") return value === true ? 1 : 0;
  if (facet.kind === "range" || value === null) return value as number | null;
  if ("keys" in facet && facet.keys) return facet.keys.includes(value as string) ? (value as string) : null;
  return (value as { slug: string }).slug;
};

/** Equipment with a label that contains a word with this prefix. */
/** A single character and two digits are whole words of a search text; other terms begin one. */
export const isWholeWord = (term: string): boolean => term.length === 1 || /^\d\d$/.test(term);

export const matchesTerm = (word: string, term: string): boolean =>
  isWholeWord(term) ? word === term : word.startsWith(term);

export const findEquipmentByTerm = (term: string): string[] =>
  EQUIPMENT.filter((key) => tokenize(EQUIPMENT_LABELS[key]).some((word) => matchesTerm(word, term)));

/** A step number and its count of vehicles. */
export type Bin = { readonly bin: number; readonly count: number };

/** Merges bins of one step each, ascending, into the histogram that the site shows. */
export const toHistogram = (bins: readonly Bin[], step: number): RangeResult["histogram"] => {
  const [first, last] = [bins[0], bins.at(-1)];
  if (!first || !last) return [];
  const widths = [0, 1, 2, 3, 4, 5, 6].flatMap((power) => [1, 2, 5].map((leading) => leading * 10 ** power));
  const width = widths.find((one) => Math.floor(last.bin / one) - Math.floor(first.bin / one) < 30) ?? 1;
  const lowest = Math.floor(first.bin / width);
  const counts = Array.from({ length: Math.floor(last.bin / width) - lowest + 1 }, () => 0);
  for (const { bin, count } of bins)
    counts[Math.floor(bin / width) - lowest] = (counts[Math.floor(bin / width) - lowest] ?? 0) + count;
  return counts.map((count, at) => ({ from: (lowest + at) * width * step, count }));
};
