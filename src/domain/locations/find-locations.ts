import { fold, tokenize } from "../shared/index.ts";
import type { Location } from "./location.ts";
import type { Service } from "./services.ts";

type SearchableLocation = Pick<Location, "name" | "town" | "postcode" | "address" | "services">;

/** Texts by which visitors find a service. */
type ServiceLabels = Readonly<Record<Service, string>>;

const locationTokens = (location: SearchableLocation, serviceLabels: ServiceLabels): readonly string[] =>
  tokenize(
    [
      location.name,
      location.town,
      location.postcode,
      `l${location.postcode}`,
      location.address,
      ...location.services.map((service) => serviceLabels[service]),
    ].join(" "),
  );

/** Visitors write a postcode as "L-8080" or "8080". */
const queryTokens = (text: string): readonly string[] => tokenize(text.replaceAll(/\bl-(?=\d)/gi, ""));

/**
 * The locations that match a search text: each of its tokens must be a prefix of a token of the name, town, postcode,
 * address or services, ignoring case and accents. A text without tokens matches all. Preserves the order.
 */
export const findLocations = <P extends SearchableLocation>(
  locations: readonly P[],
  text: string,
  serviceLabels: ServiceLabels,
): readonly P[] => {
  const tokens = queryTokens(text);
  return locations.filter((location) => {
    const candidates = locationTokens(location, serviceLabels);
    return tokens.every((token) => candidates.some((candidate) => candidate.startsWith(token)));
  });
};

/** A suggested search text. */
export type LocationHint = { readonly text: string; readonly kind: "name" | "town" | "postcode" | "service" };

/** Suggestions without duplicates: towns, postcodes, names, then services. */
export const locationHints = (
  locations: readonly SearchableLocation[],
  serviceLabels: ServiceLabels,
): readonly LocationHint[] => {
  const hints: LocationHint[] = [
    ...locations.map(({ town }) => ({ kind: "town" as const, text: town })),
    ...locations.map(({ postcode, town }) => ({ kind: "postcode" as const, text: `${postcode} ${town}` })),
    ...locations.map(({ name }) => ({ kind: "name" as const, text: name })),
    ...locations.flatMap(({ services }) =>
      services.map((service) => ({ kind: "service" as const, text: serviceLabels[service] })),
    ),
  ];
  const seen = new Set<string>();
  return hints.filter(({ text }) => !seen.has(fold(text)) && seen.add(fold(text)));
};
