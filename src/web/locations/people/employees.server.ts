import type { SiteServices } from "#application/site/index.ts";
import type { Location } from "#domain/locations/index.ts";
import { findAdviser, type Department, type Employee } from "#domain/people/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { toPersonView, type PersonView } from "./person-view.ts";
import { type SpokenLine, spokenLines } from "./spoken-lines.ts";

type Services = SiteServices<"catalogue" | "settings">;

/** The employees that the market displays: none with `showEmployees: false`. */
export const visibleEmployees = ({ catalogue, settings }: Services): readonly Employee[] =>
  settings.showEmployees ? catalogue().employees : [];

const departmentsFor = ({ condition }: Pick<Vehicle, "condition">): readonly Department[] =>
  condition === "used" ? ["used", "sales"] : ["sales", "used"];

/** `spoken`: what the person says in the languages that it speaks beside French. */
export type AdviserView = PersonView & { readonly spoken: readonly SpokenLine[] };

/** The contact person for a vehicle; null if the market displays no employees or its location has no salesperson. */
export const vehicleAdviser = (
  services: Services,
  vehicle: Pick<Vehicle, "adviser" | "brand" | "condition">,
  location: Location | null,
): AdviserView | null => {
  if (location === null) return null;
  const adviser = findAdviser(visibleEmployees(services), {
    location: location.slug,
    brand: vehicle.brand.slug,
    departments: departmentsFor(vehicle),
    named: vehicle.adviser,
  });
  return adviser && { ...toPersonView(adviser, services.catalogue()), spoken: spokenLines(adviser.languages) };
};
