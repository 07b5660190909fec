import { entryInForce, prepareResidual, type ResidualShare, vehicleWear } from "#domain/leasing/index.ts";
import { type Clock, err, type Result, utcDay } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import {
  COMPARABLE_SCOPES,
  comparableFuels,
  type ComparableScope,
  type ComparableVehicle,
  estimateTradeIn,
  mergeEstimates,
  type NoEstimate,
  TRADE_IN_CONDITIONS,
  TRADE_IN_DRIVES,
  TRADE_IN_FUELS,
  type TradeInCar,
  type TradeInEstimate,
  type TradeInFuel,
  type TradeInRules,
  yearDifference,
} from "#domain/trade-in/index.ts";
import { EMPTY_QUERY, type StockQuery, type Vehicle } from "#domain/vehicles/index.ts";
import type { Stock } from "../stock/index.ts";

/** A customer's vehicle with the make and model as written. `fuel` is null if it is not known. */
export type NamedCar = Omit<TradeInCar, "fuel"> & {
  readonly make: string;
  readonly model: string;
  readonly fuel: TradeInFuel | null;
};

export type TradeInValuation = {
  readonly estimate: Result<TradeInEstimate, NoEstimate>;
  /** The comparable vehicles; null if the stock has no such make or model, or if they are of several drives. */
  readonly query: StockQuery | null;
  /** The drives that the range covers, if there are several. */
  readonly drives?: readonly TradeInFuel[];
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

type Wanted = { readonly name: NamedModel; readonly car: TradeInCar; readonly rules: TradeInRules };

type NamedModel = { readonly brand: readonly string[]; readonly model: readonly string[] };

/** Make and model, read as the quick search reads them. Null unless both are in stock. */
const namedModel = ({ make, model }: NamedCar, { stock }: Pick<TradeInDependencies, "stock">): NamedModel | null => {
  const { values } = stock.quickSearch().read({ ...EMPTY_QUERY, q: `${make} ${model}` }).query;
  if (values.brand?.length !== 1 || values.model?.length !== 1) return null;
  return { brand: values.brand, model: values.model };
};

const vehiclesOf = ({ stock }: Pick<TradeInDependencies, "stock">, query: StockQuery): Promise<readonly Vehicle[]> =>
  stock.byIds(stock.index().search(query, { perPage: MAX_COMPARED, facets: false }).ids);

/** The vehicles of a scope. Those of the make alone share a body with the model; null if no vehicle of the model has it. */
const comparableQuery = async (
  scope: ComparableScope,
  { name, car: { year, fuel }, rules }: Wanted,
  deps: Pick<TradeInDependencies, "stock">,
): Promise<StockQuery | null> => {
  const ofFuel = { ...name, fuel: comparableFuels(fuel) };
  const years = yearDifference(scope, rules);
  const ranges = { year: { min: year - years, max: year + years } };
  if (scope === "model_wide") return { ...EMPTY_QUERY, values: ofFuel, ranges };
  const values = { ...ofFuel, condition: ["used", "demonstrator", "preregistered"] as const };
  if (scope === "model") return { ...EMPTY_QUERY, values, ranges };
  const ofModel = await vehiclesOf(deps, { ...EMPTY_QUERY, values: name });
  const body = [...new Set(ofModel.flatMap(({ body_style }) => body_style ?? []))];
  // What drives the vehicle is not known.
  if (fuel === "other" || body.length === 0) return null;
  return { ...EMPTY_QUERY, values: { ...values, model: [], body }, ranges };
};

const toComparable = (vehicle: Vehicle, today: string): readonly ComparableVehicle[] => {
  const wear = vehicleWear(vehicle, today);
  const { purchase } = vehicle.price;
  return wear === null || purchase === null ? [] : [{ priceCents: purchase.cents, fuel: vehicle.fuel_type, wear }];
};

type Basis = Pick<Wanted, "name" | "rules"> & { readonly residual: ResidualShare; readonly today: string };

type Drive = { readonly car: TradeInCar; readonly scopes: readonly ComparableScope[] };

/** The closest scope with enough vehicles. */
const valueDrive = async (
  { car, scopes }: Drive,
  { name, rules, residual, today }: Basis,
  stock: Pick<TradeInDependencies, "stock">,
): Promise<Pick<TradeInValuation, "estimate" | "query">> => {
  for (const scope of scopes) {
    const query = await comparableQuery(scope, { name, car, rules }, stock);
    const vehicles = query === null ? [] : await vehiclesOf(stock, query);
    const comparables = vehicles.flatMap((vehicle) => toComparable(vehicle, today));
    const estimate = estimateTradeIn(car, comparables, { scope, rules, residual, today });
    if (estimate.ok || estimate.error !== "few") return { estimate, query };
  }
  return { estimate: err("few"), query: null };
};

/** Vehicles of the make alone say nothing about which drives the model has. */
const OF_MODEL = COMPARABLE_SCOPES.filter((scope) => scope !== "make");

/** The range over every drive of the model in stock. */
const valueEveryDrive = async (
  car: Omit<TradeInCar, "fuel">,
  basis: Basis,
  stock: Pick<TradeInDependencies, "stock">,
): Promise<Omit<TradeInValuation, "rules">> => {
  const ofDrive = async (fuel: TradeInFuel) => ({
    fuel,
    ...(await valueDrive({ car: { ...car, fuel }, scopes: OF_MODEL }, basis, stock)),
  });
  const inStock = (await Promise.all(TRADE_IN_DRIVES.map(ofDrive))).filter(
    ({ estimate }) => estimate.ok || estimate.error !== "few",
  );
  const [first = { estimate: err("few" as const), query: null }, ...others] = inStock;
  const failed = inStock.find(({ estimate }) => !estimate.ok);
  if (failed || others.length === 0) return failed ?? first;
  const estimates = inStock.flatMap(({ estimate }) => (estimate.ok ? [estimate.value] : []));
  return { estimate: mergeEstimates(estimates), query: null, drives: inStock.map(({ fuel }) => fuel) };
};

/**
 * Values a customer's vehicle by those in stock. Without a fuel it covers every drive of the model. Rejects when the database
 * fails.
 */
export const valueTradeIn = async (
  { stock, settings, clock }: TradeInDependencies,
  car: NamedCar,
): Promise<TradeInValuation> => {
  const today = utcDay(clock.now());
  const rules = entryInForce(settings.tradeIn, today);
  const residuals = entryInForce(settings.finance.residuals, today);
  if (rules === null || residuals === null) return { estimate: err("unset"), query: null, rules };
  const name = namedModel(car, { stock });
  if (name === null) return { estimate: err("few"), query: null, rules };
  const basis = { name, rules, residual: prepareResidual(residuals), today };
  const valuation =
    car.fuel === null
      ? await valueEveryDrive(car, basis, { stock })
      : await valueDrive({ car: { ...car, fuel: car.fuel }, scopes: COMPARABLE_SCOPES }, basis, { stock });
  return { ...valuation, rules };
};
