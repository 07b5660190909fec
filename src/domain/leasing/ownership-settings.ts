import { z } from "zod";
import { datedEntries } from "./dated-entries.ts";

const cents = z.number().min(0);
const factor = z.number().min(0).max(5);

/**
 * `ownership` of a market's settings: the running costs of a vehicle, dated and with their source. Energy prices are
 * cents per litre (kilogram for cng and hydrogen, kWh for electricity) and may be fractional.
 */
export const ownershipSchema = z.strictObject({
  energy: datedEntries({
    petrol: cents,
    diesel: cents,
    lpg: cents.nullable(),
    cng: cents.nullable(),
    hydrogen: cents.nullable(),
    electricity: cents,
  }),
  /** The yearly tax is a × b × c with a = CO2 in g/km and b the fuel's factor. Null: the market has no such tax. */
  tax: datedEntries({
    diesel_factor: factor,
    other_factor: factor,
    /** c is `c_base` up to `c_from_g` g/km and increases by `c_step` for each further 10 g. */
    c_base: factor,
    c_from_g: z.number().int().min(0),
    c_step: factor,
    /** `begun`: a started step of ten grams counts as complete. */
    steps: z.enum(["begun", "full"]),
    minimum_cents: cents,
    wltp_from: z.iso.date(),
  }).nullable(),
  /** Subsidy for an electric vehicle by kWh per 100 km; the first limit that is not exceeded applies. */
  bonus: datedEntries({
    new_vehicle: z.array(z.strictObject({ up_to_kwh_100km: z.number().positive(), cents })),
    used_cents: cents,
  }).nullable(),
  running: datedEntries({
    /** Cents per kilometre. */
    maintenance_cents_km: z.strictObject({ electric: cents, other: cents }),
    /** Per year: a fixed amount and a share of the price. */
    insurance: z.strictObject({ fixed_cents: cents, price_share: z.number().min(0).max(0.2) }),
  }),
});
