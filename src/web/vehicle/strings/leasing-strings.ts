import type { CreditFigures, MonthlyConditions } from "#domain/leasing/index.ts";
import { intermediarySentence } from "#application/strings/intermediary.ts";
import { formatRate } from "#application/strings/lease-snapshot.ts";
import {
  asPayment,
  OPTION_PRICE_LABEL,
  PAYMENT_STRINGS,
  paymentTitle,
  TOTAL_WITH_OPTION_LABEL,
} from "#application/strings/payments.ts";
import { formatEuros, formatQuantity, joinWithDots } from "#domain/shared/index.ts";
import type { PaymentFigure, PaymentWords } from "./payment-lines.ts";

/** An amount, or a rate as it is written; null where it is not known. */
type ConditionRow = { readonly label: string; readonly figure: PaymentFigure };

/** The terms for a card: "48 mois · 15 000 km/an · premier versement 3 749 €". */
export const formatShortConditions = (conditions: MonthlyConditions): string =>
  joinWithDots([
    formatQuantity(conditions.terms.durationMonths, "mois"),
    `${formatQuantity(conditions.terms.annualMileageKm, "km")}/an`,
    `premier\u00a0versement ${formatEuros(conditions.terms.depositCents)}`,
  ]);

/** The borrowing rate is fixed for the whole term. */
const creditRows = (credit: CreditFigures): readonly ConditionRow[] => [
  { label: "Montant total du crédit", figure: credit.financedCents },
  { label: "Taux débiteur fixe", figure: formatRate(credit.yearlyRate) },
  { label: "TAEG", figure: credit.effectiveYearlyRate && formatRate(credit.effectiveYearlyRate) },
  { label: "Coût total du crédit", figure: credit.creditCostCents },
  { label: "Montant total dû", figure: credit.totalDueCents },
];

/** What follows from the kind of the payment: article 8 of Directive (EU) 2023/2225 for a credit, and its terms. */
const conditionRows = (conditions: MonthlyConditions): readonly ConditionRow[] => {
  const { kind, optionPriceCents, credit, totalPaymentsCents } = conditions;
  return [
    { label: "Prix au comptant", figure: conditions.priceCents },
    { label: "Premier versement", figure: conditions.terms.depositCents },
    { label: PAYMENT_STRINGS[kind].payment, figure: conditions.monthlyCents },
    { label: "Frais de dossier", figure: conditions.feeCents },
    ...(optionPriceCents === null ? [] : [{ label: OPTION_PRICE_LABEL, figure: optionPriceCents }]),
    ...(credit === null ? [] : creditRows(credit)),
    { label: PAYMENT_STRINGS[kind].total, figure: totalPaymentsCents },
    ...(optionPriceCents === null
      ? []
      : [{ label: TOTAL_WITH_OPTION_LABEL, figure: totalPaymentsCents + optionPriceCents }]),
  ];
};

const useTexts = ({ terms }: MonthlyConditions) =>
  [formatQuantity(terms.durationMonths, "mois"), formatQuantity(terms.annualMileageKm, "km")] as const;

type TermsTexts = readonly [duration: string, mileage: string, deposit: string];

const termsText = ({ kind }: MonthlyConditions, [duration, mileage, deposit]: TermsTexts): string =>
  `${paymentTitle(kind)} sur ${duration} et ${mileage} par an, premier versement ${deposit}`;

export const toLeaseStatement = (conditions: MonthlyConditions) => ({
  /** "Location avec option d’achat sur 48 mois et 15 000 km par an, premier versement 3 749 €". */
  terms: termsText(conditions, [...useTexts(conditions), formatEuros(conditions.terms.depositCents)]),
  /** Figures with VAT. */
  rows: conditionRows(conditions).flatMap(({ label, figure }) =>
    figure === null ? [] : [{ label, value: typeof figure === "string" ? figure : formatEuros(figure) }],
  ),
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

/**
 * The figures of a payment, for the words of all payments of its kind: those of its rows, then its duration and mileage
 * where they are not those of the words.
 */
export const paymentFigures = (conditions: MonthlyConditions, ofWords: MonthlyConditions): readonly PaymentFigure[] => {
  const { durationMonths, annualMileageKm } = ofWords.terms;
  const isSameUse =
    conditions.terms.durationMonths === durationMonths && conditions.terms.annualMileageKm === annualMileageKm;
  return [...conditionRows(conditions).map(({ figure }) => figure), ...(isSameUse ? [] : useTexts(conditions))];
};

const DEPOSIT_ROW = 1;

/** The statement as lines, without the figures, and with what all payments have in common in a note of its own. */
export const paymentWords = (conditions: MonthlyConditions): PaymentWords => {
  const { kind, acceptance, credit, lessor, intermediary, example } = conditions;
  const rows = conditionRows(conditions);
  const [duration, mileage] = useTexts(conditions);
  const places: TermsTexts = [`{${rows.length}|${duration}}`, `{${rows.length + 1}|${mileage}}`, `{${DEPOSIT_ROW}}`];
  return {
    name: asPayment(kind),
    lines: [
      `${termsText(conditions, places)}, ${acceptance}.`,
      "",
      ...rows.map(({ label }, index) => `${label}\t{${index}}`),
      ...(credit === null ? [] : ["", credit.warning]),
    ].join("\n"),
    note: `${paymentTitle(kind)}\u00a0: taxes comprises. ${PAYMENT_STRINGS[kind].end} Loueur\u00a0: ${lessor}.${intermediarySentence(intermediary)} ${example}`,
  };
};

/** The complete legal statement of an advertised rate in French sentences. */
export const formatFullConditions = (conditions: MonthlyConditions): string =>
  formatStatement(toLeaseStatement(conditions));
