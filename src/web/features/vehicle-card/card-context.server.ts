import { prepareMonthlyConditions } from "#domain/leasing/index.ts";
import { formatEuros, utcDay } from "#domain/shared/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { CardContext, MonthlyView } from "./vehicle-card-view.ts";
import type { SiteServices } from "#application/site/index.ts";
import { formatFullConditions } from "../../strings/leasing.ts";

/** The advertised monthly payment with its full conditions, at today's rates; null without an offer. */
export const monthlyOffer = ({ settings, clock }: SiteServices): CardContext["monthlyOf"] => {
  const conditionsOf = prepareMonthlyConditions(settings.finance, utcDay(clock.now()));
  return (vehicle) => {
    const conditions = conditionsOf(vehicle);
    return conditions && { cents: conditions.monthlyCents, conditions: formatFullConditions(conditions) };
  };
};

/** The monthly payment of one vehicle in whole euros, with its full conditions. */
export const monthlyView = (services: SiteServices, vehicle: Vehicle): MonthlyView | null => {
  const monthly = monthlyOffer(services)(vehicle);
  return monthly && { amount: formatEuros(Math.round(monthly.cents / 100) * 100), conditions: monthly.conditions };
};

export const cardContext = (services: SiteServices): CardContext => {
  const openedAt = services.stock.openedAt();
  const towns = new Map(services.catalogue().locations.map(({ id, town }) => [id, town]));
  return {
    hrefOf: (vehicle) => services.paths.vehicle(vehicle),
    monthlyOf: monthlyOffer(services),
    locationNameOf: ({ location_id }) => (location_id === null ? null : (towns.get(location_id) ?? null)),
    now: services.clock.now(),
    stockOpenedAt: openedAt === null ? null : new Date(openedAt),
  };
};
