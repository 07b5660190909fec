import {
  entryInForce,
  type FinanceInForce,
  financeInForce,
  type LeaseBasis,
  leaseBasis,
  type LeaseQuote,
  type LeaseTerms,
  type PricedVehicle,
  quoteLease,
  quoteOnBasis,
  type QuoteProblem,
  statedTerms,
  type TermsProblem,
} from "#domain/leasing/index.ts";
import { createLeadCalculation, type LeadCalculation, type VehicleSnapshot } from "#domain/leads/index.ts";
import { type Clock, err, ok, type Result, utcDay } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { Stock } from "../stock/index.ts";
import type { PaymentProduct } from "#domain/payments/index.ts";

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

/** The terms of the vehicle's payment wherever it is stated; null without one. */
export const statedVehicleTerms = (vehicle: PricedVehicle, settings: LeaseSettings, now: Date): LeaseTerms | null => {
  const inForce = inForceOn(settings, now);
  return inForce && statedTerms(vehicle, settings.finance.choices, inForce.finance);
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

type RequestedLeaseDependencies = {
  readonly stock: Pick<Stock, "byIdIncludingRemoved">;
  readonly settings: Pick<Settings, "finance" | "vat">;
  readonly clock: Clock;
};

type RequestedLease = {
  /** As the form displayed it. */
  readonly vehicle: Pick<VehicleSnapshot, "id" | "price">;
  readonly terms: LeaseTerms;
  readonly renderedAt: Date;
};

const quoteAt = (
  vehicle: PricedVehicle,
  terms: LeaseTerms,
  settings: RequestedLeaseDependencies["settings"],
  now: Date,
): Result<LeaseQuote, LeaseUnavailable | TermsProblem> => {
  const basis = vehicleLeaseBasis(vehicle, settings, now, "online_leasing");
  return basis.ok ? quoteOnBasis(basis.value, terms) : basis;
};

/** The vehicle at the price that a form displayed. */
export const withDisplayedPrice = <V extends PricedVehicle>(
  vehicle: V,
  { price }: Pick<VehicleSnapshot, "price">,
): V => ({
  ...vehicle,
  price: { purchase: price && { cents: price.cents, before_discount_cents: null } },
});

/**
 * The lease of a lead with the price and the rates of now, or those that the form displayed where it can no longer be
 * calculated. Fails if neither can be.
 */
export const calculateRequestedLease = async (
  { stock, settings, clock }: RequestedLeaseDependencies,
  { vehicle: displayedVehicle, terms, renderedAt }: RequestedLease,
): Promise<Result<LeadCalculation, LeaseUnavailable | TermsProblem>> => {
  const match = await stock.byIdIncludingRemoved(displayedVehicle.id);
  if (match === null) return err("lease/attributes-missing");
  const current = quoteAt(match.vehicle, terms, settings, clock.now());
  const displayed = quoteAt(withDisplayedPrice(match.vehicle, displayedVehicle), terms, settings, renderedAt);
  if (current.ok) return ok(createLeadCalculation(current.value, displayed.ok ? displayed.value : null));
  return displayed.ok ? ok(createLeadCalculation(displayed.value, null)) : current;
};
