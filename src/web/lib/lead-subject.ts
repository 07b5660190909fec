import { type LeadSubject, vehicleSubject } from "#domain/leads/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { WebServices } from "../services.ts";

/** A vehicle as a lead keeps it: what the visitor saw when the form was shown. */
export const leadSubject = (vehicle: Vehicle, { catalogue }: WebServices): LeadSubject =>
  vehicleSubject(vehicle, catalogue().locations.find(({ id }) => id === vehicle.location_id) ?? null);
