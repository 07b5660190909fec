import type { Vehicle } from "./vehicle.ts";

/**
 * The day (`YYYY-MM-DD`) from which a vehicle is available if it is after `today` (`YYYY-MM-DD` in the location's time
 * zone); null for a vehicle that is in stock, reserved or sold.
 */
export const availableFrom = (
  { availability, available_from }: Pick<Vehicle, "availability" | "available_from">,
  today: string,
): string | null =>
  availability === "available" && available_from !== null && available_from > today ? available_from : null;
