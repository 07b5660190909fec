import { type LeadSubject, createVehicleSubject } from "#domain/leads/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { SiteServices } from "#application/site/index.ts";

/** The vehicle snapshot saved with a lead: the state that the visitor saw. */
export const leadSubject = (
  vehicle: Vehicle,
  { catalogue, settings }: SiteServices<"settings" | "catalogue">,
): LeadSubject =>
  createVehicleSubject(
    vehicle,
    catalogue().locations.find(({ id }) => id === vehicle.location_id) ?? null,
    settings.countryTerms.vat.with,
  );
