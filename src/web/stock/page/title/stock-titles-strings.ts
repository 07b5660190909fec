import { formatNumber } from "#domain/shared/index.ts";
import type {
  BodyStyle,
  Color,
  Condition,
  FlagFacetName,
  FuelType,
  RangeFacetName,
  Transmission,
  ValueFacetName,
} from "#domain/vehicles/index.ts";

/** Grammatical gender of the vehicles in a title. Titles are in the plural. */
export type Gender = "masculine" | "feminine";

type Adjective = string | Readonly<Record<Gender, string>>;

const inflected = (masculine: string, feminine: string): Adjective => ({ masculine, feminine });

export const inAgreement = (adjective: Adjective, gender: Gender): string =>
  typeof adjective === "string" ? adjective : adjective[gender];

const NOUNS: Readonly<Record<BodyStyle, readonly [noun: string, gender: Gender]>> = {
  hatchback: ["Berlines compactes", "feminine"],
  compact: ["Citadines", "feminine"],
  saloon: ["Berlines", "feminine"],
  estate: ["Breaks", "masculine"],
  suv: ["SUV", "masculine"],
  high_entry: ["Crossovers", "masculine"],
  mpv: ["Monospaces", "masculine"],
  family: ["Familiales", "feminine"],
  coupe: ["Coupés", "masculine"],
  convertible: ["Cabriolets", "masculine"],
  company_car: ["Voitures de société", "feminine"],
  electric: ["Voitures électriques", "feminine"],
  hybrid: ["Voitures hybrides", "feminine"],
};

/** Null: omitted from titles. */
const FUELS: Readonly<Record<FuelType, Adjective | null>> = {
  petrol: "essence",
  diesel: "diesel",
  electric: "électriques",
  "electric+petrol": "hybrides rechargeables essence",
  "electric+diesel": "hybrides rechargeables diesel",
  hybrid: "hybrides",
  lpg: "GPL",
  lpgg3: "GPL G3",
  cng: "au gaz naturel",
  e85: "au superéthanol",
  "bio-ethanol": "au bioéthanol",
  "bio-diesel": "au biodiesel",
  hydrogen: "à hydrogène",
  other: null,
};

/** Fuels that share an adjective, the larger group first. */
const FUEL_GROUPS: readonly (readonly [fuels: readonly FuelType[], adjective: string])[] = [
  [["electric+petrol", "electric+diesel", "hybrid"], "hybrides"],
  [["electric+petrol", "electric+diesel"], "hybrides rechargeables"],
];

const TRANSMISSIONS: Readonly<Record<Transmission, Adjective>> = {
  manual: "à boîte manuelle",
  automatic: "automatiques",
};

const CONDITIONS: Readonly<Record<Condition, Adjective>> = {
  new: inflected("neufs", "neuves"),
  demonstrator: "de démonstration",
  preregistered: "0\u00a0km",
  used: "d’occasion",
};

const COLORS: Readonly<Record<Color, Adjective>> = {
  white: inflected("blancs", "blanches"),
  black: inflected("noirs", "noires"),
  grey: inflected("gris", "grises"),
  silver: inflected("argentés", "argentées"),
  blue: inflected("bleus", "bleues"),
  red: "rouges",
  green: inflected("verts", "vertes"),
  beige: "beiges",
  brown: inflected("bruns", "brunes"),
  orange: "orange",
  yellow: "jaunes",
  purple: inflected("violets", "violettes"),
  gold: inflected("dorés", "dorées"),
};

const firstWord = (label: string): string => (label.split(" ")[0] ?? label).toUpperCase();

/** Phrases of the values of other filters, after the name: "à 7 places", "avec attelage". */
const DETAILS: Readonly<Partial<Record<ValueFacetName, (values: readonly string[]) => string>>> = {
  "interior-color": (values) => `à intérieur ${anyOf(values)}`,
  upholstery: (values) => `à sellerie ${anyOf(values)}`,
  equipment: (values) => `avec ${values.join(" et ")}`,
  "emission-standard": (values) => `à la norme ${anyOf(values)}`,
  drive: (values) => `à ${anyOf(values)}`,
  // "L3 (long)" is "L3" in a title.
  "van-length": (values) => anyOf(values.map(firstWord)),
  "van-height": (values) => anyOf(values.map(firstWord)),
  seats: (values) => `à ${anyOf(values)}`,
  doors: (values) => `à ${anyOf(values)}`,
  // The longest includes the others.
  warranty: (values) => `sous ${(values.at(-1) ?? "").replace(/^sous /, "")}`,
};

/** Phrases of filters that are on or off, after the name; the others keep their label. */
const FLAGS: Readonly<Partial<Record<FlagFacetName, Adjective>>> = {
  discounted: "à prix réduit",
  "vat-deductible": "à TVA déductible",
  "accident-free": inflected("non accidentés", "non accidentées"),
  "service-book": "avec carnet d’entretien",
  "inspection-valid": "au contrôle technique valable",
};

/** "essence ou diesel", "Ford, Opel ou Kia". */
const anyOf = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ou ${names.at(-1)}`;

/** "1 véhicule", "12 347 véhicules": zero is singular in French. */
export const countVehicles = (count: number): string =>
  `${formatNumber(count)}\u00a0${count < 2 ? "véhicule" : "véhicules"}`;

/** Titles of stock pages for search engines and tabs. Server only. */
export const stockTitles = {
  bodies: NOUNS,
  fuels: FUELS,
  fuelGroups: FUEL_GROUPS,
  transmissions: TRANSMISSIONS,
  conditions: CONDITIONS,
  colors: COLORS,
  flags: FLAGS,
  details: DETAILS,
  anyOf,
  van: ["Utilitaires", "masculine"] as const,
  vehicles: "Véhicules",
  /** A value in place of a range: "de 2020", "à 15 000 €". */
  exactly: (facet: RangeFacetName, value: string) => `${facet === "year" ? "de" : "à"} ${value}`,
  /** "jusqu’à 200 € par mois". */
  spelledOut: (range: string) => range.replaceAll("/mois", " par mois"),
  inTowns: (towns: readonly string[]) => `à ${anyOf(towns)}`,
  /** "du plus proche au plus loin d’Arlon". */
  byDistance: (origin: string) => `du plus proche au plus loin ${origin}`,
  firstOwner: "de première main",
  /** "à mensualité indiquée". */
  stated: (filter: string) => `à ${filter} indiquée`,
  except: (values: readonly string[]) => `sauf ${anyOf(values)}`,
  stock: "Véhicules en stock",
  about:
    "Tous les véhicules neufs, de démonstration et d’occasion de nos concessions, avec leur prix et leur mensualité.",
  title: (subject: string, count: string) => `${subject}, ${count}`,
  page: (title: string, page: number) => `${title}, page ${page}`,
  description: (subject: string, count: string) =>
    `${subject}\u00a0: ${count} dans nos concessions. Prix, mensualité, kilométrage et équipements sont affichés pour chaque offre.`,
} as const;
