import type { VehicleAttributes } from "../../../src/domain/vehicles/index.ts";
import { ageInYears, demoDay } from "../demo-date.ts";
import type { VehiclePlan } from "./vehicle-plan.ts";

/** Months left of the maker's warranty, at least the dealer's year. */
export const warrantyMonths = ({ brand, life }: VehiclePlan): number => {
  if (life.registered === null) return brand.warranty_months;
  const left = brand.warranty_months - Math.round(ageInYears(life.registered) * 12);
  return Math.max(left, 12);
};

export const randomAvailability = ({
  life,
  arrives,
  random,
}: VehiclePlan): Pick<VehicleAttributes, "availability" | "available_from"> => {
  const availability = random.weighted([
    ["available", 90],
    ["reserved", 7],
    ["sold", 3],
  ] as const);
  const prepared = life.condition === "used" && random.chance(0.09) ? demoDay(random.integer(3, 24)) : null;
  return { availability, available_from: availability === "sold" ? null : (arrives ?? prepared) };
};

/** Owners, accidents, service book and first registration. */
export const createHistory = ({
  life,
  random,
}: VehiclePlan): Pick<VehicleAttributes, "owners" | "accident_free" | "service_book" | "first_registration"> => {
  const used = life.condition === "used";
  return {
    owners: life.owners,
    accident_free: used
      ? random.weighted([
          [true, 80],
          [false, 6],
          [null, 14],
        ] as const)
      : true,
    service_book: used
      ? random.weighted([
          [true, 76],
          [false, 10],
          [null, 14],
        ] as const)
      : life.condition === "new"
        ? null
        : true,
    first_registration:
      life.registered === null ? null : used && random.chance(0.4) ? life.registered.slice(0, 7) : life.registered,
  };
};

export const vatDeductible = ({ life, model, random }: VehiclePlan): boolean | null => {
  const probability = model.kind === "van" ? 0.85 : life.condition === "used" ? 0.14 : 0.3;
  return random.chance(probability) ? true : random.chance(0.6) ? false : null;
};
