import type {
  Availability,
  BodyStyle,
  Color,
  Condition,
  Drive,
  EmissionStandard,
  EnergyClass,
  FuelType,
  Transmission,
  Upholstery,
  VehicleKind,
} from "#domain/vehicles/index.ts";

// Names of the keys of vehicle attributes, as pages, filters, emails and exports write them.

export const FUEL_LABELS: Readonly<Record<FuelType, string>> = {
  petrol: "Essence",
  diesel: "Diesel",
  electric: "Électrique",
  "electric+petrol": "Hybride rechargeable (essence)",
  "electric+diesel": "Hybride rechargeable (diesel)",
  hybrid: "Hybride",
  lpg: "GPL",
  lpgg3: "GPL G3",
  cng: "Gaz naturel (GNC)",
  e85: "Superéthanol E85",
  "bio-ethanol": "Bioéthanol",
  "bio-diesel": "Biodiesel",
  hydrogen: "Hydrogène",
  other: "Autre carburant",
};

export const BODY_STYLE_LABELS: Readonly<Record<BodyStyle, string>> = {
  hatchback: "Berline compacte 5 portes",
  compact: "Citadine",
  saloon: "Berline",
  estate: "Break",
  suv: "SUV",
  high_entry: "Crossover",
  mpv: "Monospace",
  family: "Familiale",
  coupe: "Coupé",
  convertible: "Cabriolet",
  company_car: "Voiture de société",
  electric: "Électrique",
  hybrid: "Hybride",
};

export const VEHICLE_KIND_LABELS: Readonly<Record<VehicleKind, string>> = {
  passenger: "Voiture particulière",
  van: "Utilitaire",
};

/** Lengths and heights keep the makers' names: "L2H2" is what buyers ask for. */
export const VAN_LENGTH_LABELS = {
  L1: "L1 (court)",
  L2: "L2 (moyen)",
  L3: "L3 (long)",
  L4: "L4 (extra-long)",
} as const;
export const VAN_HEIGHT_LABELS = { H1: "H1 (bas)", H2: "H2 (moyen)", H3: "H3 (haut)", H4: "H4 (extra-haut)" } as const;

export const TRANSMISSION_LABELS: Readonly<Record<Transmission, string>> = {
  manual: "Manuelle",
  automatic: "Automatique",
};

export const CONDITION_LABELS: Readonly<Record<Condition, string>> = {
  new: "Neuf",
  demonstrator: "Véhicule de démonstration",
  preregistered: "0\u00a0km",
  used: "Occasion",
};

/** For cards, beside the year. */
export const SHORT_CONDITION_LABELS: Readonly<Record<Condition, string>> = {
  new: "Neuf",
  demonstrator: "Démonstration",
  preregistered: "0\u00a0km",
  used: "Occasion",
};

export const AVAILABILITY_LABELS: Readonly<Record<Availability, string>> = {
  available: "Disponible",
  reserved: "Réservé",
  sold: "Vendu",
};

export const DRIVE_LABELS: Readonly<Record<Drive, string>> = {
  front: "Traction avant",
  rear: "Propulsion",
  all: "Quatre roues motrices",
};

export const COLOR_LABELS: Readonly<Record<Color, string>> = {
  white: "Blanc",
  black: "Noir",
  grey: "Gris",
  silver: "Argent",
  blue: "Bleu",
  red: "Rouge",
  green: "Vert",
  beige: "Beige",
  brown: "Brun",
  orange: "Orange",
  yellow: "Jaune",
  purple: "Violet",
  gold: "Or",
};

export const UPHOLSTERY_LABELS: Readonly<Record<Upholstery, string>> = {
  cloth: "Tissu",
  part_leather: "Tissu et cuir",
  leather: "Cuir",
  synthetic_leather: "Similicuir",
  alcantara: "Alcantara",
  velour: "Velours",
};

export const ENERGY_CLASS_LABELS: Readonly<Record<EnergyClass, string>> = {
  A: "A",
  B: "B",
  C: "C",
  D: "D",
  E: "E",
  F: "F",
  G: "G",
};

export const EMISSION_STANDARD_LABELS: Readonly<Record<EmissionStandard, string>> = {
  euro4: "Euro 4",
  euro5: "Euro 5",
  euro6b: "Euro 6b",
  euro6c: "Euro 6c",
  euro6d: "Euro 6d",
  euro6e: "Euro 6e",
  euro7: "Euro 7",
};
