import { fleetKey, type FleetLine, fleetTotals } from "../lease-offers/index.ts";
import type { Cents } from "../shared/index.ts";
import { createLeaseOfferSubject, type LeadLocation, type LeaseOfferSubject } from "./lease-offer-subject.ts";

/** An offer and how many vehicles of it; amounts are those of one vehicle, in cents. */
export type FleetSubjectLine = Omit<LeaseOfferSubject, "type" | "location"> & {
  readonly quantity: number;
  /** Deposit, fee and every payment. */
  readonly contract_without_vat_cents: Cents;
  /** Benefit in kind of the driver a month; null where it is not known. */
  readonly benefit_cents: Cents | null;
};

/** Lease offers for a company, with their quantities. `slug`: offers, terms and quantities. Totals in cents. */
export type FleetSubject = {
  readonly type: "fleet";
  readonly slug: string;
  readonly lines: readonly FleetSubjectLine[];
  readonly vehicles: number;
  /** A month, for all vehicles. */
  readonly monthly_cents: Cents;
  readonly monthly_without_vat_cents: Cents;
  /** Deposits, fees and every payment of all contracts, each over its own term. */
  readonly contracts_without_vat_cents: Cents;
  readonly location: LeadLocation | null;
};

/** A line as a lead saves it. */
export const toFleetSubjectLine = (line: FleetLine): FleetSubjectLine => {
  const { type: _type, location: _location, ...offer } = createLeaseOfferSubject(line.published, line.quote);
  return {
    ...offer,
    quantity: line.quantity,
    contract_without_vat_cents: line.contractWithoutVatCents,
    benefit_cents: line.benefit?.monthlyCents ?? null,
  };
};

/** Null without a line. */
export const createFleetSubject = (lines: readonly FleetLine[]): FleetSubject | null => {
  if (lines.length === 0) return null;
  const totals = fleetTotals(lines);
  return {
    type: "fleet",
    slug: fleetKey(lines),
    lines: lines.map(toFleetSubjectLine),
    vehicles: totals.vehicles,
    monthly_cents: totals.monthlyCents,
    monthly_without_vat_cents: totals.monthlyWithoutVatCents,
    contracts_without_vat_cents: totals.contractsWithoutVatCents,
    location: null,
  };
};

const figures = ({ slug, lines }: FleetSubject): string =>
  JSON.stringify([
    slug,
    lines.map(({ lease, contract_without_vat_cents: contract, benefit_cents: benefit }) => [
      lease.monthly_cents,
      lease.monthly_without_vat_cents,
      contract,
      benefit,
    ]),
  ]);

/** True if both are for the same vehicles at the same amounts. */
export const hasSameFigures = (one: FleetSubject, other: FleetSubject): boolean => figures(one) === figures(other);
