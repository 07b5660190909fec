import {
  type DatedEntry,
  endedEntry,
  entryInForce,
  financeInForce,
  type Finance,
  type FinanceInForce,
} from "../leasing/index.ts";
import type { FuelType } from "../vehicles/index.ts";
import type { CountryTerms } from "../countries/index.ts";
import type { SaleCharges } from "./sale-charges-settings.ts";
import type { OwnershipSettings } from "./ownership-settings.ts";
import type { TaxRule } from "./tax/tax-rule.ts";
import { taxRulesInForce } from "./tax/vehicle-tax.ts";

/** Taxes, whose rules may differ between regions. */
type TaxKey = "tax" | "registration_tax";

type Entry<T> = NonNullable<T> extends readonly (infer E)[] ? E : never;

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
