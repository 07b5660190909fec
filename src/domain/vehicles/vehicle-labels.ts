import type { VAN_HEIGHTS, VAN_LENGTHS } from "./stock/named-attributes.ts";
import type { FacetName, KeyFacet } from "./stock/facets.ts";
import type { CountUnit, RangeUnit } from "./fields/vehicle-field.ts";
import type { VEHICLE_FIELDS } from "./fields/vehicle-fields.ts";
import type { BodyStyle } from "./keys.ts";
import type { Sort } from "./stock/stock-query.ts";

type Fields = typeof VEHICLE_FIELDS;

/** Keys of each filter with a closed list, by the name of the filter. */
type FilterKeys = {
  [K in keyof Fields as Fields[K] extends { filter: { name: infer Name extends string }; keys: readonly string[] }
    ? Name
    : never]: Fields[K] extends { keys: readonly (infer Key extends string)[] } ? Key : never;
};

/** Filters by a lowest number. */
type AtLeastFacetName = {
  [K in keyof Fields]: Fields[K] extends { filter: { name: infer Name extends string; atLeast: object } }
    ? Name
    : never;
}[keyof Fields];

/**
 * Names of filters, their keys, units and sort orders in the language of the visitors. The search matches them, the quick
 * search parses and suggests them; both receive them from the application.
 */
export type VehicleLabels = {
  readonly facets: Readonly<Record<FacetName, string>>;
  readonly keys: { readonly [Name in keyof FilterKeys]: Readonly<Record<FilterKeys[Name], string>> } & {
    readonly "van-length": Readonly<Record<(typeof VAN_LENGTHS)[number], string>>;
    readonly "van-height": Readonly<Record<(typeof VAN_HEIGHTS)[number], string>>;
    readonly shape: Readonly<Record<BodyStyle, string>>;
  };
  /** The names of lowest numbers: "Garantie 24 mois et plus". */
  readonly atLeast: Readonly<Record<AtLeastFacetName, (bound: number) => string>>;
  readonly units: Readonly<Record<RangeUnit | CountUnit, string>>;
  readonly sorts: Readonly<Record<Sort, string>>;
  /** The filter around an origin; a null name is the position of the visitor's device, a null radius sets no limit. */
  readonly near: (name: string | null, withinKm: number | null) => string;
};

/** The label of a key of the facet: "Diesel", "5 places"; null if the facet has no such key. */
export const keyLabel = (facet: KeyFacet, key: string, labels: VehicleLabels): string | null => {
  if (!facet.keys.includes(key)) return null;
  if (facet.countUnit) return `${key}\u00a0${labels.units[facet.countUnit]}`;
  if (facet.isAtLeast) return labels.atLeast[facet.name as AtLeastFacetName](Number(key));
  const keyLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = labels.keys;
  return keyLabels[facet.name]?.[key] ?? null;
};
