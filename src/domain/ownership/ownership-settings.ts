import { z } from "zod";
import { datedEntries } from "../leasing/index.ts";
import { taxRulesSchema } from "./tax/tax-rule.ts";

const cents = z.number().min(0);
const share = z.number().min(0).max(1);
const months = z.number().int().min(0).max(120);

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
  /** Plug-in hybrids: the share of their kilometres on electricity, and litres per 100 km with an empty battery. */
  plug_in: datedEntries({
    electric_share: share,
    empty_battery_l_100km: z.strictObject({ petrol: z.number().positive(), diesel: z.number().positive() }),
  }),
  /** The yearly tax. Empty or null: its rule is unknown, or the country has no such tax. */
  tax: taxRulesSchema.nullable(),
  /** The tax on a registration, paid once; as `tax`. */
  registration_tax: taxRulesSchema.nullable().default(null),
  /** Subsidy for an electric passenger car. Null: the market has none. */
  bonus: datedEntries({
    /** In French, as its country names it. */
    name: z.string().trim().min(1).max(60).default("Prime publique"),
    /** By kWh per 100 km; the first limit that is not exceeded applies, above the last there is none. */
    new_vehicle: z.array(z.strictObject({ up_to_kwh_100km: z.number().positive(), cents })),
    used_cents: cents,
    used_min_age_months: months,
    /** It must be paid back if the vehicle is sold or returned earlier. */
    min_holding_months: z.strictObject({ new_vehicle: months, used: months }),
  }).nullable(),
  /** The loan that the page compares with: a deposit as a share of the price. Its rate is that of `finance.rates`. */
  loan: datedEntries({ deposit_share: z.number().min(0).max(0.9) }),
  /** Cents per kilometre. */
  maintenance: datedEntries({ electric_cents_km: cents, other_cents_km: cents }),
  /** Per year: a fixed amount and a share of the price. */
  insurance: datedEntries({ fixed_cents: cents, price_share: z.number().min(0).max(0.2) }),
});

export type OwnershipSettings = Readonly<z.infer<typeof ownershipSchema>>;
