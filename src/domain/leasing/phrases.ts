import { formatEuros, formatQuantity } from "../shared/index.ts";
import type { MonthlyConditions } from "./monthly.ts";

const twoDecimals = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A share as per cent with two decimals: 0.0499 becomes "4,99 %". */
export const formatRate = (share: number): string => `${twoDecimals.format(share * 100)}\u00a0%`;

/** The terms on a card, in a few words: "48 mois · 15 000 km/an · 1er versement 3 749 €". */
export const shortConditions = (of: MonthlyConditions): string =>
  [
    formatQuantity(of.durationMonths, "mois"),
    `${formatQuantity(of.annualMileageKm, "km")}/an`,
    `1er\u00a0versement ${formatEuros(of.depositCents)}`,
  ].join(" · ");

/** Everything that the law wants beside an advertised rate, in sentences. */
export const fullConditions = (of: MonthlyConditions): string => {
  const effective = of.effectiveYearlyRate === null ? "" : `, TAEG ${formatRate(of.effectiveYearlyRate)}`;
  return [
    `Leasing sur ${formatQuantity(of.durationMonths, "mois")} et ${formatQuantity(of.annualMileageKm, "km")} par an,`,
    `premier versement ${formatEuros(of.depositCents)}, frais de dossier ${formatEuros(of.feeCents)},`,
    `valeur résiduelle ${formatEuros(of.residualCents)}, taux débiteur ${formatRate(of.yearlyRate)}${effective}.`,
    `Total versé hors option d’achat\u00a0: ${formatEuros(of.totalPaymentsCents)}.`,
    `Loueur\u00a0: ${of.lessor}, ${of.acceptance}. ${of.example}`,
  ].join(" ");
};
