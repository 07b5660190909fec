import type { MonthlyConditions } from "#domain/leasing/index.ts";
import { formatRate } from "#application/strings/lease-snapshot.ts";
import { formatEuros, formatQuantity, joinWithDots } from "#domain/shared/index.ts";

type ConditionRow = { readonly label: string; readonly value: string };

/** The legal statement required beside a monthly payment. */
export type LeaseStatement = {
  /** "Leasing sur 48 mois et 15 000 km par an, premier versement 3 749 €". */
  readonly terms: string;
  /** Figures with VAT. */
  readonly rows: readonly ConditionRow[];
  /** Lessor, reservation and items not included in the payment. */
  readonly note: string;
  /** The warning required by law. */
  readonly warning: string;
};

/** The terms for a card: "48 mois · 15 000 km/an · premier versement 3 749 €". */
export const formatShortConditions = (conditions: MonthlyConditions): string =>
  joinWithDots([
    formatQuantity(conditions.terms.durationMonths, "mois"),
    `${formatQuantity(conditions.terms.annualMileageKm, "km")}/an`,
    `premier\u00a0versement ${formatEuros(conditions.terms.depositCents)}`,
  ]);

/** Article 8 of Directive (EU) 2023/2225 and the lease terms. The borrowing rate is fixed for the whole term. */
const conditionRows = (conditions: MonthlyConditions): readonly ConditionRow[] => [
  { label: "Prix au comptant", value: formatEuros(conditions.priceCents) },
  { label: "Premier versement", value: formatEuros(conditions.terms.depositCents) },
  { label: "Montant total du crédit", value: formatEuros(conditions.financedCents) },
  { label: "Mensualité", value: formatEuros(conditions.monthlyCents) },
  { label: "Frais de dossier", value: formatEuros(conditions.feeCents) },
  { label: "Valeur résiduelle", value: formatEuros(conditions.residualCents) },
  { label: "Taux débiteur fixe", value: formatRate(conditions.yearlyRate) },
  ...(conditions.effectiveYearlyRate === null
    ? []
    : [{ label: "TAEG", value: formatRate(conditions.effectiveYearlyRate) }]),
  { label: "Coût total du crédit", value: formatEuros(conditions.creditCostCents) },
  { label: "Montant total dû", value: formatEuros(conditions.totalDueCents) },
  { label: "Total versé, sans l’option d’achat", value: formatEuros(conditions.totalPaymentsCents) },
];

export const toLeaseStatement = (conditions: MonthlyConditions): LeaseStatement => ({
  terms: `Leasing sur ${formatQuantity(conditions.terms.durationMonths, "mois")} et ${formatQuantity(conditions.terms.annualMileageKm, "km")} par an, premier versement ${formatEuros(conditions.terms.depositCents)}`,
  rows: conditionRows(conditions),
  note: `Montants TTC. Loueur\u00a0: ${conditions.lessor}, ${conditions.acceptance}. ${conditions.example}`,
  warning: conditions.warning,
});

const lowerFirst = (label: string): string =>
  label === "TAEG" ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** The statement as a paragraph. */
export const formatStatement = ({ terms, rows, note, warning }: LeaseStatement): string =>
  `${terms}. ${rows.map(({ label, value }, index) => `${index === 0 ? label : lowerFirst(label)} ${value}`).join(", ")}. ${note} ${warning}`;

/** The statement as lines with a tab between label and figure: a single element, for lists that repeat it. */
export const formatConditionLines = (conditions: MonthlyConditions): string => {
  const { terms, rows, note, warning } = toLeaseStatement(conditions);
  return [`${terms}.`, "", ...rows.map(({ label, value }) => `${label}\t${value}`), "", `${note} ${warning}`].join(
    "\n",
  );
};

/** The complete legal statement of an advertised rate in French sentences. */
export const formatFullConditions = (conditions: MonthlyConditions): string =>
  formatStatement(toLeaseStatement(conditions));
