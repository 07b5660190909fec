import { z } from "zod";
import { FUEL_TYPES, type VehicleAttributes } from "../../vehicles/index.ts";
import { err, ok, type Result } from "../../shared/index.ts";
import { vehicleWear, type WornVehicle } from "../../leasing/index.ts";
import type { CostProblem } from "../cost-keys.ts";

/** What a tax may be measured by. */
const TAX_QUANTITIES = [
  /** In g/km; the value of one cycle is unknown of a vehicle that states the other. */
  "co2_wltp",
  "co2_nedc",
  "cylinder_cm3",
  "power_kw",
  /** Unladen, and the maximum authorised mass. */
  "weight_kg",
  "max_weight_kg",
  /** Complete months since the first registration; 0 for a new vehicle. */
  "age_months",
] as const;

export type TaxQuantity = (typeof TAX_QUANTITIES)[number];

const taxNumber = z.number().min(-10_000_000).max(10_000_000);

const isAscending = (limits: readonly number[]): boolean =>
  limits.every((limit, index) => index === 0 || limit > (limits[index - 1] ?? limit));

const table = z
  .array(z.strictObject({ up_to: taxNumber.optional(), value: taxNumber }))
  .min(1)
  .refine((rows) => rows.slice(0, -1).every(({ up_to: limit }) => limit !== undefined), {
    error: "only the last row may have no up_to",
  })
  .refine((rows) => isAscending(rows.flatMap(({ up_to: limit }) => limit ?? [])), { error: "its up_to must climb" });

const bands = z
  .array(z.strictObject({ above: taxNumber, rate: taxNumber }))
  .min(1)
  .refine((rows) => isAscending(rows.map(({ above }) => above)), { error: "its above must climb" });

/** Keys of a line only. */
const LINE_KEYS = ["above", "below", "plus", "exponent"] as const;

/**
 * A value that depends on a quantity, in one of three forms. `table`: that of the first row whose limit is not exceeded;
 * above the last limit there is none. `bands`: each unit at the rate of its band. `rate`: a line, `plus` and `rate` for
 * each unit, of units above or below a limit alone, to the power of `exponent`.
 */
const measured = z
  .strictObject({
    of: z.enum(TAX_QUANTITIES),
    table: table.optional(),
    bands: bands.optional(),
    rate: taxNumber.optional(),
    above: taxNumber.optional(),
    below: taxNumber.optional(),
    plus: taxNumber.optional(),
    exponent: z.number().positive().max(10).optional(),
    /** A unit is so many of the quantity. */
    per: z.number().positive().max(100_000).optional(),
    /** `begun`: a begun unit counts as one; `complete`: it does not count. Without it a part counts as a part. */
    units: z.enum(["begun", "complete"]).optional(),
  })
  .refine(
    ({ table: rows, bands: parts, rate }) => [rows, parts, rate].filter((form) => form !== undefined).length === 1,
    {
      error: "needs one of table, bands and rate",
    },
  )
  .refine((value) => value.rate !== undefined || LINE_KEYS.every((key) => value[key] === undefined), {
    error: `${LINE_KEYS.join(", ")} belong to a rate`,
  })
  .refine(({ above, below }) => above === undefined || below === undefined, { error: "has above or below, not both" });

export type MeasuredValue = Readonly<z.infer<typeof measured>>;

/** A constant, or what depends on the vehicle. */
const taxValueSchema = z.union([taxNumber, measured], { error: "must be a number or { of: … }" });

export type TaxValue = Readonly<z.infer<typeof taxValueSchema>>;

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

const fuels = z.array(z.enum(FUEL_TYPES)).min(1);

/** One step on the amount, which begins at 0; the last one's result is the tax in units of the currency, as laws print it. */
const step = z
  .strictObject({
    add: taxValueSchema.optional(),
    multiply: taxValueSchema.optional(),
    at_least: taxNumber.optional(),
    at_most: taxNumber.optional(),
    /** To complete units; `nearest` rounds halves up. */
    round: z.enum(["down", "nearest", "up"]).optional(),
    /** Vehicles of other fuels leave the step out. */
    fuels: fuels.optional(),
  })
  .refine(
    ({ fuels: _fuels, ...operations }) => Object.values(operations).filter((one) => one !== undefined).length === 1,
    {
      error: "needs one of add, multiply, at_least, at_most and round",
    },
  );

export type TaxStep = Readonly<z.infer<typeof step>>;

/** The vehicles of a case, all of them without a condition, and how their tax is calculated. */
export const taxCaseSchema = z.strictObject({
  /** In French, of the vehicles: "Véhicules électriques". */
  name: z.string().trim().min(1).max(80).optional(),
  kind: z.enum(["passenger", "van"]).optional(),
  condition: z.enum(["new", "used"]).optional(),
  fuels: fuels.optional(),
  /** First registrations from a day, and before one. */
  registered_from: z.iso.date().optional(),
  registered_before: z.iso.date().optional(),
  steps: z.array(step).min(1),
});

export type TaxCase = Readonly<z.infer<typeof taxCaseSchema>>;
