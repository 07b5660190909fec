import type { LeaseUnavailable } from "#application/leasing/index.ts";
import type { LeaseTerms, TermsProblem } from "#domain/leasing/index.ts";
import { formatEuros, formatQuantity } from "#domain/shared/index.ts";

/** Sentences of the lease calculator that depend on the chosen terms; loaded with the calculation. */
export const leaseResultStrings = {
  months: (months: number) => formatQuantity(months, "mois"),
  kilometres: (km: number) => formatQuantity(km, "km"),
  asOf: (date: string) => `Calcul du ${date}, aux conditions en vigueur ce jour.`,
  depositHelp: (limit: number) => `De 0 à ${formatEuros(limit)}.`,
  proposal: ({ durationMonths, annualMileageKm, depositCents }: LeaseTerms) =>
    `Calculer avec ${formatQuantity(durationMonths, "mois")}, ${formatQuantity(annualMileageKm, "km")} par an et ${formatEuros(depositCents)} de premier versement`,
} as const;

type ProblemContext = { readonly terms: LeaseTerms; readonly maxDepositCents: number };

const months = ({ terms }: ProblemContext): string => formatQuantity(terms.durationMonths, "mois");

const UNKNOWN =
  "L’âge, le kilométrage ou le carburant de ce véhicule ne nous est pas encore parvenu\u00a0: demandez-nous une offre.";

const UNDECLARED =
  "La consommation ou les émissions de CO₂ de ce véhicule neuf ne nous sont pas encore parvenues\u00a0: demandez-nous une offre.";

const UNFORESEEN = "Ce leasing ne peut pas être calculé en ligne\u00a0: demandez-nous une offre.";

/** Why terms cannot be calculated, and what the visitor can change. */
export const LEASE_PROBLEMS = {
  "lease/duration-not-offered": (context: ProblemContext) => `Une durée de ${months(context)} n’est pas proposée.`,
  "lease/duration-out-of-range": (context: ProblemContext) => `Une durée de ${months(context)} n’est pas proposée.`,
  "lease/mileage-not-offered": ({ terms }: ProblemContext) =>
    `Un forfait de ${formatQuantity(terms.annualMileageKm, "km")} par an n’est pas proposé.`,
  "lease/mileage-out-of-range": ({ terms }: ProblemContext) =>
    `Un forfait de ${formatQuantity(terms.annualMileageKm, "km")} par an n’est pas proposé.`,
  "lease/deposit-above-limit": ({ maxDepositCents }: ProblemContext) =>
    `Le premier versement est limité à ${formatEuros(maxDepositCents)} pour ce véhicule.`,
  "lease/deposit-above-price": ({ maxDepositCents }: ProblemContext) =>
    `Le premier versement est limité à ${formatEuros(maxDepositCents)} pour ce véhicule.`,
  "lease/amount-invalid": () =>
    "Indiquez le premier versement en chiffres et en euros entiers, par exemple 3\u202f000.",
  "lease/residual-above-financed": (context: ProblemContext) =>
    `Après ce premier versement, il resterait moins à financer que la valeur du véhicule dans ${months(context)}\u00a0: versez moins ou choisissez une durée plus longue.`,
  "lease/payment-under-one-euro": (context: ProblemContext) =>
    `Avec ce premier versement, il ne resterait presque rien à payer chaque mois sur ${months(context)}\u00a0: versez moins.`,
  "lease/too-old-at-end": (context: ProblemContext) =>
    `Au bout de ${months(context)}, ce véhicule serait trop âgé pour un leasing\u00a0: choisissez une durée plus courte.`,
  "lease/mileage-too-high-at-end": (context: ProblemContext) =>
    `Au bout de ${months(context)} avec ce forfait, ce véhicule aurait trop de kilomètres pour un leasing\u00a0: choisissez moins de kilomètres ou une durée plus courte.`,
  "lease/price-missing": () => UNFORESEEN,
  "lease/price-too-low": () => UNFORESEEN,
  "lease/attributes-missing": () => UNKNOWN,
  "lease/declaration-missing": () => UNDECLARED,
  "lease/rate-out-of-range": () => UNFORESEEN,
} as const satisfies Readonly<Record<TermsProblem, (context: ProblemContext) => string>>;

const VEHICLE_PROBLEMS: Partial<Readonly<Record<LeaseUnavailable, string>>> = {
  "lease/price-missing": "Son prix est sur demande\u00a0: nous calculons la mensualité avec votre offre.",
  "lease/price-too-low": "Il coûte moins que le montant que le loueur finance.",
  "lease/attributes-missing": UNKNOWN,
  "lease/declaration-missing": UNDECLARED,
  "lease/too-old-at-end": "Il serait trop âgé à la fin du contrat, quelle que soit la durée.",
  "lease/mileage-too-high-at-end": "Il aurait trop de kilomètres à la fin du contrat, quelle que soit la durée.",
};

/** Why a vehicle has no calculator. */
export const vehicleLeaseProblem = (problem: LeaseUnavailable): string => VEHICLE_PROBLEMS[problem] ?? UNFORESEEN;
