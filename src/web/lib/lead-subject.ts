import type { LeadSubject } from "#domain/leads/index.ts";
import { shownPrice, type Vehicle } from "#domain/vehicles/index.ts";
import type { WebServices } from "../services.ts";

/** A vehicle as a lead keeps it: what the visitor saw when the form was sent. */
export const leadSubject = (vehicle: Vehicle, { catalogue }: WebServices): LeadSubject => {
  const place = catalogue().locations.find(({ id }) => id === vehicle.location_id);
  const price = shownPrice(vehicle);
  return {
    type: "vehicle",
    id: vehicle.id,
    slug: vehicle.slug,
    title: vehicle.title,
    trim: vehicle.trim,
    brand: vehicle.brand.slug,
    stock_number: vehicle.stock_number,
    price: price && { cents: price.cents, formatted: price.formatted, suffix: price.suffix },
    location: place ? { slug: place.slug, name: place.name, phone: place.phone } : null,
  };
};
