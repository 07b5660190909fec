import { type MonthlyConditions, prepareMonthlyConditions } from "#domain/leasing/index.ts";
import type { StockDistances } from "#domain/search/index.ts";
import { createDerivedCache, formatWholeEuros, minuteOf, utcDay } from "#domain/shared/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { PaymentWords } from "../strings/payment-lines.ts";
import type { CardContext } from "./vehicle-card-view.ts";
import { createVehicleDistance } from "#application/stock/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { asPayment } from "#application/strings/payments.ts";
import { formatFullConditions, paymentFigures, paymentWords } from "../strings/leasing-strings.ts";
import { emissionsLine } from "../emissions/emissions-line.ts";

const preparedConditions = ({ settings, clock }: SiteServices<"settings" | "clock">) =>
  prepareMonthlyConditions(settings.finance, utcDay(clock.now()));

/** Advertised monthly payment with all legally required information at today's rates; null without an offer. */
const monthlyOffer = (services: SiteServices<"settings" | "clock">): CardContext["monthlyOf"] => {
  const conditionsOf = preparedConditions(services);
  // The same object for all vehicles, so that a list can have it once.
  let shared: { readonly of: MonthlyConditions; readonly words: PaymentWords } | null = null;
  return (vehicle) => {
    const conditions = conditionsOf(vehicle);
    if (conditions === null) return null;
    shared ??= { of: conditions, words: paymentWords(conditions) };
    return {
      cents: conditions.monthlyCents,
      figures: paymentFigures(conditions, shared.of),
      words: shared.words,
      emissions: emissionsLine(vehicle, services.settings),
    };
  };
};

/** The same for one vehicle, in whole euros, with its conditions as a paragraph. */
export const monthlyView = (services: SiteServices<"settings" | "clock">, vehicle: Vehicle) => {
  const conditions = preparedConditions(services)(vehicle);
  return (
    conditions && {
      amount: formatWholeEuros(conditions.monthlyCents),
      name: asPayment(conditions.kind),
      conditions: formatFullConditions(conditions),
      emissions: emissionsLine(vehicle, services.settings),
    }
  );
};

/** Plain JSON. */
export type PrintedMonthlyView = NonNullable<ReturnType<typeof monthlyView>>;

/** What the cards of vehicles are made of. */
export type CardServices = SiteServices<"settings" | "paths" | "clock" | "stock" | "catalogue">;

const create = (services: CardServices): CardContext => {
  const openedAt = services.stock.openedAt();
  const towns = new Map(services.catalogue().locations.map(({ id, town }) => [id, town]));
  return {
    hrefOf: (vehicle) => services.paths.vehicle(vehicle),
    monthlyOf: monthlyOffer(services),
    locationNameOf: ({ location_id }) => (location_id === null ? null : (towns.get(location_id) ?? null)),
    now: services.clock.now(),
    wltp: services.settings.wltp,
    stockOpenedAt: openedAt === null ? null : new Date(openedAt),
  };
};

const cached = createDerivedCache<CardServices, CardContext>();

/**
 * The same object for the same stock, catalogue and minute. `distances`: distances of the search; null without an
 * origin.
 */
export const cardContext = (services: CardServices, distances: StockDistances | null = null): CardContext => {
  const inputs = [services.stock.version(), services.catalogue(), minuteOf(services.clock.now())];
  const context = cached(services, inputs, () => create(services));
  if (distances === null) return context;
  return { ...context, distanceKmOf: createVehicleDistance(distances, services.catalogue().locations) };
};
