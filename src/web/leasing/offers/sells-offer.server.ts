import type { LeaseOffer } from "#domain/lease-offers/index.ts";
import type { Location } from "#domain/locations/index.ts";

/** True for a location that sells new vehicles of the brand; vans require a commercial vehicle department. */
export const sellsOffer =
  ({ brand, kind }: Pick<LeaseOffer, "brand" | "kind">) =>
  (location: Location): boolean =>
    location.brands.includes(brand) &&
    location.services.includes(kind === "van" ? "commercial_vehicles" : "new_vehicles");
