import { err, ok, type Result } from "../../shared/index.ts";
import { type WornVehicle, vehicleWear } from "../../leasing/index.ts";
import type { VehicleAttributes } from "../../vehicles/index.ts";
import type { CostProblem } from "../cost-problem.ts";
import type { TaxQuantity } from "./tax-value.ts";

/** Attributes that a tax may depend on; those that an offer does not state may be left out. */
export type TaxedVehicle = Pick<
  VehicleAttributes,
  "kind" | "condition" | "fuel_type" | "co2_g_km" | "wltp" | "first_registration" | "construction_year"
> &
  Partial<Pick<VehicleAttributes, "cylinder_capacity_cc" | "power_kw" | "weight_kg" | "max_weight_kg">>;

const known = (value: number | null | undefined, problem: CostProblem): Result<number, CostProblem> =>
  value === null || value === undefined ? err(problem) : ok(value);

/** CO2 in g/km by one test cycle; that of the other says nothing about it. */
const co2By = ({ co2_g_km: co2, wltp }: TaxedVehicle, isWltp: boolean): Result<number, CostProblem> => {
  if (co2 === null) return err("co2-missing");
  if (wltp === null) return err("co2-cycle-missing");
  if (wltp !== isWltp) return err(isWltp ? "co2-wltp-missing" : "co2-nedc-missing");
  return ok(co2);
};

const ageMonths = (vehicle: TaxedVehicle, today: string): Result<number, CostProblem> => {
  const aged: WornVehicle = { ...vehicle, mileage_km: 0 };
  return known(vehicleWear(aged, today)?.ageMonths, "registration-missing");
};

/** The vehicle's figure of a quantity on a day (`YYYY-MM-DD`); fails where the vehicle does not state it. */
export const taxQuantityOf = (
  quantity: TaxQuantity,
  vehicle: TaxedVehicle,
  today: string,
): Result<number, CostProblem> => {
  switch (quantity) {
    case "co2_wltp":
      return co2By(vehicle, true);
    case "co2_nedc":
      return co2By(vehicle, false);
    case "cylinder_cm3":
      return known(vehicle.cylinder_capacity_cc, "cylinder-missing");
    case "power_kw":
      return known(vehicle.power_kw, "power-missing");
    case "weight_kg":
      return known(vehicle.weight_kg, "weight-missing");
    case "max_weight_kg":
      return known(vehicle.max_weight_kg, "max-weight-missing");
    case "age_months":
      return ageMonths(vehicle, today);
  }
};
