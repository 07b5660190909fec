import type { MonthlyConditions } from "#domain/leasing/index.ts";
import { formatRate } from "#application/strings/lease-snapshot.ts";
import { formatEuros, formatQuantity } from "#domain/shared/index.ts";

/** The terms for a card: "48 mois · 15 000 km/an · premier versement 3 749 €". */
export const formatShortConditions = (conditions: MonthlyConditions): string =>
  [
    formatQuantity(conditions.terms.durationMonths, "mois"),
    `${formatQuantity(conditions.terms.annualMileageKm, "km")}/an`,
    `premier\u00a0versement ${formatEuros(conditions.terms.depositCents)}`,
  ].join(" · ");

/** The complete legal statement of an advertised rate in French sentences. */
export const formatFullConditions = (conditions: MonthlyConditions): string => {
  const effective =
    conditions.effectiveYearlyRate === null ? "" : `, TAEG ${formatRate(conditions.effectiveYearlyRate)}`;
  return [
    `Leasing sur ${formatQuantity(conditions.terms.durationMonths, "mois")} et ${formatQuantity(conditions.terms.annualMileageKm, "km")} par an,`,
    `premier versement ${formatEuros(conditions.terms.depositCents)}, frais de dossier ${formatEuros(conditions.feeCents)},`,
    `valeur résiduelle ${formatEuros(conditions.residualCents)}, taux débiteur ${formatRate(conditions.yearlyRate)}${effective}.`,
    `Total versé hors option d’achat\u00a0: ${formatEuros(conditions.totalPaymentsCents)}.`,
    `Loueur\u00a0: ${conditions.lessor}, ${conditions.acceptance}. ${conditions.example}`,
  ].join(" ");
};
