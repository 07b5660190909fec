import { prepareMonthlyPrice, type Finance } from "#domain/leasing/index.ts";
import { utcDay, type Clock } from "#domain/shared/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";

/**
 * The advertised monthly payment in cents; null without an offer. Rates and vehicle ages depend on the day: the
 * function is prepared again at midnight UTC.
 */
export const createMonthlyByDay = (finance: Finance, clock: Clock): ((vehicle: Vehicle) => number | null) => {
  let day = utcDay(clock.now());
  let monthly = prepareMonthlyPrice(finance, day);
  return (vehicle) => {
    const today = utcDay(clock.now());
    if (today !== day) {
      day = today;
      monthly = prepareMonthlyPrice(finance, day);
    }
    return monthly(vehicle);
  };
};
