import { capitalize, formatQuantity } from "#domain/shared/index.ts";
import {
  getFacet,
  horsepower,
  keyLabel,
  type FacetName,
  type NamedFacet,
  type Range,
  type RangeFacet,
  selectedRange,
  selectedValues,
  type StockQuery,
} from "#domain/vehicles/index.ts";
import { FACET_LABELS, unitAfter } from "#application/strings/vehicles/filter-labels.ts";
import { nearLabel } from "#application/strings/vehicles/near-label.ts";
import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { stockStrings as strings } from "./stock-strings.ts";
import type { ActiveFilter } from "./active-filters.ts";

/** Label of a value from the stock (brand, model, location) or of an origin ("Ettelbruck"); null if unknown. */
export type FindLabel = (facet: FacetName | "near", value: string) => string | null;

const formatValue = (facet: RangeFacet, value: number): string => {
  const unit = unitAfter(value, facet.unit);
  // Years have no unit and no thousands separator.
  if (unit === "") return String(value);
  // Buyers ask in horsepower, registration certificates state kilowatts.
  const inHorsepower = facet.name === "power" ? ` (${formatQuantity(horsepower(value), "ch")})` : "";
  return `${formatQuantity(value, unit)}${inHorsepower}`;
};

/** "jusqu’à 20 000 €", "dès 110 kW (150 ch)", "de 2019 à 2021", "2020" where both ends are the same. */
export const rangeLabel = (facet: RangeFacet, { min, max }: Range): string => {
  if (min !== null && min === max) return formatValue(facet, min);
  if (min !== null && max !== null) return strings.range.between(formatValue(facet, min), formatValue(facet, max));
  if (min === 0 && max === null) return strings.range.any;
  if (min !== null) return strings.range.from(formatValue(facet, min));
  return max === null ? "" : strings.range.to(formatValue(facet, max));
};

const valueLabel = (facet: NamedFacet, value: string, findLabel: FindLabel): string => {
  const label = "keys" in facet && facet.keys ? keyLabel(facet, value, VEHICLE_LABELS) : null;
  return label ?? findLabel(facet.name, value) ?? value;
};

/** "À moins de 20 km d’Ettelbruck", "Près de votre position". */
const nearFilterLabel = ({ near }: StockQuery, findLabel: FindLabel): string =>
  near === null ? "" : capitalize(nearLabel(findLabel("near", near.origin), near.withinKm));

/** Label of a filter chip: "Opel", "Prix : jusqu’à 20 000 €", "TVA déductible", "« golf »". */
export const activeFilterLabel = (query: StockQuery, filter: ActiveFilter, findLabel: FindLabel): string => {
  if (filter.kind === "text") return `«\u00a0${query.q}\u00a0»`;
  if (filter.kind === "near") return nearFilterLabel(query, findLabel);
  const facet = getFacet(filter.facet);
  if (filter.kind === "value") return valueLabel(facet, filter.value, findLabel);
  if (filter.kind === "group") return filter.group.label;
  if (filter.kind === "excluded") return strings.excluded(valueLabel(facet, filter.value, findLabel));
  const range = selectedRange(query, filter.facet);
  if (facet.kind === "range" && range) return `${FACET_LABELS[filter.facet]}\u00a0: ${rangeLabel(facet, range)}`;
  const values = selectedValues(query, filter.facet);
  if (values.length === 0) return FACET_LABELS[filter.facet];
  return values.map((value) => valueLabel(facet, value, findLabel)).join(", ");
};
