import {
  datedEntries,
  type DatedEntry,
  endedEntry,
  entryInForce,
  type Finance,
  type FinanceInForce,
  financeInForce,
} from "../leasing/index.ts";
import type { FuelType } from "../vehicles/index.ts";
import type { CountryTerms } from "../countries/index.ts";
import { z } from "zod";
import { type TaxRule, taxRulesSchema } from "./tax/tax-rule.ts";
import { taxRulesInForce } from "./tax/vehicle-tax.ts";

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

type OwnershipSettings = Readonly<z.infer<typeof ownershipSchema>>;

/** Taxes, whose rules may differ between regions. */
type TaxKey = "tax" | "registration_tax";

type Entry<T> = NonNullable<T> extends readonly (infer E)[] ? E : never;

/** Part of the price of every vehicle, or an amount in cents with VAT that is paid besides. */
const charge = z.union([z.literal("included"), z.strictObject({ cents: z.number().int().min(1).max(1_000_000) })], {
  error: "must be included, or an amount as { cents: 18500 }",
});

/** `charges` of a market's settings: what delivery and registration cost. */
export const saleChargesSchema = datedEntries({ delivery: charge, registration: charge });

export type SaleCharges = z.infer<typeof saleChargesSchema>[number];

/** The entries of the settings in force on a day; null where none is. Plain JSON. */
export type OwnershipRates = {
  readonly [K in Exclude<keyof OwnershipSettings, TaxKey>]: Entry<OwnershipSettings[K]> | null;
} & {
  /** The rules of each region; null where none is in force. */
  readonly [K in TaxKey]: readonly TaxRule[] | null;
} & {
  /** Delivery and registration; null where the settings do not state them. */
  readonly charges: SaleCharges | null;
  /** The subsidy whose rule ended and has no successor: for whom it was is known, not what it is. */
  readonly endedBonus: Entry<OwnershipSettings["bonus"]> | null;
  /** One entry of each list, and residual values of one fuel. */
  readonly finance: Finance;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** True if the country has a yearly tax on cars, and one on their registration, whether the amount is known or not. */
  readonly isTaxed: boolean;
  readonly isRegistrationTaxed: boolean;
};

export type EnergyPrices = NonNullable<OwnershipRates["energy"]>;
export type BonusScheme = NonNullable<OwnershipRates["bonus"]>;
export type MaintenanceCosts = NonNullable<OwnershipRates["maintenance"]>;
export type InsuranceCosts = NonNullable<OwnershipRates["insurance"]>;

const inForce = <T extends DatedEntry>(entries: readonly T[] | null, today: string): T | null =>
  entries && entryInForce(entries, today);

const hasRules = (rules: readonly TaxRule[] | null): boolean => rules !== null && rules.length > 0;

const rulesInForce = (rules: readonly TaxRule[] | null, today: string): readonly TaxRule[] | null => {
  const valid = taxRulesInForce(rules ?? [], today);
  return valid.length === 0 ? null : valid;
};

const only = <T extends DatedEntry>(entries: readonly T[], today: string): T[] => {
  const entry = entryInForce(entries, today);
  return entry ? [entry] : [];
};

const narrowFinance = (finance: Finance, today: string, fuel: FuelType | null): Finance => ({
  ...finance,
  rates: only(finance.rates, today),
  fees: only(finance.fees, today),
  residuals: only(finance.residuals, today).map((entry) => ({
    ...entry,
    tables: entry.tables.filter(({ fuels }) => fuel !== null && fuels.includes(fuel)),
  })),
  advertised: only(finance.advertised, today),
  mentions: only(finance.mentions, today),
  // No estimate needs it.
  benefit_in_kind: null,
  intermediary: only(finance.intermediary, today),
});

type RatesSettings = {
  readonly ownership: OwnershipSettings;
  readonly charges: readonly SaleCharges[];
  readonly finance: Finance;
  readonly countryTerms: Pick<CountryTerms, "vehicleTax" | "registrationTax">;
};

/** The rates for vehicles of one fuel on a day (`YYYY-MM-DD`), small enough to send to the browser. */
export const ownershipRates = (
  { ownership, charges, finance, countryTerms }: RatesSettings,
  today: string,
  fuel: FuelType | null,
): OwnershipRates => ({
  charges: inForce(charges, today),
  energy: inForce(ownership.energy, today),
  plug_in: inForce(ownership.plug_in, today),
  tax: rulesInForce(ownership.tax, today),
  registration_tax: rulesInForce(ownership.registration_tax, today),
  bonus: inForce(ownership.bonus, today),
  endedBonus: ownership.bonus && endedEntry(ownership.bonus, today),
  loan: inForce(ownership.loan, today),
  maintenance: inForce(ownership.maintenance, today),
  insurance: inForce(ownership.insurance, today),
  finance: narrowFinance(finance, today, fuel),
  today,
  isTaxed: countryTerms.vehicleTax !== null || hasRules(ownership.tax),
  isRegistrationTaxed: countryTerms.registrationTax !== null || hasRules(ownership.registration_tax),
});

/** Null if a rate of leases is not in force yet. */
export const financeOf = ({ finance, today }: OwnershipRates): FinanceInForce | null => financeInForce(finance, today);
