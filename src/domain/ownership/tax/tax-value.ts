import { z } from "zod";

/** What a tax may be measured by. */
export const TAX_QUANTITIES = [
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

export const taxNumber = z.number().min(-10_000_000).max(10_000_000);

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
export const taxValueSchema = z.union([taxNumber, measured], { error: "must be a number or { of: … }" });

export type TaxValue = Readonly<z.infer<typeof taxValueSchema>>;
