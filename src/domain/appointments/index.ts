// Hours of a location, slots and booked appointments. May import shared and locations.
export * from "./booking.ts";
export * from "./slots.ts";
export * from "./works.ts";
