import type { CountUnit, FacetName, RangeUnit, Sort } from "#domain/vehicles/index.ts";

/** Names of the filters, by URL parameter. */
export const FACET_LABELS: Readonly<Record<FacetName, string>> = {
  brand: "Marque",
  model: "Modèle",
  price: "Prix",
  "price-net": "Prix hors TVA",
  monthly: "Mensualité",
  condition: "État",
  year: "Année",
  mileage: "Kilométrage",
  fuel: "Carburant",
  transmission: "Boîte de vitesses",
  power: "Puissance",
  capacity: "Cylindrée",
  cylinders: "Cylindres",
  "mild-hybrid": "Hybride léger",
  drive: "Roues motrices",
  shape: "Carrosserie",
  body: "Catégorie",
  kind: "Type de véhicule",
  "van-length": "Longueur",
  "van-height": "Hauteur",
  color: "Couleur",
  seats: "Nombre de places",
  doors: "Nombre de portes",
  equipment: "Équipements",
  upholstery: "Sellerie",
  "interior-color": "Couleur intérieure",
  range: "Autonomie électrique",
  "battery-health": "État de la batterie",
  co2: "Émissions de CO₂",
  "energy-class": "Classe de consommation",
  battery: "Batterie",
  consumption: "Consommation",
  "electric-consumption": "Consommation électrique",
  "emission-standard": "Norme Euro",
  towing: "Masse remorquable",
  location: "Concession",
  availability: "Disponibilité",
  discounted: "Prix réduit",
  "vat-deductible": "TVA déductible",
  warranty: "Garantie",
  "accident-free": "Non accidenté",
  "service-book": "Carnet d’entretien",
  "inspection-valid": "Contrôle technique valable",
  owners: "Propriétaires",
};

/** Units after the numbers of a filter: "20 000 €", "5 places". A year has none. */
export const UNIT_LABELS: Readonly<Record<RangeUnit | CountUnit, string>> = {
  euros: "€",
  "euros/month": "€/mois",
  km: "km",
  kW: "kW",
  "cm³": "cm³",
  "g/km": "g/km",
  "l/100 km": "l/100\u00a0km",
  "kWh/100 km": "kWh/100\u00a0km",
  kWh: "kWh",
  kg: "kg",
  "%": "%",
  owners: "propriétaires",
  none: "",
  doors: "portes",
  cylinders: "cylindres",
  seats: "places",
};

const SINGULAR_UNITS: Readonly<Partial<Record<RangeUnit | CountUnit, string>>> = {
  owners: "propriétaire",
  doors: "porte",
  cylinders: "cylindre",
  seats: "place",
};

/** The unit after a number: "1 propriétaire", "2 propriétaires". */
export const unitAfter = (value: number, unit: RangeUnit | CountUnit): string =>
  (Math.abs(value) < 2 ? SINGULAR_UNITS[unit] : undefined) ?? UNIT_LABELS[unit];

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  recent: "Les plus récents",
  "price-asc": "Prix croissant",
  "price-desc": "Prix décroissant",
  "monthly-asc": "Mensualité croissante",
  "mileage-asc": "Kilométrage croissant",
  "year-desc": "Année décroissante",
  "power-desc": "Puissance décroissante",
  "range-desc": "Autonomie décroissante",
  name: "Nom",
  distance: "Les plus proches",
};
