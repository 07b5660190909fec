import type { ContractItem, OfferSort, VatMode } from "#domain/lease-offers/index.ts";
import { formatEuros, formatQuantity } from "#domain/shared/index.ts";

/** What a contract includes or leaves to the customer. */
export const CONTRACT_ITEM_LABELS: Readonly<Record<ContractItem, string>> = {
  registration: "Immatriculation et plaques",
  delivery: "Préparation et livraison",
  vehicle_tax: "Taxe sur les véhicules",
  maintenance: "Entretien et usure normale",
  assistance: "Assistance 24\u00a0h sur 24",
  inspection: "Contrôle technique",
  tyres: "Pneus usés",
  winter_tyres: "Pneus d’hiver et stockage",
  replacement_car: "Voiture de remplacement",
  insurance: "Assurance casco",
  insurance_excess: "Franchise en cas de sinistre",
  energy: "Carburant ou électricité",
  damage: "Dégâts à la restitution",
  excess_km: "Kilomètres en plus du contrat",
};

const VAT_LABELS: Readonly<Record<VatMode, string>> = { with: "TTC", without: "hors TVA" };

/** Texts of prices and terms, on cards and pages alike. */
export const offerStrings = {
  perMonth: (mode: VatMode) => `/mois ${VAT_LABELS[mode]}`,
  inMode: (amount: string, mode: VatMode) => `${amount} ${VAT_LABELS[mode]}`,
  conditions: "Conditions complètes",
  conditionsOf: (title: string) => `Conditions de l’offre ${title}`,
  close: "Fermer",
  electric: "Électrique",
  also: (amount: string) => `soit ${amount}`,
  until: (date: string) => `Jusqu’au ${date}`,
  pictureAlt: (title: string, color: string | null, view: string) =>
    `${title}${color === null ? "" : `, ${color.toLowerCase()}`}, ${view}`,
} as const;

/** French counts 0 and 1 in the singular. */
const countOffers = (count: number): string => (count > 1 ? `${count}\u00a0offres` : `${count}\u00a0offre`);

/** Filters, sort and results of an overview. */
export const offerListStrings = {
  filters: "Filtrer les offres",
  brand: "Marque",
  body: "Carrosserie",
  fuel: "Énergie",
  budget: (mode: VatMode) => `Budget mensuel ${VAT_LABELS[mode]}`,
  duration: "Durée",
  mileage: "Kilomètres par an",
  sort: "Trier par",
  any: { brand: "Toutes", body: "Toutes", fuel: "Toutes", budget: "Sans limite", terms: "Selon l’offre" },
  upTo: (euros: number, count: number) => `Jusqu’à ${formatEuros(euros * 100)} (${count})`,
  counted: (label: string, count: number) => `${label} (${count})`,
  months: (months: number) => formatQuantity(months, "mois"),
  kilometres: (km: number) => formatQuantity(km, "km"),
  sorts: {
    "price-asc": "Loyer croissant",
    "price-desc": "Loyer décroissant",
    name: "Nom",
  } satisfies Readonly<Record<OfferSort, string>>,
  apply: "Afficher",
  count: countOffers,
  more: (count: number) => (count > 1 ? `${count}\u00a0autres offres` : "1\u00a0autre offre"),
  clear: "Effacer les filtres",
  results: "Offres",
  none: "Aucune offre ne réunit ces critères",
  noneText: "Retirez un critère pour en voir d’autres.",
  without: (filter: string, count: number) => `Sans «\u00a0${filter}\u00a0»\u00a0: ${countOffers(count)}`,
  all: "Voir toutes les offres",
  nothing: "Pas d’offre affichée aujourd’hui",
  nothingText: "Nous calculons un loyer pour chaque modèle neuf. Dites-nous lequel vous plaît.",
} as const;

/** Page of an offer. */
export const offerPageStrings = {
  crumbs: { private: "Leasing privé", business: "Leasing d’entreprise", van: "Leasing d’entreprise" },
  title: (title: string, trim: string, kind: "private" | "business" | "van") =>
    `${title} ${trim} en ${kind === "private" ? "leasing privé" : "leasing d’entreprise"}`,
  description: (name: string, monthly: string, terms: string, lessor: string) =>
    `${name}\u00a0: ${monthly} par mois, ${terms}. Ce que le loyer comprend, toutes les durées et tous les kilométrages. Loueur\u00a0: ${lessor}, sous réserve d’acceptation.`,
  terms: "Vos conditions",
  duration: "Durée",
  mileage: "Kilomètres par an",
  deposit: "Premier versement",
  depositIn: (mode: VatMode) => `Premier versement ${VAT_LABELS[mode]}`,
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
    locations: "Où en parler",
    versions: "Autres versions en offre",
    similar: "Offres proches",
  },
  gridCaption: (title: string, deposit: string, mode: VatMode) =>
    `${title}\u00a0: loyer mensuel ${VAT_LABELS[mode]} pour chaque durée et chaque kilométrage, avec un premier versement de ${deposit}. Chaque montant est un lien.`,
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
    with: "Loyer TTC",
    without: "Loyer hors TVA",
    services: "Dont services",
    residual: "Valeur résiduelle",
    financed: "Montant total du crédit",
    rate: "Taux débiteur fixe",
    effectiveRate: "TAEG, hors services",
    creditCost: "Coût total du crédit",
    totalDue: "Montant total dû, hors services",
    total: "Total versé si vous rendez le véhicule",
    excess: "Kilomètre supplémentaire",
    lessor: "Loueur",
  },
} as const;
