import { formatDistance, formatQuantity } from "#domain/shared/index.ts";
import { getFacet, keyLabel, type RangeFacetName, type UnmetFilter } from "#domain/vehicles/index.ts";
import { FACET_LABELS, UNIT_LABELS } from "#application/strings/vehicles/filter-labels.ts";
import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { differenceStrings as strings } from "./difference-strings.ts";

/** Ranges whose unit says what they measure. */
const NAMED_BY_UNIT: ReadonlySet<RangeFacetName> = new Set(["price", "monthly", "co2", "year", "owners"]);

const rangeDifference = ({ kind, facet, by }: Extract<UnmetFilter, { readonly by: number }>): string => {
  const { unit } = getFacet(facet);
  // The suffix "per month" follows the comparison.
  const amountUnit = unit === "euros/month" ? UNIT_LABELS.euros : UNIT_LABELS[unit];
  const counted = unit === "none" ? strings.years(by) : unit === "owners" ? strings.owners(by) : null;
  const quantity = counted ?? formatQuantity(by, amountUnit);
  const difference = strings.ranges[unit][kind](quantity);
  return NAMED_BY_UNIT.has(facet) ? difference : strings.of(FACET_LABELS[facet], difference);
};

const valueLabel = (facetName: Extract<UnmetFilter, { readonly kind: "other" }>["facet"], value: string): string => {
  const facet = getFacet(facetName);
  return ("keys" in facet && facet.keys ? keyLabel(facet, value, VEHICLE_LABELS) : null) ?? value;
};

/** "500 € de plus", "Carburant : Diesel", "À 12 km de plus". */
export const differenceLabel = (unmet: UnmetFilter): string => {
  if (unmet.kind === "above" || unmet.kind === "below") return rangeDifference(unmet);
  if (unmet.kind === "farther")
    return unmet.byKm === null ? strings.unknownDistance : strings.farther(formatDistance(unmet.byKm));
  if (unmet.kind === "missing") return strings.missing(valueLabel(unmet.facet, unmet.value));
  if (unmet.kind === "other" && "countUnit" in getFacet(unmet.facet)) return valueLabel(unmet.facet, unmet.value);
  const own = unmet.kind === "other" ? (unmet.name ?? valueLabel(unmet.facet, unmet.value)) : null;
  return strings.of(FACET_LABELS[unmet.facet], own ?? (unmet.kind === "flag" ? strings.flag : strings.unknown));
};

/** All differences of a vehicle; of one that matches every filter it is the text, which no filter compares. */
export const differencesLabel = (unmet: readonly UnmetFilter[], q: string | null): string => {
  if (unmet.length === 0) return q === null ? "" : strings.text(q);
  return unmet.map(differenceLabel).join(" · ");
};
