import type { CreditFigures, MonthlyConditions } from "#domain/leasing/index.ts";
import { intermediarySentence } from "#application/strings/intermediary.ts";
import { formatRate } from "#application/strings/lease-snapshot.ts";
import {
  OPTION_PRICE_LABEL,
  PAYMENT_STRINGS,
  paymentTitle,
  TOTAL_WITH_OPTION_LABEL,
} from "#application/strings/payments.ts";
import { formatEuros, formatQuantity, joinWithDots } from "#domain/shared/index.ts";

type ConditionRow = { readonly label: string; readonly value: string };

/** The terms for a card: "48 mois · 15 000 km/an · premier versement 3 749 €". */
export const formatShortConditions = (conditions: MonthlyConditions): string =>
  joinWithDots([
    formatQuantity(conditions.terms.durationMonths, "mois"),
    `${formatQuantity(conditions.terms.annualMileageKm, "km")}/an`,
    `premier\u00a0versement ${formatEuros(conditions.terms.depositCents)}`,
  ]);

/** The borrowing rate is fixed for the whole term. */
const creditRows = (credit: CreditFigures): readonly ConditionRow[] => [
  { label: "Montant total du crédit", value: formatEuros(credit.financedCents) },
  { label: "Taux débiteur fixe", value: formatRate(credit.yearlyRate) },
  ...(credit.effectiveYearlyRate === null ? [] : [{ label: "TAEG", value: formatRate(credit.effectiveYearlyRate) }]),
  { label: "Coût total du crédit", value: formatEuros(credit.creditCostCents) },
  { label: "Montant total dû", value: formatEuros(credit.totalDueCents) },
];

/** What follows from the kind of the payment: article 8 of Directive (EU) 2023/2225 for a credit, and its terms. */
const conditionRows = (conditions: MonthlyConditions): readonly ConditionRow[] => {
  const { kind, optionPriceCents, credit, totalPaymentsCents } = conditions;
  return [
    { label: "Prix au comptant", value: formatEuros(conditions.priceCents) },
    { label: "Premier versement", value: formatEuros(conditions.terms.depositCents) },
    { label: PAYMENT_STRINGS[kind].payment, value: formatEuros(conditions.monthlyCents) },
    { label: "Frais de dossier", value: formatEuros(conditions.feeCents) },
    ...(optionPriceCents === null ? [] : [{ label: OPTION_PRICE_LABEL, value: formatEuros(optionPriceCents) }]),
    ...(credit === null ? [] : creditRows(credit)),
    { label: PAYMENT_STRINGS[kind].total, value: formatEuros(totalPaymentsCents) },
    ...(optionPriceCents === null
      ? []
      : [{ label: TOTAL_WITH_OPTION_LABEL, value: formatEuros(totalPaymentsCents + optionPriceCents) }]),
  ];
};

export const toLeaseStatement = (conditions: MonthlyConditions) => ({
  /** "Location avec option d’achat sur 48 mois et 15 000 km par an, premier versement 3 749 €". */
  terms: `${paymentTitle(conditions.kind)} sur ${formatQuantity(conditions.terms.durationMonths, "mois")} et ${formatQuantity(conditions.terms.annualMileageKm, "km")} par an, premier versement ${formatEuros(conditions.terms.depositCents)}`,
  /** Figures with VAT. */
  rows: conditionRows(conditions),
  /** Lessor, reservation and items not included in the payment. */
  note: `Taxes comprises. ${PAYMENT_STRINGS[conditions.kind].end} Loueur\u00a0: ${conditions.lessor}, ${conditions.acceptance}.${intermediarySentence(conditions.intermediary)} ${conditions.example}`,
  /** The warning of borrowers; null beside a rental. */
  warning: conditions.credit?.warning ?? null,
});

/** The legal statement required beside a monthly payment. */
export type LeaseStatement = ReturnType<typeof toLeaseStatement>;

const lowerFirst = (label: string): string =>
  label === "TAEG" ? label : label.charAt(0).toLowerCase() + label.slice(1);

const noteAndWarning = ({ note, warning }: LeaseStatement): string => [note, warning].filter(Boolean).join(" ");

/** The statement as a paragraph. */
export const formatStatement = (statement: LeaseStatement): string =>
  `${statement.terms}. ${statement.rows.map(({ label, value }, index) => `${index === 0 ? label : lowerFirst(label)} ${value}`).join(", ")}. ${noteAndWarning(statement)}`;

/** The statement as lines with a tab between label and figure: a single element, for lists that repeat it. */
export const formatConditionLines = (conditions: MonthlyConditions): string => {
  const statement = toLeaseStatement(conditions);
  return [
    `${statement.terms}.`,
    "",
    ...statement.rows.map(({ label, value }) => `${label}\t${value}`),
    "",
    noteAndWarning(statement),
  ].join("\n");
};

/** The complete legal statement of an advertised rate in French sentences. */
export const formatFullConditions = (conditions: MonthlyConditions): string =>
  formatStatement(toLeaseStatement(conditions));
