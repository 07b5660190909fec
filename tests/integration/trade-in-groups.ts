// The groups of the stock by make, model and fuel, each as the car of a visitor.
import type { createVisitor } from "./form-visitor.ts";

type ApiVehicle = {
  readonly brand: { readonly name: string };
  readonly model: { readonly name: string };
  readonly condition: string;
  readonly fuel_type: string | null;
  readonly construction_year: number | null;
  readonly mileage_km: number | null;
};

type TypicalCar = { readonly name: string; readonly search: string };

const TRADE_IN_FUEL: Readonly<Record<string, string>> = {
  petrol: "petrol",
  diesel: "diesel",
  hybrid: "hybrid",
  electric: "electric",
  "electric+petrol": "plug_in",
  "electric+diesel": "plug_in",
};

/** Limits of the market's rules, which give no price beyond, whatever the stock. */
const MAX_AGE_YEARS = 9;
const MAX_MILEAGE_KM = 180_000;
const OLDEST_YEAR = new Date().getFullYear() - MAX_AGE_YEARS;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

const typicalCar = (name: string, vehicles: readonly ApiVehicle[]): TypicalCar => {
  const [first] = vehicles;
  const fields = {
    make: first?.brand.name ?? "",
    model: first?.model.name ?? "",
    year: String(Math.max(OLDEST_YEAR, median(vehicles.flatMap(({ construction_year }) => construction_year ?? [])))),
    mileage: String(Math.min(MAX_MILEAGE_KM, median(vehicles.flatMap(({ mileage_km }) => mileage_km ?? [])))),
    fuel: TRADE_IN_FUEL[first?.fuel_type ?? ""] ?? "other",
    condition: "used",
  };
  return { name, search: new URLSearchParams(fields).toString() };
};

/** One typical car of each group, of middle year and mileage within the market's limits; new vehicles do not make a group. */
export const typicalCars = async ({
  request,
}: Pick<ReturnType<typeof createVisitor>, "request">): Promise<readonly TypicalCar[]> => {
  const vehicles: ApiVehicle[] = [];
  for (let page = 1, total = 1; vehicles.length < total; page++) {
    const answer = (await (await request(`/api/v1/vehicles?perPage=100&page=${page}`)).json()) as {
      readonly total: number;
      readonly vehicles: readonly ApiVehicle[];
    };
    if (answer.vehicles.length === 0) break;
    total = answer.total;
    vehicles.push(...answer.vehicles);
  }
  const used = vehicles.filter(({ condition }) => condition !== "new");
  return [...Map.groupBy(used, ({ brand, model, fuel_type }) => [brand.name, model.name, fuel_type].join(" "))].map(
    ([name, group]) => typicalCar(name, group),
  );
};
