import { fullConditions, prepareConditions } from "#domain/leasing/index.ts";
import { formatEuros, utcDay } from "#domain/shared/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { CardContext, MonthlyView } from "../features/stock/card-view.ts";
import type { WebServices } from "../services.ts";

/** The advertised month with its conditions in full, by today's rates; null where the market can offer none. */
export const monthlyOffer = ({ settings, clock }: WebServices): CardContext["monthlyOf"] => {
  const conditionsOf = prepareConditions(settings.finance, utcDay(clock.now()));
  return (vehicle) => {
    const conditions = conditionsOf(vehicle);
    return conditions && { cents: conditions.monthlyCents, conditions: fullConditions(conditions) };
  };
};

/** The advertised month of one vehicle as its own pages show it: whole euros and the conditions in full. */
export const shownMonth = (services: WebServices, vehicle: Vehicle): MonthlyView | null => {
  const monthly = monthlyOffer(services)(vehicle);
  return monthly && { amount: formatEuros(Math.round(monthly.cents / 100) * 100), conditions: monthly.conditions };
};

/** What a card says of a vehicle beyond its own facts. */
export const cardContext = (services: WebServices): CardContext => {
  const openedAt = services.stock.openedAt();
  const places = new Map(services.catalogue().locations.map(({ id, town }) => [id, town]));
  return {
    hrefOf: (vehicle) => services.paths.vehicle(vehicle),
    monthlyOf: monthlyOffer(services),
    placeOf: ({ location_id }) => (location_id === null ? null : (places.get(location_id) ?? null)),
    now: services.clock.now(),
    openedAt: openedAt === null ? null : new Date(openedAt),
  };
};
