import type { ContractItem, OfferKind, VatMode } from "#domain/lease-offers/index.ts";
import type { CountryTerms, VatTerms } from "#domain/countries/index.ts";
import { formatQuantity } from "#domain/shared/index.ts";

const CONTRACT_ITEM_LABELS = {
  registration: "Immatriculation et plaques",
  delivery: "Préparation et livraison",
  vehicle_tax: "Taxe annuelle",
  maintenance: "Entretien et usure normale",
  assistance: "Assistance 24\u00a0h sur 24",
  tyres: "Pneus usés",
  winter_tyres: "Pneus d’hiver et stockage",
  replacement_car: "Voiture de remplacement",
  insurance_excess: "Franchise en cas de sinistre",
  energy: "Carburant ou électricité",
  damage: "Dégâts à la restitution",
  excess_km: "Kilomètres en plus du contrat",
} as const satisfies Partial<Record<ContractItem, string>>;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const contractItemLabel = (item: ContractItem, country: CountryTerms): string => {
  switch (item) {
    case "inspection":
      return capitalize(country.inspection);
    case "insurance":
      return country.ownDamageInsurance;
    case "vehicle_tax":
      return country.vehicleTax?.name ?? CONTRACT_ITEM_LABELS.vehicle_tax;
    default:
      return CONTRACT_ITEM_LABELS[item];
  }
};

/**
 * Services that a contract includes or leaves to the customer, as the country names them. A tax that private persons do
 * not pay there is none of a private contract.
 */
export const contractItemLabels = (
  items: readonly ContractItem[],
  kind: OfferKind,
  country: CountryTerms,
): readonly string[] =>
  items
    .filter((item) => item !== "vehicle_tax" || kind !== "private" || country.vehicleTax !== null)
    .map((item) => contractItemLabel(item, country));

/** Offer page. */
export const offerPageStrings = {
  requestSeveral: "Demander plusieurs véhicules",
  crumbs: { private: "Leasing privé", business: "Leasing d’entreprise", van: "Leasing d’entreprise" },
  title: (title: string, trim: string, kind: "private" | "business" | "van") =>
    `${title} ${trim} en ${kind === "private" ? "leasing privé" : "leasing d’entreprise"}`,
  description: (name: string, monthly: string, terms: string, lessor: string) =>
    `${name}\u00a0: ${monthly} par mois, ${terms}. Ce que le loyer comprend, toutes les durées et tous les kilométrages. Loueur\u00a0: ${lessor}, sous réserve d’acceptation.`,
  terms: "Vos conditions",
  duration: "Durée",
  mileage: "Kilomètres par an",
  deposit: "Premier versement",
  depositIn: (mode: VatMode, vat: VatTerms) => `Premier versement ${vat[mode]}`,
  calculate: "Calculer",
  advertised: "Revenir aux conditions de l’offre",
  servicesPart: (amount: string) => `dont ${amount} de services`,
  notCalculable: "Ces conditions n’ont pas de loyer",
  request: "Demander cette offre",
  requestShort: "Demander",
  model: "Voir le modèle",
  bar: "Loyer et demande",
  availability: (weeks: number) =>
    weeks === 1 ? "Livraison en 1 semaine environ" : `Livraison en ${weeks}\u00a0semaines environ`,
  onRequest: "Délai de livraison sur demande",
  validity: (from: string, until: string) => `Offre valable du ${from} au ${until}`,
  sections: {
    grid: "Le loyer selon la durée et les kilomètres",
    contents: "Ce que comprend le loyer",
    attributes: "Données techniques",
    equipment: "Équipement de série",
    figures: "Le calcul",
    conditions: "Conditions complètes",
    cost: "Coût mensuel",
    benefit: "Avantage en nature",
    locations: "Où en parler",
    versions: "Autres versions en offre",
    similar: "Offres proches",
  },
  gridCaption: (title: string, deposit: string, vatTerm: string) =>
    `${title}\u00a0: loyer mensuel ${vatTerm} pour chaque durée et chaque kilométrage, avec un premier versement de ${deposit}. Chaque montant est un lien.`,
  /** Why a longer contract has a higher payment. */
  dearer: {
    deposit: (shares: readonly string[]) =>
      `Pourquoi un loyer plus élevé sur une durée plus longue\u00a0? Le premier versement s’y répartit sur plus de mois\u00a0: il allège chaque loyer de ${new Intl.ListFormat("fr").format(shares)}. Versement compris, le contrat plus long coûte moins par mois.`,
    value:
      "Pourquoi un loyer plus élevé sur une durée plus longue\u00a0? Le véhicule perd alors plus de valeur, et le premier versement se répartit sur plus de mois.",
  },
  kmPerYear: "km/an",
  kilometres: (km: number) => formatQuantity(km, "km"),
  months: (months: number) => formatQuantity(months, "mois"),
  chooseDeposit: "Choisir le premier versement",
  noQuote: "pas proposé",
  chosen: "choisi",
  included: "Compris dans le loyer",
  notIncluded: "Pas compris",
  includedPrefix: "Compris\u00a0:",
  notIncludedPrefix: "Pas compris\u00a0:",
  attributes: {
    fuel: "Énergie",
    transmission: "Boîte de vitesses",
    power: "Puissance",
    cylinder: "Cylindrée",
    consumption: "Consommation",
    co2: "Émissions de CO₂",
    battery: "Batterie",
    range: "Autonomie",
    color: "Couleur",
    body: "Carrosserie",
  },
  figures: {
    price: "Prix complet du véhicule",
    duration: "Durée",
    annualMileage: "Kilométrage annuel",
    monthlyMileage: "Kilométrage mensuel",
    deposit: "Premier versement",
    fee: "Frais de dossier",
    payment: (mode: VatMode, vat: VatTerms) => `Loyer ${vat[mode]}`,
    services: "Dont services",
    financed: "Montant total du crédit",
    rate: "Taux débiteur fixe",
    effectiveRate: "TAEG, hors services",
    creditCost: "Coût total du crédit",
    totalDue: "Montant total dû, hors services",
    excess: "Kilomètre supplémentaire",
    lessor: "Loueur",
    intermediary: "Notre rôle",
  },
} as const;
