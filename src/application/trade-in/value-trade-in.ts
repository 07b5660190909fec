import { entryInForce, prepareResidual, vehicleWear } from "#domain/leasing/index.ts";
import { type Clock, err, type Result, utcDay } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import {
  comparableFuels,
  type ComparableVehicle,
  estimateTradeIn,
  type NoEstimate,
  TRADE_IN_CONDITIONS,
  TRADE_IN_FUELS,
  type TradeInCar,
  type TradeInEstimate,
  type TradeInRules,
} from "#domain/trade-in/index.ts";
import { EMPTY_QUERY, type StockQuery, type Vehicle } from "#domain/vehicles/index.ts";
import type { Stock } from "../stock/index.ts";

/** A customer's vehicle with the make and model as written. */
export type NamedCar = TradeInCar & { readonly make: string; readonly model: string };

export type TradeInValuation = {
  readonly estimate: Result<TradeInEstimate, NoEstimate>;
  /** The comparable vehicles; null if the stock has no such make or model. */
  readonly query: StockQuery | null;
  /** In force today; null if the market has none. */
  readonly rules: TradeInRules | null;
};

type TradeInDependencies = {
  readonly stock: Pick<Stock, "index" | "byIds" | "quickSearch">;
  readonly settings: Pick<Settings, "finance" | "tradeIn">;
  readonly clock: Clock;
};

/** The latest arrivals are enough for a price. */
const MAX_COMPARED = 200;

const oneOf = <T extends string>(values: readonly T[], text: unknown): T | undefined =>
  values.find((value) => value === text);

/** The vehicle in the checked fields of a form; null if the form does not ask for all of them. */
export const readTradeInCar = (fields: Readonly<Record<string, unknown>>): NamedCar | null => {
  const { make, model, year, mileage } = fields;
  const fuel = oneOf(TRADE_IN_FUELS, fields["fuel"]);
  const condition = oneOf(TRADE_IN_CONDITIONS, fields["condition"]);
  if (typeof make !== "string" || typeof model !== "string" || !fuel || !condition) return null;
  return { make, model, year: Number(year), mileageKm: Number(mileage), fuel, condition };
};

/** Used vehicles of the make and model, read as the quick search reads them. Null unless both are in stock. */
const comparableQuery = (
  { make, model, year, fuel }: NamedCar,
  maxYearDifference: number,
  { stock }: Pick<TradeInDependencies, "stock">,
): StockQuery | null => {
  const { values } = stock.quickSearch().read({ ...EMPTY_QUERY, q: `${make} ${model}` }).query;
  if (values.brand?.length !== 1 || values.model?.length !== 1) return null;
  return {
    ...EMPTY_QUERY,
    values: {
      brand: values.brand,
      model: values.model,
      condition: ["used", "demonstrator", "preregistered"],
      fuel: comparableFuels(fuel),
    },
    ranges: { year: { min: year - maxYearDifference, max: year + maxYearDifference } },
  };
};

const toComparable = (vehicle: Vehicle, today: string): readonly ComparableVehicle[] => {
  const wear = vehicleWear(vehicle, today);
  const { purchase } = vehicle.price;
  return wear === null || purchase === null ? [] : [{ priceCents: purchase.cents, fuel: vehicle.fuel_type, wear }];
};

/** Values a customer's vehicle by those in stock. Rejects when the database fails. */
export const valueTradeIn = async (
  { stock, settings, clock }: TradeInDependencies,
  car: NamedCar,
): Promise<TradeInValuation> => {
  const today = utcDay(clock.now());
  const rules = entryInForce(settings.tradeIn, today);
  const residuals = entryInForce(settings.finance.residuals, today);
  if (rules === null || residuals === null) return { estimate: err("unset"), query: null, rules };
  const query = comparableQuery(car, rules.max_year_difference, { stock });
  const ids = query === null ? [] : stock.index().search(query, { perPage: MAX_COMPARED, facets: false }).ids;
  const comparables = (await stock.byIds(ids)).flatMap((vehicle) => toComparable(vehicle, today));
  const estimate = estimateTradeIn(car, comparables, { rules, residual: prepareResidual(residuals), today });
  return { estimate, query, rules };
};
