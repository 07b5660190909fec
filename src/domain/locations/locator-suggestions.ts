import { findPosition, findTowns } from "../geo/index.ts";
import { fold } from "../shared/index.ts";
import type { Location } from "./location.ts";
import type { LocatorContext } from "./locator.ts";
import { EMPTY_LOCATOR_QUERY, type LocatorQuery } from "./locator-query.ts";
import { SERVICES } from "./services.ts";

export const SUGGESTION_KINDS = ["location", "brand", "service", "town", "postcode"] as const;

/** How a typed text may go on. */
export type LocatorSuggestion = {
  readonly kind: (typeof SUGGESTION_KINDS)[number];
  readonly label: string;
  readonly query: LocatorQuery;
};

type SuggestionContext = Pick<LocatorContext, "country" | "serviceLabels" | "brandNames">;

const byText = (kind: LocatorSuggestion["kind"], text: string, label = text): LocatorSuggestion => ({
  kind,
  label,
  query: { ...EMPTY_LOCATOR_QUERY, text },
});

/** True if a word of the name begins with the text. */
const hasWord = (name: string, text: string): boolean =>
  ` ${fold(name).replaceAll(/[^a-z0-9]+/g, " ")}`.includes(` ${text}`);

const suggestPostcodes = (locations: readonly Location[], text: string, country: string): LocatorSuggestion[] => {
  const own = locations
    .filter(({ postcode }) => postcode.startsWith(text))
    .map(({ postcode, town }) => byText("postcode", `${postcode} ${town}`));
  const area = own.length > 0 ? null : findPosition(text, country);
  return area ? [byText("postcode", text, `${text} ${area.name}`)] : own;
};

const suggestNames = (
  locations: readonly Location[],
  text: string,
  { brandNames, serviceLabels }: SuggestionContext,
): LocatorSuggestion[] => [
  ...locations
    .filter(({ name, town }) => hasWord(town, text) || hasWord(name, text))
    .map(({ name }) => byText("location", name)),
  ...[...brandNames]
    .filter(([slug, name]) => hasWord(name, text) && locations.some(({ brands }) => brands.includes(slug)))
    .map(([brand, label]) => ({ kind: "brand" as const, label, query: { ...EMPTY_LOCATOR_QUERY, brand } })),
  ...SERVICES.filter(
    (service) => hasWord(serviceLabels[service], text) && locations.some(({ services }) => services.includes(service)),
  ).map((service) => ({
    kind: "service" as const,
    label: serviceLabels[service],
    query: { ...EMPTY_LOCATOR_QUERY, service },
  })),
];

const DIGITS = /^(?:l )?(\d{2,5})$/;

const toSearchText = (typed: string): string =>
  fold(typed.trim())
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

/** Towns with a name that begins with the text; for digits the postcode with its town. */
export const suggestOrigins = (typed: string, country: string, limit: number): readonly LocatorSuggestion[] => {
  const text = toSearchText(typed);
  const digits = DIGITS.exec(text)?.[1];
  if (digits !== undefined) return suggestPostcodes([], digits, country);
  return findTowns(text, country, limit).map(({ name }) => byText("town", name));
};

/** Locations, brands and services of which a word begins with the text, then towns; for digits postcodes. */
export const locatorSuggestions = (
  locations: readonly Location[],
  typed: string,
  context: SuggestionContext,
  limit: number,
): readonly LocatorSuggestion[] => {
  const text = toSearchText(typed);
  const digits = DIGITS.exec(text)?.[1];
  if (digits !== undefined) return suggestPostcodes(locations, digits, context.country).slice(0, limit);
  if (text.length < 2) return [];
  const names = suggestNames(locations, text, context);
  const towns = findTowns(text, context.country, limit)
    .filter(({ name }) => !locations.some(({ town }) => fold(town) === fold(name)))
    .map(({ name }) => byText("town", name));
  return [...names, ...towns].slice(0, limit);
};
