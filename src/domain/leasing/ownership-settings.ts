import { z } from "zod";
import { dated } from "./dated.ts";

const cents = z.number().min(0);
const factor = z.number().min(0).max(5);

/**
 * `ownership` of a market's settings: what running a vehicle costs, every figure dated with its source. Energy prices
 * are cents a litre (kilogram for cng and hydrogen, kWh for electricity) and may have tenths of a cent.
 */
export const ownershipSchema = z.strictObject({
  energy: dated({
    petrol: cents,
    diesel: cents,
    lpg: cents.nullable(),
    cng: cents.nullable(),
    hydrogen: cents.nullable(),
    electricity: cents,
  }),
  /** a × b × c with a = CO2 in g/km; see `leasing` for the formula. Null: the market has no such tax. */
  tax: dated({
    diesel_factor: factor,
    other_factor: factor,
    /** c up to `c_from_g` g/km, and what each further 10 g add. */
    c_base: factor,
    c_from_g: z.number().int().min(0),
    c_step: factor,
    /** Whether ten grams begun count as ten. */
    steps: z.enum(["begun", "full"]),
    minimum_cents: cents,
    wltp_from: z.iso.date(),
  }).nullable(),
  /** The premium for an electric vehicle, by kWh per 100 km; the first limit that is not passed counts. */
  bonus: dated({
    new_vehicle: z.array(z.strictObject({ up_to_kwh_100km: z.number().positive(), cents })),
    used_cents: cents,
  }).nullable(),
  running: dated({
    /** Cents a kilometre. */
    maintenance_cents_km: z.strictObject({ electric: cents, other: cents }),
    /** A year: a fixed part and a share of the price. */
    insurance: z.strictObject({ fixed_cents: cents, price_share: z.number().min(0).max(0.2) }),
  }),
});
