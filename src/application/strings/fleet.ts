import type { FleetSubject, FleetSubjectLine } from "#domain/leads/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { formatLeaseTerms } from "./lease-snapshot.ts";
import { displayedName } from "./vehicles/displayed-name.ts";

/** "5 véhicules". */
export const countVehicles = (count: number): string => `${count}\u00a0véhicule${count > 1 ? "s" : ""}`;

/** "5 × Ford Transit Custom Trend". */
export const fleetLineName = (line: Pick<FleetSubjectLine, "quantity" | "title" | "trim">): string =>
  `${line.quantity}\u00a0×\u00a0${displayedName(line)}`;

/** "414,53 € hors TVA par mois et par véhicule, 2 072,65 € pour les 5". */
const linePayment = ({ quantity, lease: { monthly_without_vat_cents: cents } }: FleetSubjectLine): string => {
  const one = `${formatEuros(cents)} hors TVA par mois`;
  return quantity === 1 ? one : `${one} et par véhicule, ${formatEuros(cents * quantity)} pour les ${quantity}`;
};

/** "48 mois · 25 000 km/an · premier versement 3 000 € toutes taxes comprises". */
export const fleetTerms = ({ lease }: Pick<FleetSubjectLine, "lease">): string =>
  `${formatLeaseTerms(lease)}${lease.deposit_cents === 0 ? "" : " toutes taxes comprises"}`;

/** Payment, terms and the benefit in kind of a line, in one sentence each. */
const lineText = (line: FleetSubjectLine): string =>
  [
    linePayment(line),
    fleetTerms(line),
    ...(line.benefit_cents === null
      ? []
      : [`avantage en nature ${formatEuros(line.benefit_cents)} par voiture et par mois`]),
  ].join("\u00a0; ");

type Row = { readonly label: string; readonly value: string };

/** Label of the monthly payment for all vehicles. */
export const FLEET_TOTAL_LABEL = "Total";

/** "2 072,65 € hors TVA par mois (2 425,00 € toutes taxes comprises)". */
export const fleetMonthly = (fleet: FleetSubject): string =>
  `${formatEuros(fleet.monthly_without_vat_cents)} hors TVA par mois (${formatEuros(fleet.monthly_cents)} toutes taxes comprises)`;

/** A row for each line, and the totals. */
export const fleetRows = (fleet: FleetSubject): readonly Row[] => [
  ...fleet.lines.map((line) => ({ label: fleetLineName(line), value: lineText(line) })),
  { label: `${FLEET_TOTAL_LABEL}, ${countVehicles(fleet.vehicles)}`, value: fleetMonthly(fleet) },
  {
    label: "Sur la durée des contrats",
    value: `${formatEuros(fleet.contracts_without_vat_cents)} hors TVA, premiers versements et frais de dossier compris`,
  },
];
