import { formatNumber, formatQuantity } from "#domain/shared/index.ts";
import {
  facetNamed,
  type Facet,
  type FacetName,
  type Range,
  type RangeFacet,
  type StockQuery,
} from "#domain/vehicles/index.ts";
import { stockStrings as words } from "../../strings/stock.ts";
import type { Choice } from "./query-edits.ts";

/** Finds the name people read for a value that the stock brings along (brand, model, place). */
export type LabelOf = (facet: FacetName, value: string) => string | null;

const quantity = (facet: RangeFacet, value: number): string => {
  // A year is a name, not an amount: no space in 2021.
  if (facet.unit === "") return String(value);
  return facet.unit ? formatQuantity(value, facet.unit) : formatNumber(value);
};

const rangeWords = (facet: RangeFacet, { min, max }: Range): string => {
  if (min !== null && max !== null) return words.range.between(quantity(facet, min), quantity(facet, max));
  if (min !== null) return words.range.from(quantity(facet, min));
  return max === null ? "" : words.range.to(quantity(facet, max));
};

const valueLabel = (facet: Facet & { readonly name: FacetName }, value: string, labelOf: LabelOf): string => {
  const known = facet.kind === "range" || facet.kind === "flag" ? undefined : facet.keys?.[value];
  return known ?? labelOf(facet.name, value) ?? value;
};

/** What a chip says: "Opel", "Prix : jusqu’à 20 000 €", "TVA déductible", "« golf »". */
export const choiceLabel = (query: StockQuery, choice: Choice, labelOf: LabelOf): string => {
  if (choice.kind === "text") return `«\u00a0${query.q}\u00a0»`;
  const facet = { ...facetNamed(choice.facet), name: choice.facet };
  if (choice.kind === "value") return valueLabel(facet, choice.value, labelOf);
  const range = query.ranges[choice.facet];
  if (facet.kind === "range" && range) return `${facet.label}\u00a0: ${rangeWords(facet, range)}`;
  const values = query.values[choice.facet] ?? [];
  if (values.length === 0) return facet.label;
  return values.map((value) => valueLabel(facet, value, labelOf)).join(", ");
};
