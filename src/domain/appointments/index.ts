// Hours of a location, slots and booked appointments. May import shared and locations.
export * from "./appointment-entry.ts";
export * from "./booking.ts";
export * from "./location-hours.ts";
export * from "./slots.ts";
