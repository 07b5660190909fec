import {
  quoteOnBasis,
  type LeaseQuote,
  type LeaseTerms,
  type PricedVehicle,
  type TermsProblem,
} from "#domain/leasing/index.ts";
import { createLeadCalculation, type LeadCalculation, type VehicleSnapshot } from "#domain/leads/index.ts";
import { err, ok, type Clock, type Result } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { StockService } from "../stock/index.ts";
import { vehicleLeaseBasis, type LeaseUnavailable } from "./lease-quotes.ts";

type RequestedLeaseDependencies = {
  readonly stock: Pick<StockService, "byIdIncludingRemoved">;
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
