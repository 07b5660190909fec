import type { ResidenceFact } from "./residence.ts";

const YOUR_EUROPE = {
  name: "Union européenne, L’Europe est à vous",
  url: "https://europa.eu/youreurope/citizens/vehicles/cars/vat-buying-selling-cars/faq/index_en.htm",
  read: null,
} as const;

/** Months since the first registration, and kilometres, up to which a car is new for value-added tax: one of both is enough. */
export const NEW_FOR_VAT = { months: 6, km: 6000 } as const;

/** The same in every country of the Union. */
export const UNION_FACTS = [
  {
    topic: "vat_new",
    short: "Hors TVA ici, TVA de votre pays là-bas",
    text: "Pour la TVA, une voiture est neuve si elle a moins de six mois depuis sa première mise en circulation, ou si elle a roulé moins de 6\u202f000\u00a0km\u00a0: un seul des deux suffit. La TVA d’une voiture neuve se paie dans le pays où vous l’immatriculez, à son taux, et non dans celui où vous l’achetez.",
    by: "Dites-le avant la commande\u00a0: la facture en dépend.",
    source: YOUR_EUROPE,
  },
  {
    topic: "vat_used",
    short: "La TVA est dans le prix, rien de plus",
    text: "Une voiture qui a plus de six mois et plus de 6\u202f000\u00a0km est une occasion\u00a0: achetée chez un professionnel, elle supporte la TVA du pays d’achat, et votre pays n’en demande pas une seconde fois.",
    by: "Rien à faire de votre côté que de garder la facture.",
    source: {
      ...YOUR_EUROPE,
      url: "https://europa.eu/youreurope/citizens/vehicles/cars/vat-on-cars-bought-abroad/index_en.htm",
    },
  },
  {
    topic: "certificate",
    short: "Certificat de conformité (COC) à demander",
    text: "Le constructeur établit un certificat de conformité (COC) pour chaque voiture réceptionnée dans l’Union. C’est avec lui qu’un autre pays immatricule la voiture sans nouvelle réception.",
    by: "Le constructeur l’établit\u00a0; demandez-nous s’il est dans le dossier de la voiture.",
    source: {
      name: "Règlement (UE) 2018/858, articles 36 et 48",
      url: "https://eur-lex.europa.eu/eli/reg/2018/858/oj",
      read: null,
    },
  },
] as const satisfies readonly ResidenceFact[];
