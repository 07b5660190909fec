import type { BodyStyle, Condition, FuelType, Transmission } from "#domain/vehicles/index.ts";

/** How an adjective agrees: with one he, one she (as a car is, by its name), or with "véhicules". */
export type Agreement = "he" | "she" | "many";

type Adjective = string | Readonly<Record<Agreement, string>>;

const agreeing = (he: string, she: string, many: string): Adjective => ({ he, she, many });

export const inAgreement = (adjective: Adjective, agreement: Agreement): string =>
  typeof adjective === "string" ? adjective : adjective[agreement];

const NOUNS: Readonly<Record<BodyStyle, readonly [noun: string, agreement: Agreement]>> = {
  hatchback: ["Berline compacte", "she"],
  compact: ["Citadine", "she"],
  saloon: ["Berline", "she"],
  estate: ["Break", "he"],
  suv: ["SUV", "he"],
  high_entry: ["Crossover", "he"],
  mpv: ["Monospace", "he"],
  family: ["Familiale", "she"],
  coupe: ["Coupé", "he"],
  convertible: ["Cabriolet", "he"],
  company_car: ["Voiture de société", "she"],
  electric: ["Voiture électrique", "she"],
  hybrid: ["Voiture hybride", "she"],
};

/** Null: nothing a title could say. */
const FUELS: Readonly<Record<FuelType, Adjective | null>> = {
  petrol: "essence",
  diesel: "diesel",
  electric: agreeing("électrique", "électrique", "électriques"),
  "electric+petrol": agreeing("hybride essence", "hybride essence", "hybrides essence"),
  "electric+diesel": agreeing("hybride diesel", "hybride diesel", "hybrides diesel"),
  hybrid: agreeing("hybride", "hybride", "hybrides"),
  lpg: "GPL",
  lpgg3: "GPL G3",
  cng: "au gaz naturel",
  e85: "au superéthanol",
  "bio-ethanol": "au bioéthanol",
  "bio-diesel": "au biodiesel",
  hydrogen: "à hydrogène",
  other: null,
};

const TRANSMISSIONS: Readonly<Record<Transmission, Adjective>> = {
  manual: "à boîte manuelle",
  automatic: agreeing("automatique", "automatique", "automatiques"),
};

const CONDITIONS: Readonly<Record<Condition, Adjective>> = {
  new: agreeing("neuf", "neuve", "neufs"),
  demonstrator: "de démonstration",
  preregistered: agreeing("immatriculé 0\u00a0km", "immatriculée 0\u00a0km", "immatriculés 0\u00a0km"),
  used: "d’occasion",
};

/** What stock pages are called in results of search engines and in a tab. Read on the server alone. */
export const stockTitles = {
  bodies: NOUNS,
  fuels: FUELS,
  transmissions: TRANSMISSIONS,
  conditions: CONDITIONS,
  van: ["Utilitaire", "he"] as const,
  vehicles: "Véhicules",
  at: (place: string) => `à ${place}`,
  stock: "Véhicules en stock",
  about:
    "Tous les véhicules neufs, de démonstration et d’occasion de nos concessions au Luxembourg, avec leur prix et leur mensualité.",
  title: (subject: string, count: string) => `${subject}, ${count}`,
  page: (title: string, page: number) => `${title}, page ${page}`,
  description: (subject: string, count: string) =>
    `${subject}\u00a0: ${count} dans nos concessions. Prix, mensualité, kilométrage et équipements sont affichés pour chaque offre.`,
} as const;
