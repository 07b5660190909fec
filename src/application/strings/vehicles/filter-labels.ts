import type { CountUnit, FacetName, RangeUnit, Sort } from "#domain/vehicles/index.ts";

/** Names of the filters, by URL parameter. */
export const FACET_LABELS: Readonly<Record<FacetName, string>> = {
  brand: "Marque",
  model: "Modèle",
  price: "Prix",
  monthly: "Mensualité",
  condition: "État",
  year: "Année",
  mileage: "Kilométrage",
  fuel: "Carburant",
  transmission: "Boîte de vitesses",
  power: "Puissance",
  drive: "Roues motrices",
  body: "Carrosserie",
  kind: "Type de véhicule",
  color: "Couleur",
  seats: "Nombre de places",
  doors: "Nombre de portes",
  equipment: "Équipements",
  upholstery: "Sellerie",
  "interior-color": "Couleur intérieure",
  range: "Autonomie électrique",
  co2: "Émissions de CO₂",
  "energy-class": "Classe énergétique",
  "emission-standard": "Norme Euro",
  towing: "Masse remorquable",
  location: "Concession",
  availability: "Disponibilité",
  discounted: "Prix réduit",
  "vat-deductible": "TVA déductible",
  warranty: "Sous garantie",
  "accident-free": "Non accidenté",
  "service-book": "Carnet d’entretien",
  "first-owner": "Première main",
};

/** Units after the numbers of a filter: "20 000 €", "5 places". A year has none. */
export const UNIT_LABELS: Readonly<Record<RangeUnit | CountUnit, string>> = {
  euros: "€",
  "euros/month": "€/mois",
  km: "km",
  kW: "kW",
  "g/km": "g/km",
  kg: "kg",
  none: "",
  doors: "portes",
  seats: "places",
};

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  recent: "Les plus récents",
  "price-asc": "Prix croissant",
  "price-desc": "Prix décroissant",
  "monthly-asc": "Mensualité croissante",
  "mileage-asc": "Kilométrage croissant",
  "year-desc": "Année décroissante",
  "power-desc": "Puissance décroissante",
  name: "Nom",
  distance: "Les plus proches",
};
