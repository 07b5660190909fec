import { formatNumber, formatQuantity } from "#domain/shared/index.ts";
import {
  getFacet,
  type Facet,
  type FacetName,
  type Range,
  type RangeFacet,
  type StockQuery,
} from "#domain/vehicles/index.ts";
import { stockStrings as strings } from "../../strings/stock.ts";
import type { ActiveFilter } from "./active-filters.ts";

/** Label of a facet value that comes from the stock (brand, model, location); null if unknown. */
export type FindLabel = (facet: FacetName, value: string) => string | null;

const formatValue = (facet: RangeFacet, value: number): string => {
  // Years have no unit and no thousands separator.
  if (facet.unit === "") return String(value);
  return facet.unit ? formatQuantity(value, facet.unit) : formatNumber(value);
};

const rangeLabel = (facet: RangeFacet, { min, max }: Range): string => {
  if (min !== null && max !== null) return strings.range.between(formatValue(facet, min), formatValue(facet, max));
  if (min !== null) return strings.range.from(formatValue(facet, min));
  return max === null ? "" : strings.range.to(formatValue(facet, max));
};

const valueLabel = (facet: Facet & { readonly name: FacetName }, value: string, findLabel: FindLabel): string => {
  const keyLabel = facet.kind === "range" || facet.kind === "flag" ? undefined : facet.keys?.[value];
  return keyLabel ?? findLabel(facet.name, value) ?? value;
};

/** Label of a filter chip: "Opel", "Prix : jusqu’à 20 000 €", "TVA déductible", "« golf »". */
export const activeFilterLabel = (query: StockQuery, filter: ActiveFilter, findLabel: FindLabel): string => {
  if (filter.kind === "text") return `«\u00a0${query.q}\u00a0»`;
  const facet = { ...getFacet(filter.facet), name: filter.facet };
  if (filter.kind === "value") return valueLabel(facet, filter.value, findLabel);
  const range = query.ranges[filter.facet];
  if (facet.kind === "range" && range) return `${facet.label}\u00a0: ${rangeLabel(facet, range)}`;
  const values = query.values[filter.facet] ?? [];
  if (values.length === 0) return facet.label;
  return values.map((value) => valueLabel(facet, value, findLabel)).join(", ");
};
