import type { OfferSort } from "#domain/lease-offers/index.ts";
import { formatEuros, formatQuantity } from "#domain/shared/index.ts";

/** In French, 0 and 1 take the singular. */
const countOffers = (count: number): string => (count > 1 ? `${count}\u00a0offres` : `${count}\u00a0offre`);

/** Labels, sort options and count of an overview; sent with its view. */
export const offerFilterStrings = {
  brand: "Marque",
  body: "Carrosserie",
  fuel: "Énergie",
  budget: (vatTerm: string) => `Budget mensuel ${vatTerm}`,
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
  count: countOffers,
  clear: "Effacer les filtres",
  results: "Offres",
  without: (filter: string, count: number) => `Sans «\u00a0${filter}\u00a0»\u00a0: ${countOffers(count)}`,
} as const;
