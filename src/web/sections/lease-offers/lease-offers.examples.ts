import type { OfferCardView } from "../../leasing/index.ts";
import { exampleModelPicture } from "../model-teaser/model-teaser.examples.ts";
import type { LeaseOffersView } from "./lease-offers-view.ts";

const CARD: OfferCardView = {
  id: 1,
  href: "/private-lease/ford-puma",
  title: "Ford Puma",
  trim: "Titanium 1.0 EcoBoost",
  picture: exampleModelPicture("suv", "blue"),
  monthly: { amount: "350,48\u00a0€", suffix: "/mois TTC" },
  name: "en location longue durée",
  also: null,
  included: "Compris\u00a0: entretien et usure normale, pneus usés, assurance et 3\u00a0autres services",
  terms: "48\u00a0mois\u00a0· 15\u202f000\u00a0km/an\u00a0· premier\u00a0versement 3\u202f000\u00a0€ TTC",
  conditions:
    "Location longue durée sur 48\u00a0mois et 15\u202f000\u00a0km par an. Loueur\u00a0: Exemple S.A., après examen du dossier.",
  emissions: "5,3\u00a0l/100\u00a0km\u00a0· CO₂\u00a0121\u00a0g/km (WLTP)",
  validity: "Jusqu’au 31\u00a0décembre",
  highlight: "Pneus d’hiver compris",
  isElectric: false,
};

export const exampleLeaseOffers: LeaseOffersView = {
  component: "lease_offers",
  anchor: "offres",
  title: "Les offres du moment",
  text: null,
  link: null,
  link_label: null,
  warning: null,
  fleet: null,
  cards: [CARD],
  overview: {
    action: "/private-lease",
    filters: [
      {
        name: "brand",
        label: "Marque",
        value: "ford",
        options: [
          { value: "", label: "Toutes" },
          { value: "ford", label: "Ford (1)" },
        ],
      },
    ],
    sort: { name: "sort", label: "Trier par", value: "name", options: [{ value: "name", label: "Nom" }] },
    selectedCount: 1,
    defaultSort: "price-asc",
    countLabel: "1\u00a0offre",
    clear: { href: "/private-lease#offres", label: "Effacer les filtres" },
    alternatives: [],
  },
};

export const exampleNoLeaseOffers: LeaseOffersView = {
  ...exampleLeaseOffers,
  anchor: "aucune",
  cards: [],
  overview: exampleLeaseOffers.overview && {
    ...exampleLeaseOffers.overview,
    countLabel: "0\u00a0offre",
    alternatives: [{ href: "/private-lease#offres", label: "Sans «\u00a0Marque\u00a0»\u00a0: 34\u00a0offres" }],
  },
};
