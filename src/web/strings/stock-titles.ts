import { formatNumber } from "#domain/shared/index.ts";
import type { BodyStyle, Condition, FuelType, Transmission } from "#domain/vehicles/index.ts";

/** Agreement of an adjective: singular by gender, or plural. */
export type Agreement = "masculine" | "feminine" | "plural";

type Adjective = string | Readonly<Record<Agreement, string>>;

const inflected = (masculine: string, feminine: string, plural: string): Adjective => ({
  masculine,
  feminine,
  plural,
});

export const inAgreement = (adjective: Adjective, agreement: Agreement): string =>
  typeof adjective === "string" ? adjective : adjective[agreement];

const NOUNS: Readonly<Record<BodyStyle, readonly [noun: string, agreement: Agreement]>> = {
  hatchback: ["Berline compacte", "feminine"],
  compact: ["Citadine", "feminine"],
  saloon: ["Berline", "feminine"],
  estate: ["Break", "masculine"],
  suv: ["SUV", "masculine"],
  high_entry: ["Crossover", "masculine"],
  mpv: ["Monospace", "masculine"],
  family: ["Familiale", "feminine"],
  coupe: ["Coupé", "masculine"],
  convertible: ["Cabriolet", "masculine"],
  company_car: ["Voiture de société", "feminine"],
  electric: ["Voiture électrique", "feminine"],
  hybrid: ["Voiture hybride", "feminine"],
};

/** Null: not part of a title. */
const FUELS: Readonly<Record<FuelType, Adjective | null>> = {
  petrol: "essence",
  diesel: "diesel",
  electric: inflected("électrique", "électrique", "électriques"),
  "electric+petrol": inflected(
    "hybride rechargeable essence",
    "hybride rechargeable essence",
    "hybrides rechargeables essence",
  ),
  "electric+diesel": inflected(
    "hybride rechargeable diesel",
    "hybride rechargeable diesel",
    "hybrides rechargeables diesel",
  ),
  hybrid: inflected("hybride", "hybride", "hybrides"),
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
  automatic: inflected("automatique", "automatique", "automatiques"),
};

const CONDITIONS: Readonly<Record<Condition, Adjective>> = {
  new: inflected("neuf", "neuve", "neufs"),
  demonstrator: "de démonstration",
  preregistered: inflected("immatriculé 0\u00a0km", "immatriculée 0\u00a0km", "immatriculés 0\u00a0km"),
  used: "d’occasion",
};

/** "1 véhicule", "12 347 véhicules": zero is singular in French. */
export const countVehicles = (count: number): string =>
  `${formatNumber(count)}\u00a0${count < 2 ? "véhicule" : "véhicules"}`;

/** Titles of stock pages for search engines and tabs. Used on the server only. */
export const stockTitles = {
  bodies: NOUNS,
  fuels: FUELS,
  transmissions: TRANSMISSIONS,
  conditions: CONDITIONS,
  van: ["Utilitaire", "masculine"] as const,
  vehicles: "Véhicules",
  inTown: (town: string) => `à ${town}`,
  stock: "Véhicules en stock",
  about:
    "Tous les véhicules neufs, de démonstration et d’occasion de nos concessions au Luxembourg, avec leur prix et leur mensualité.",
  title: (subject: string, count: string) => `${subject}, ${count}`,
  page: (title: string, page: number) => `${title}, page ${page}`,
  description: (subject: string, count: string) =>
    `${subject}\u00a0: ${count} dans nos concessions. Prix, mensualité, kilométrage et équipements sont affichés pour chaque offre.`,
} as const;
