import type { VehicleFacts } from "../../src/domain/vehicles/vehicle.ts";
import { ALL_BRANDS } from "./range/index.ts";
import { seededRandom, type Random } from "./random.ts";
import type { Offer } from "./making.ts";
import { vehicleOf } from "./vehicles.ts";

export const VEHICLE_COUNT = 720;

const FIRST_ID = 20_417;

const SEED = 20_261_101;

export type FedVehicle = { readonly id: number } & VehicleFacts;

const offers: readonly Offer[] = ALL_BRANDS.flatMap((brand) =>
  brand.models.flatMap((model) => model.engines.map((engine) => ({ brand, model, engine }))),
);

/** What the group sells now stands in the yard far more often than what comes in as part exchange. */
const demand = ({ brand, model, engine }: Offer): number =>
  (model.weight * (brand.in_group ? (engine.to === null ? 5 : 2) : 0.7)) / model.engines.length;

const weightedOffers = offers.map((offer) => [offer, demand(offer)] as const);

/** Every engine and every body once, so that nothing a buyer may look for is missing; then by demand. */
const drawn = (random: Random): readonly VehicleFacts[] => {
  const vehicles = offers.map((offer, index) =>
    vehicleOf(offer, offer.model.bodies[index % offer.model.bodies.length] ?? null, random),
  );
  while (vehicles.length < VEHICLE_COUNT) vehicles.push(vehicleOf(random.weighted(weightedOffers), null, random));
  return vehicles;
};

const shuffled = <T>(values: readonly T[], random: Random): readonly T[] => {
  const mixed = [...values];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = random.int(0, last);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
};

const withOwnNumbers = (vehicles: readonly FedVehicle[]): readonly FedVehicle[] => {
  const taken = new Set<string>();
  return vehicles.map((vehicle) => {
    let number = vehicle.stock_number ?? "";
    while (taken.has(number))
      number = `${number.slice(0, 5)}${String((Number(number.slice(5)) % 9999) + 1).padStart(4, "0")}`;
    taken.add(number);
    return { ...vehicle, stock_number: number };
  });
};

/** The demo group's stock, the same on every machine. */
export const demoStock = (): readonly FedVehicle[] => {
  const random = seededRandom(SEED);
  let id = FIRST_ID;
  const numbered = shuffled(drawn(random), random).map((facts) => {
    id += random.int(1, 9);
    return { id, ...facts };
  });
  return withOwnNumbers(numbered);
};
