import { paymentTitle } from "#application/strings/payments.ts";
import type { CountryTerms } from "#domain/countries/index.ts";
import type { TermsProblem } from "#domain/leasing/index.ts";
import type { PaymentKind } from "#domain/payments/index.ts";
import type { AssumptionField, CostKey, CostProblem, Energy, OwnershipOption } from "#domain/ownership/index.ts";

/** The name of an option; a lease is named by what the customer signs, and `null` is one that cannot be calculated. */
export const optionLabel = (option: OwnershipOption, lease: PaymentKind | null): string => {
  if (option === "cash") return "Comptant";
  if (option === "loan") return paymentTitle("loan");
  return lease === null ? "Location" : paymentTitle(lease);
};

export type CostLabels = Readonly<Record<CostKey, string>>;

const COST_LABELS: CostLabels = {
  depreciation: "Perte de valeur",
  charges: "Livraison et immatriculation",
  registration_tax: "Taxe à l’immatriculation",
  interest: "Intérêts",
  lease_payments: "Loyers et frais",
  energy: "Énergie",
  vehicle_tax: "Taxe annuelle",
  insurance: "Assurance",
  maintenance: "Entretien",
  bonus: "Prime publique",
};

const NOT_ESTIMATED = "Non estimée";

/** The taxes have the country's name, the subsidy that of the settings. */
export const costTexts = ({ vehicleTax, registrationTax }: CountryTerms, bonus: { readonly name: string } | null) => ({
  labels: {
    ...COST_LABELS,
    ...(vehicleTax === null ? {} : { vehicle_tax: vehicleTax.name }),
    ...(registrationTax === null ? {} : { registration_tax: registrationTax.name }),
    ...(bonus === null ? {} : { bonus: bonus.name }),
  },
  /** Why a tax without a rule is not estimated. */
  taxesUnknown: {
    vehicle_tax: vehicleTax?.unknown ?? NOT_ESTIMATED,
    registration_tax: registrationTax?.unknown ?? NOT_ESTIMATED,
  },
});

/** The words that depend on the market. */
export type CostTexts = ReturnType<typeof costTexts>;

const PROBLEMS: Readonly<Record<Exclude<CostProblem, "tax-unknown">, string>> = {
  "price-missing": "Prix non communiqué",
  "attributes-missing": "Âge ou kilométrage non communiqué",
  "fuel-missing": "Carburant non précisé",
  "consumption-missing": "Consommation non communiquée",
  "energy-price-missing": "Prix du carburant inconnu",
  "co2-missing": "CO₂ non communiqué",
  "co2-cycle-missing": "Cycle de mesure du CO₂ non communiqué",
  "co2-wltp-missing": "CO₂ selon le cycle WLTP non communiqué",
  "co2-nedc-missing": "CO₂ selon le cycle NEDC non communiqué",
  "registration-missing": "Première immatriculation non communiquée",
  "cylinder-missing": "Cylindrée non communiquée",
  "power-missing": "Puissance non communiquée",
  "weight-missing": "Poids non communiqué",
  "max-weight-missing": "Masse maximale non communiquée",
  "tax-not-stated": "Hors du barème, non estimée",
  "tax-of-vans": "Barème des utilitaires, non estimé",
  "held-too-short": "À rembourser si le véhicule est gardé moins longtemps que prévu par la loi",
  "residual-unknown": "Trop d’années ou de kilomètres pour une estimation",
  "rates-missing": "Pas de valeur à cette date",
};

/** Why an item is not estimated. */
export const problemLabel = (problem: CostProblem | TermsProblem, key: CostKey, words: CostTexts): string => {
  if (problem === "tax-unknown") return words.taxesUnknown[key === "registration_tax" ? key : "vehicle_tax"];
  // A lease without price or age lacks the same data as a purchase.
  const shared = problem.replace("lease/", "");
  return shared in PROBLEMS
    ? PROBLEMS[shared as keyof typeof PROBLEMS]
    : "Pas de leasing pour ce véhicule avec ces choix";
};

type EnergyStrings = { readonly name: string; readonly unit: string; readonly unitName: string };

/** Names, and units of prices and consumption. */
export const ENERGY_STRINGS: Readonly<Record<Energy, EnergyStrings>> = {
  petrol: { name: "Essence", unit: "l", unitName: "litre" },
  diesel: { name: "Diesel", unit: "l", unitName: "litre" },
  lpg: { name: "GPL", unit: "l", unitName: "litre" },
  cng: { name: "Gaz naturel", unit: "kg", unitName: "kilo" },
  hydrogen: { name: "Hydrogène", unit: "kg", unitName: "kilo" },
  electricity: { name: "Électricité", unit: "kWh", unitName: "kWh" },
};

