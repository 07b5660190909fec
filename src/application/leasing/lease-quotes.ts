import {
  entryInForce,
  financeInForce,
  leaseBasis,
  quoteLease,
  type FinanceInForce,
  type LeaseBasis,
  type LeaseQuote,
  type LeaseTerms,
  type PricedVehicle,
  type QuoteProblem,
} from "#domain/leasing/index.ts";
import type { PaymentProduct } from "#domain/payments/index.ts";
import { err, utcDay, type Result } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";

type LeaseSettings = Pick<Settings, "finance" | "vat">;

/** `lease/not-in-force`: the settings have no rates, terms or VAT for the day. */
export type LeaseUnavailable = QuoteProblem | "lease/not-in-force";

type InForce = { readonly finance: FinanceInForce; readonly vatShare: number };

const inForceOn = ({ finance, vat }: LeaseSettings, day: Date, product?: PaymentProduct): InForce | null => {
  const today = utcDay(day);
  const inForce = financeInForce(finance, today, product);
  const share = entryInForce(vat, today)?.share;
  return inForce === null || share === undefined ? null : { finance: inForce, vatShare: share };
};

/** The vehicle's lease at any terms within the domain's limits, with the values in force at an instant. */
export const quoteVehicle = (
  vehicle: PricedVehicle,
  terms: LeaseTerms,
  settings: LeaseSettings,
  now: Date,
): Result<LeaseQuote, LeaseUnavailable> => {
  const inForce = inForceOn(settings, now);
  return inForce === null ? err("lease/not-in-force") : quoteLease(vehicle, terms, inForce.finance, inForce.vatShare);
};

/** The basis of a calculator for the vehicle, with the values in force at an instant. */
export const vehicleLeaseBasis = (
  vehicle: PricedVehicle,
  settings: LeaseSettings,
  now: Date,
  product: Extract<PaymentProduct, "stock_monthly" | "online_leasing"> = "stock_monthly",
): Result<LeaseBasis, LeaseUnavailable> => {
  const inForce = inForceOn(settings, now, product);
  return inForce === null
    ? err("lease/not-in-force")
    : leaseBasis(vehicle, settings.finance.choices, inForce.finance, inForce.vatShare);
};
