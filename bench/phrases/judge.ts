import { distanceKm, type Position } from "#domain/geo/index.ts";
import { vehicleName } from "#domain/vehicles/index.ts";
import type { Answer, DemoStock, StockVehicle } from "./answer.ts";
import type { Meaning, Order, Phrase } from "./phrases.ts";
import { PLACES } from "./places.ts";
import type { Fit } from "./shapes.ts";

/** What of the stock that must be found is found. */
const LEAST_FOUND = 0.9;

/** Straight lines are shorter than roads, and a town is no point: what a distance may be wrong by. */
const DISTANCE_TOLERANCE = 0.1;

/** Smaller comes first. */
const ORDER_KEYS: Readonly<Record<Order, (vehicle: StockVehicle) => number>> = {
  price: ({ price }) => price.purchase?.cents ?? Infinity,
  km: ({ mileage_km: km }) => km ?? Infinity,
  new: ({ first_seen_at: seen }) => -Date.parse(seen),
  year: ({ construction_year: year }) => -(year ?? 0),
  power: ({ power_kw: kilowatts }) => -(kilowatts ?? 0),
  range: ({ range_km: km }) => -(km ?? 0),
};

const positionOf = (place: string): Position => {
  const position = PLACES[place];
  if (position === undefined) throw new Error(`unknown place: ${place}`);
  return position;
};

const kilometres = (place: string, vehicle: StockVehicle, { locations }: DemoStock): number => {
  const position = locations.get(vehicle.location?.slug ?? "");
  return position === undefined ? Infinity : distanceKm(positionOf(place), position);
};

export const fitOf = ({ tests, near }: Meaning, vehicle: StockVehicle, stock: DemoStock): Fit => {
  const fits = tests.map((test) => test(vehicle));
  if (near !== null && near.withinKm !== null) {
    const far = kilometres(near.place, vehicle, stock) / near.withinKm;
    fits.push({ may: far <= 1 + DISTANCE_TOLERANCE, must: far <= 1 - DISTANCE_TOLERANCE });
  }
  return { may: fits.every(({ may }) => may), must: fits.every(({ must }) => must) };
};

/** Ascending, and begun by the first of all that must be found. */
const isOrdered = (
  page: readonly StockVehicle[],
  must: readonly StockVehicle[],
  value: (vehicle: StockVehicle) => number,
): boolean => {
  const values = page.map(value);
  const isAscending = values.every((one, at) => at === 0 || one >= (values[at - 1] ?? 0));
  return isAscending && (values[0] ?? 0) <= Math.min(...must.map(value));
};

const wordsMissing = ({ notUnderstood }: Meaning, answer: Answer): readonly string[] => {
  const said = answer.notUnderstood.join(" ").toLowerCase();
  return notUnderstood.filter((word) => !said.includes(word));
};

/** Why an answer does not have a meaning; null where it has. */
const faultOf = (meaning: Meaning, answer: Answer, stock: DemoStock): string | null => {
  if (meaning.isLease || answer.isLease) return meaning.isLease === answer.isLease ? null : "lease offers or stock";
  const missing = wordsMissing(meaning, answer);
  if (missing.length > 0) return `does not say that it does not know ${missing.join(", ")}`;
  // Beside a word of nothing, what is near it is shown: any vehicles.
  if (meaning.notUnderstood.length > 0 && meaning.tests.length === 0)
    return answer.page.length === 0 ? "no results" : null;
  const fits = stock.vehicles.map((vehicle) => ({ vehicle, ...fitOf(meaning, vehicle, stock) }));
  const must = fits.filter((one) => one.must).map(({ vehicle }) => vehicle);
  const may = new Set(fits.filter((one) => one.may).map(({ vehicle }) => vehicle.id));
  const wrong = answer.page.filter(({ id }) => !may.has(id));
  if (wrong.length > 0) return `${wrong.length} of the first ${answer.page.length} do not fit, ${describe(wrong[0])}`;
  if (answer.page.length === 0 && may.size > 0) return "no results";
  const found = must.filter(({ id }) => answer.ids.has(id)).length;
  if (found < must.length * LEAST_FOUND) return `finds ${found} of ${must.length}`;
  const { near, order } = meaning;
  if (near !== null && !isOrdered(answer.page, must, (vehicle) => Math.round(kilometres(near.place, vehicle, stock))))
    return `not nearest to ${near.place} first`;
  if (order !== null && !isOrdered(answer.page, must, ORDER_KEYS[order])) return `not in the order of ${order}`;
  return null;
};

const describe = (vehicle: StockVehicle | undefined): string => (vehicle === undefined ? "" : vehicleName(vehicle));

/** Null for an answer that has any meaning of the phrase; else why it has not the first one. */
export const judge = ({ meanings }: Phrase, answer: Answer, stock: DemoStock): string | null => {
  const faults = meanings.map((meaning) => faultOf(meaning, answer, stock));
  return faults.includes(null) ? null : (faults[0] ?? null);
};
