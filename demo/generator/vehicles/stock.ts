import type { VehicleAttributes } from "../../../src/domain/vehicles/index.ts";
import { createInspection } from "./inspection.ts";
import { ALL_BRANDS } from "../range/index.ts";
import { seededRandom, type Random } from "../random.ts";
import type { Offer } from "./vehicle-plan.ts";
import { createVehicle } from "./vehicles.ts";

export const VEHICLE_COUNT = 720;

const FIRST_ID = 20_417;

const SEED = 20_261_101;

export type FeedVehicle = { readonly id: number } & VehicleAttributes;

const offers: readonly Offer[] = ALL_BRANDS.flatMap((brand) =>
  brand.models.flatMap((model) => model.engines.map((engine) => ({ brand, model, engine }))),
);

/** Makes that the group sells are far more common in the stock than part exchanges. */
const demand = ({ brand, model, engine }: Offer): number =>
  (model.weight * (brand.in_group ? (engine.to === null ? 5 : 2) : 0.7)) / model.engines.length;

const weightedOffers = offers.map((offer) => [offer, demand(offer)] as const);

/** Every engine and body once, so that every facet value exists; then by demand. */
const createVehicles = (random: Random): readonly VehicleAttributes[] => {
  const vehicles = offers.map((offer, index) =>
    createVehicle(offer, offer.model.bodies[index % offer.model.bodies.length] ?? null, random),
  );
  while (vehicles.length < VEHICLE_COUNT) vehicles.push(createVehicle(random.weighted(weightedOffers), null, random));
  return vehicles;
};

const shuffle = <T>(values: readonly T[], random: Random): readonly T[] => {
  const mixed = [...values];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = random.integer(0, last);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
};

const withStockNumbers = (vehicles: readonly FeedVehicle[]): readonly FeedVehicle[] => {
  const usedNumbers = new Set<string>();
  return vehicles.map((vehicle) => {
    let number = vehicle.stock_number ?? "";
    while (usedNumbers.has(number))
      number = `${number.slice(0, 5)}${String((Number(number.slice(5)) % 9999) + 1).padStart(4, "0")}`;
    usedNumbers.add(number);
    return { ...vehicle, stock_number: number };
  });
};

/** The demo group's stock, the same on every machine. */
export const createDemoStock = (): readonly FeedVehicle[] => {
  const random = seededRandom(SEED);
  let id = FIRST_ID;
  const numbered = shuffle(createVehicles(random), random).map((attributes) => {
    id += random.integer(1, 9);
    return { id, ...attributes, ...createInspection(id, attributes) };
  });
  return withStockNumbers(numbered);
};
