import type { OwnPrices } from "./energy-cost.ts";
import { ANNUAL_MILEAGE_KM, type LeaseTerms } from "../leasing/index.ts";
import { financeOf, type OwnershipRates } from "./rates-in-force.ts";

/** Assumptions that the visitor may change. */
export type OwnershipAssumptions = OwnPrices & { readonly years: number; readonly annualMileageKm: number };

export type AssumptionField = "years" | "mileage" | "electricity" | "fuel";

/** Names of the parameters of a page's address; those of lease terms are others. Prices are in euros. */
export const ASSUMPTION_PARAMETERS: Readonly<Record<AssumptionField, string>> = {
  years: "cost-years",
  mileage: "cost-km",
  electricity: "cost-kwh",
  fuel: "cost-fuel",
};

/** Euros for a litre, a kilogram or a kWh. */
export const OWN_PRICE_EUROS = { min: 0.01, max: 20 } as const;

/** The years that leases are offered for, so that all options can be compared. */
export const yearChoices = ({ finance }: OwnershipRates): readonly number[] =>
  finance.choices.durations_months.filter((months) => months % 12 === 0).map((months) => months / 12);

/** The advertised terms and the settings' prices; null before rates are in force. */
export const defaultAssumptions = (rates: OwnershipRates): OwnershipAssumptions | null => {
  const advertised = financeOf(rates)?.advertised;
  const choices = yearChoices(rates);
  const years = choices.find((choice) => choice * 12 === advertised?.duration_months) ?? choices.at(-1);
  if (!advertised || years === undefined) return null;
  return { years, annualMileageKm: advertised.annual_mileage_km, electricityCents: null, fuelCents: null };
};

/** With the duration and mileage of a payment that a page states, so that both have the same cost a month. */
export const assumptionsAtTerms = (
  defaults: OwnershipAssumptions,
  { durationMonths, annualMileageKm }: LeaseTerms,
  rates: OwnershipRates,
): OwnershipAssumptions => ({
  ...defaults,
  years: yearChoices(rates).find((choice) => choice * 12 === durationMonths) ?? defaults.years,
  annualMileageKm,
});

/** The texts as entered; null where the address has none. */
export type AssumptionTexts = Readonly<Record<AssumptionField, string | null>>;

const FIELDS = Object.keys(ASSUMPTION_PARAMETERS) as readonly AssumptionField[];

const MAX_TEXT = 12;

/** Reads the texts of an address or a form. Longer texts are cut, which leaves them invalid. */
export const readAssumptionTexts = (params: URLSearchParams): AssumptionTexts =>
  Object.fromEntries(
    FIELDS.map((field) => [field, params.get(ASSUMPTION_PARAMETERS[field])?.slice(0, MAX_TEXT).trim() || null]),
  ) as AssumptionTexts;

// "15 000" and "0,27" are numbers as people write them.
const readNumber = (text: string): number => {
  const digits = text.replaceAll(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
};

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value >= min && value <= max;

export type ParsedAssumptions = {
  readonly assumptions: OwnershipAssumptions;
  /** Fields whose text is invalid; their default applies. */
  readonly invalid: readonly AssumptionField[];
};

/** Completes the entered texts with the defaults. */
export const parseAssumptions = (
  texts: AssumptionTexts,
  defaults: OwnershipAssumptions,
  rates: OwnershipRates,
): ParsedAssumptions => {
  const invalid: AssumptionField[] = [];
  const read = <T>(field: AssumptionField, isValid: (value: number) => boolean, fallback: T): number | T => {
    const text = texts[field];
    if (text === null) return fallback;
    const value = readNumber(text);
    if (isValid(value)) return value;
    invalid.push(field);
    return fallback;
  };
  const choices = yearChoices(rates);
  const isMileage = (km: number) => Number.isInteger(km) && isWithin(km, ANNUAL_MILEAGE_KM);
  const isPrice = (euros: number) => isWithin(euros, OWN_PRICE_EUROS);
  const years = read("years", (value) => choices.includes(value), defaults.years);
  const annualMileageKm = read("mileage", isMileage, defaults.annualMileageKm);
  const toCents = (euros: number | null) => (euros === null ? null : Math.round(euros * 1e5) / 1e3);
  const electricityCents = toCents(read("electricity", isPrice, null));
  const fuelCents = toCents(read("fuel", isPrice, null));
  return { assumptions: { years, annualMileageKm, electricityCents, fuelCents }, invalid };
};