/** A fuel without a price in the settings. */
export const OTHER_FUEL: EnergyStrings = { name: "Carburant", unit: "l", unitName: "litre" };

export const ownershipEstimateStrings = {
  total: "Total par mois",
  /** For an item included in the lease payments. */
  included: "compris",
  years: (years: number) => `${years}\u00a0ans`,
  fields: {
    // Labels differ from those of the calculator on the same page.
    years: "Durée de possession",
    mileage: "Kilométrage annuel",
    price: ({ name, unitName }: EnergyStrings) => `${name}, €\u00a0par\u00a0${unitName}`,
  },
  errors: {
    years: "Choisissez une des durées proposées.",
    mileage: (min: string, max: string) => `Indiquez de ${min} à ${max}\u00a0km par an.`,
    price: "Indiquez un prix de 0,01 à 20\u00a0€.",
  } satisfies Partial<Record<AssumptionField, unknown>> & { readonly price: string },
  missing: (labels: string) => `Les totaux ne comprennent pas\u00a0: ${labels}.`,
  spoken: (totals: string) => `Total par mois\u00a0: ${totals}.`,
  assumptions: {
    use: { title: "Durée et distance", text: (years: string, km: string) => `${years} à ${km} par an.` },
    charges: (amount: string) => `${amount} une seule fois, répartis sur la durée.`,
    depreciation: (price: string, end: string, value: string) =>
      `Prix ${price}, valeur estimée de ${value} après ${end}.`,
    depreciationEnd: (years: string, km: string) => `${years} et ${km} de plus`,
    loan: {
      title: paymentTitle("loan"),
      text: (
        figures: Readonly<Record<"financed" | "months" | "deposit" | "rate" | "monthly" | "total" | "warning", string>>,
      ) =>
        `${figures.financed} sur ${figures.months} après un apport de ${figures.deposit}, ${figures.rate}\u00a0: ${figures.monthly} par mois, ${figures.total} versés en tout. Hypothèse de comparaison, pas une offre de crédit. ${figures.warning}`,
      rate: (nominal: string, effective: string | null) =>
        `taux débiteur fixe ${nominal}${effective === null ? "" : `, TAEG ${effective}`}`,
    },
    lease: (conditions: string, emissions: string | null) =>
      `${conditions} L’estimation compte le véhicule rendu à la fin.${emissions === null ? "" : ` ${emissions}.`}`,
    energyUse: (consumption: string, price: string) => `${consumption} à ${price}`,
    energyPrice: (price: string) => `à ${price}`,
    energyUnnamed: (uses: string) => `Consommation déclarée, ${uses}.`,
    electricShare: (share: string, use: string) => `${share} des kilomètres en électrique, ${use}`,
    emptyBattery: (use: string) => `le reste batterie vide, ${use}`,
    ownPrice: "Prix que vous avez indiqué.",
    cycle: (cycle: string) => `Consommation mesurée selon le cycle ${cycle}.`,
    cycleUnknown: "Cycle de mesure de la consommation non communiqué.",
    taxUnnamed: "Selon les émissions déclarées",
    taxMinimum: (text: string) => `${text}, relevé au minimum`,
    taxMaximum: (text: string) => `${text}, ramené au maximum`,
    tax: (text: string | null, amount: string) => (text === null ? amount : `${text}\u00a0: ${amount}`),
    yearly: (amount: string) => `${amount} par an`,
    once: (amount: string) => `${amount} une seule fois`,
    inRegion: (region: string, text: string) => `${region}. ${text}`,
    elsewhere: (region: string, amount: string) => `${region}\u00a0: ${amount}`,
    insurance: (fixed: string, share: string, yearly: string) =>
      `${fixed} et ${share} du prix\u00a0: ${yearly} par an.`,
    maintenance: (cents: string) => `${cents}\u00a0centimes par kilomètre, pneus non compris.`,
    bonus: (amount: string, months: number) =>
      `${amount} si elle est accordée, véhicule à garder ${months}\u00a0mois au moins\u00a0; pour les particuliers qui résident dans le pays, sous conditions.`,
    notCounted: {
      title: "Non compté",
      text: "Ce que rapporterait ailleurs l’argent versé, les pneus, le stationnement et les réparations hors entretien.",
    },
    problem: (problem: string) => `${problem}.`,
    source: (source: string, day: string) => `${source}, depuis le ${day}.`,
  },
} as const;
