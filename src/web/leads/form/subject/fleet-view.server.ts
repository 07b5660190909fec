import { countVehicles, fleetLineName, fleetTerms } from "#application/strings/fleet.ts";
import type { FleetSubject } from "#domain/leads/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import type { FleetView } from "../form-view.ts";

/** What all vehicles cost together. */
export const fleetTotalsView = (fleet: FleetSubject): Omit<FleetView, "lines"> => ({
  vehicles: countVehicles(fleet.vehicles),
  monthly: formatEuros(fleet.monthly_without_vat_cents),
  monthlyWithVat: formatEuros(fleet.monthly_cents),
  contracts: formatEuros(fleet.contracts_without_vat_cents),
});

export const toFleetView = (fleet: FleetSubject): FleetView => ({
  ...fleetTotalsView(fleet),
  lines: fleet.lines.map((line) => ({
    name: fleetLineName(line),
    terms: fleetTerms(line),
    monthly: formatEuros(line.quantity * line.lease.monthly_without_vat_cents),
    each: line.quantity === 1 ? null : formatEuros(line.lease.monthly_without_vat_cents),
    benefit: line.benefit_cents === null ? null : formatEuros(line.benefit_cents),
  })),
});
