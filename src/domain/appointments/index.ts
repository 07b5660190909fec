// Hours of a location, slots and booked appointments. May import shared and locations.
export * from "./booking.ts";
export * from "./calendar-entry.ts";
export * from "./fits-hours.ts";
export * from "./location-hours.ts";
export * from "./seats.ts";
export * from "./slots.ts";
export * from "./works.ts";
