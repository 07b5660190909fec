import { LOCATOR_PARAMETERS, type LocatorQuery, SERVICES, writeLocatorQuery } from "#domain/locations/index.ts";
import { locatorStrings as strings } from "./locator-strings.ts";
import { SERVICE_LABELS } from "#application/strings/services.ts";
import { type ChoiceFilter, toChoiceFilter } from "../../platform/choice-filters/index.ts";
import type { LiveContent } from "../elements/live-content.ts";

export type LocatorFilter = ChoiceFilter;

/** Values from the URL, in the format of the form. */
const selectedOf = (query: LocatorQuery, name: keyof typeof LOCATOR_PARAMETERS): string | null =>
  writeLocatorQuery(query).get(LOCATOR_PARAMETERS[name]);

/** Brands and services of at least one location, and opening times. */
export const toLocatorFilters = (query: LocatorQuery, live: LiveContent): readonly LocatorFilter[] => {
  const { locations } = live;
  const brands = live.brands.filter(({ slug }) => locations.some((location) => location.brands.includes(slug)));
  const services = SERVICES.filter((service) => locations.some((location) => location.services.includes(service)));
  const filters = [
    toChoiceFilter({
      name: LOCATOR_PARAMETERS.brand,
      ...strings.brand,
      options: brands.map(({ slug, name }) => ({ value: slug, label: name })),
      selected: selectedOf(query, "brand"),
    }),
    toChoiceFilter({
      name: LOCATOR_PARAMETERS.service,
      ...strings.service,
      options: services.map((service) => ({ value: service, label: SERVICE_LABELS[service] })),
      selected: selectedOf(query, "service"),
    }),
    toChoiceFilter({
      name: LOCATOR_PARAMETERS.opening,
      ...strings.opening,
      options: OPENING_OPTIONS,
      selected: selectedOf(query, "opening"),
    }),
  ];
  return filters.filter((filter) => filter !== null);
};

const OPENING_OPTIONS = [
  { value: "maintenant", label: strings.openNow },
  { value: "samedi", label: strings.openOnSaturday },
];
