import type { Vehicle } from "./vehicle.ts";

/**
 * The day (`YYYY-MM-DD`) from which a vehicle can be had while that lies after `today` (the same form, on the calendar of
 * the place); null for one that is here, reserved or sold.
 */
export const availableFrom = (
  { availability, available_from }: Pick<Vehicle, "availability" | "available_from">,
  today: string,
): string | null =>
  availability === "available" && available_from !== null && available_from > today ? available_from : null;
