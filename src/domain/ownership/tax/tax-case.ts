import { z } from "zod";
import { FUEL_TYPES } from "../../vehicles/index.ts";
import { taxNumber, taxValueSchema } from "./tax-value.ts";

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
