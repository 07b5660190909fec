import { tokenize } from "../shared/index.ts";
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
