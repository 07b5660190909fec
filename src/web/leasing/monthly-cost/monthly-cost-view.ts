import type { VatTerms } from "#domain/countries/index.ts";
import type { MonthlyLeaseCost, MissingCost } from "#domain/ownership/index.ts";
import { formatEuros } from "#domain/shared/index.ts";

const COST_NAMES: Readonly<Record<MissingCost, string>> = {
  energy: "énergie",
  insurance: "assurance",
  maintenance: "entretien",
  vehicle_tax: "taxe",
  registration_tax: "taxe à l’immatriculation",
};

/** What is paid at the start, spread over the duration. */
const spreadStart = (hasDeposit: boolean, hasFee: boolean): readonly string[] => {
  if (hasDeposit) return [hasFee ? "premier versement et frais répartis" : "premier versement réparti"];
  return hasFee ? ["frais répartis"] : [];
};

const BONUS = "prime publique des résidents";

const CHARGES = "livraison et immatriculation";

/** A subsidy is never deducted without its condition beside it. */
const conditionOf = (bonus: MonthlyLeaseCost["bonus"]): readonly string[] =>
  bonus === null
    ? []
    : [
        `Prime publique\u00a0: ${formatEuros(bonus.cents)} si elle est accordée, véhicule à garder ${bonus.minHoldingMonths}\u00a0mois au moins, pour les particuliers qui résident dans le pays.`,
      ];

const namesOf = (keys: readonly MissingCost[]): string => keys.map((key) => COST_NAMES[key]).join(", ");

const sentence = (label: string, keys: readonly MissingCost[]): readonly string[] =>
  keys.length === 0 ? [] : [`${label}\u00a0: ${namesOf(keys)}.`];

export const toMonthlyCostView = (
  {
    added,
    included,
    missing,
    hasDeposit,
    hasFee,
    hasCharges,
    hasRegistrationTax,
    bonus,
    monthlyCents,
  }: MonthlyLeaseCost,
  vat: VatTerms,
) => ({
  /** "+ énergie + assurance + entretien + taxe =". */
  text: [
    ...[
      ...spreadStart(hasDeposit, hasFee),
      ...(hasCharges ? [CHARGES] : []),
      ...(hasRegistrationTax ? [COST_NAMES.registration_tax] : []),
      ...added.map((key) => COST_NAMES[key]),
    ].map((name) => `+ ${name}`),
    ...(bonus !== null ? [`− ${BONUS}`] : []),
    "=",
  ].join(" "),
  /** "environ 601 € TTC par mois". */
  sum: `environ ${formatEuros(monthlyCents)} ${vat.with} par mois`,
  /** What the payment includes and what is not counted; empty where neither says anything. */
  note: [...conditionOf(bonus), ...sentence("Déjà compris", included), ...sentence("Non compté", missing)].join(" "),
});

/** From the payment to the cost a month. Plain JSON. */
export type MonthlyCostView = ReturnType<typeof toMonthlyCostView>;
