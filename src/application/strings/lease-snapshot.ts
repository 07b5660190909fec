import type { LeadCalculation, LeaseSnapshot } from "#domain/leads/index.ts";
import type { OfferKind } from "#domain/lease-offers/index.ts";
import { OPTION_PRICE_LABEL, PAYMENT_STRINGS, paymentTitle } from "./payments.ts";
import { formatEuros, formatFrenchDate, formatQuantity, joinWithDots, once } from "#domain/shared/index.ts";

export const LEASE_OFFER_KINDS: Readonly<Record<OfferKind, string>> = {
  private: "leasing privé",
  business: "leasing d’entreprise",
  van: "utilitaire",
};

const twoDecimals = once(() => new Intl.NumberFormat("fr", { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** A share as a percentage with two decimals: 0.0499 gives "4,99 %". */
export const formatRate = (share: number): string => `${twoDecimals().format(share * 100)}\u00a0%`;

/** The chosen terms in one line: "48 mois · 15 000 km/an · premier versement 3 000 €". */
export const formatLeaseTerms = ({
  duration_months,
  annual_mileage_km,
  deposit_cents,
}: Pick<LeaseSnapshot, "duration_months" | "annual_mileage_km" | "deposit_cents">): string =>
  joinWithDots([
    formatQuantity(duration_months, "mois"),
    `${formatQuantity(annual_mileage_km, "km")}/an`,
    `premier\u00a0versement ${formatEuros(deposit_cents)}`,
  ]);

/** "350,48 € toutes taxes comprises (299,55 € hors TVA)". */
export const formatLeaseMonthly = (lease: LeaseSnapshot): string =>
  `${formatEuros(lease.monthly_cents)} toutes taxes comprises (${formatEuros(lease.monthly_without_vat_cents)} hors TVA)`;

type Row = { readonly label: string; readonly value: string };

/** A lead of 1.0 does not say what it is, and reads as its visitor saw it. */
const LABELS_OF_1_0 = { payment: "Loyer mensuel", total: "Total versé", option: "Valeur résiduelle" };

const labelsOf = ({ payment_kind: kind }: LeaseSnapshot): typeof LABELS_OF_1_0 => {
  if (kind === undefined) return LABELS_OF_1_0;
  const { payment, total } = PAYMENT_STRINGS[kind];
  return { payment, total, option: OPTION_PRICE_LABEL };
};

const rateRows = ({ yearly_rate, effective_rate, warning = null }: LeaseSnapshot): readonly Row[] => {
  if (yearly_rate === null) return [];
  const rates = [
    `débiteur fixe ${formatRate(yearly_rate)}`,
    ...(effective_rate === null ? [] : [`TAEG ${formatRate(effective_rate)}`]),
  ];
  return [
    { label: "Taux", value: rates.join(", ") },
    ...(warning === null ? [] : [{ label: "Avertissement", value: warning }]),
  ];
};

/** The calculation without its terms. */
const paymentRows = (lease: LeaseSnapshot): readonly Row[] => {
  const labels = labelsOf(lease);
  return [
    ...(lease.payment_kind === undefined ? [] : [{ label: "Contrat", value: paymentTitle(lease.payment_kind) }]),
    { label: labels.payment, value: formatLeaseMonthly(lease) },
    ...(lease.services_cents > 0
      ? [{ label: "Dont services", value: `${formatEuros(lease.services_cents)} toutes taxes comprises` }]
      : []),
    { label: "Frais de dossier", value: formatEuros(lease.fee_cents) },
    ...(lease.residual_cents === null ? [] : [{ label: labels.option, value: formatEuros(lease.residual_cents) }]),
    ...rateRows(lease),
    { label: labels.total, value: `${formatEuros(lease.total_cents)} toutes taxes comprises` },
    { label: "Loueur", value: lease.lessor },
    { label: "Calculé le", value: formatFrenchDate(lease.as_of) },
  ];
};

/** The calculation as rows of a mail or a text. */
export const leaseSnapshotRows = (lease: LeaseSnapshot): readonly Row[] => [
  { label: "Conditions choisies", value: formatLeaseTerms(lease) },
  ...paymentRows(lease),
];

/** The calculation of a lead, whose terms are fields. */
export const leadCalculationRows = (calculation: LeadCalculation): readonly Row[] => [
  ...paymentRows(calculation),
  { label: "Prix du véhicule", value: formatEuros(calculation.price_cents) },
  ...(calculation.credit_cost_cents === null
    ? []
    : [{ label: "Coût total du crédit", value: formatEuros(calculation.credit_cost_cents) }]),
  ...(calculation.displayed_monthly_cents === null
    ? []
    : [
        {
          label: "Montant mensuel affiché au visiteur",
          value: `${formatEuros(calculation.displayed_monthly_cents)} toutes taxes comprises`,
        },
      ]),
];
