/**
 * The keys of vehicle attributes, each with its French label. Feeds, exports, the API and the database use these keys.
 */

export const FUEL_TYPES = {
  petrol: "Essence",
  diesel: "Diesel",
  electric: "Électrique",
  "electric+petrol": "Hybride essence",
  "electric+diesel": "Hybride diesel",
  hybrid: "Hybride",
  lpg: "GPL",
  lpgg3: "GPL G3",
  cng: "Gaz naturel (GNC)",
  e85: "Superéthanol E85",
  "bio-ethanol": "Bioéthanol",
  "bio-diesel": "Biodiesel",
  hydrogen: "Hydrogène",
  other: "Autre carburant",
} as const;

export const BODY_STYLES = {
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
} as const;

export const VEHICLE_KINDS = { passenger: "Voiture particulière", van: "Utilitaire" } as const;

export const TRANSMISSIONS = { manual: "Manuelle", automatic: "Automatique" } as const;

export const CONDITIONS = {
  new: "Neuf",
  demonstrator: "Véhicule de démonstration",
  preregistered: "Immatriculé 0 km",
  used: "Occasion",
} as const;

export const AVAILABILITIES = { available: "Disponible", reserved: "Réservé", sold: "Vendu" } as const;

export const DRIVES = { front: "Traction avant", rear: "Propulsion", all: "Quatre roues motrices" } as const;

export const COLORS = {
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
} as const;

export const UPHOLSTERIES = {
  cloth: "Tissu",
  part_leather: "Tissu et cuir",
  leather: "Cuir",
  synthetic_leather: "Similicuir",
  alcantara: "Alcantara",
  velour: "Velours",
} as const;

export const ENERGY_CLASSES = { A: "A", B: "B", C: "C", D: "D", E: "E", F: "F", G: "G" } as const;

export const EMISSION_STANDARDS = {
  euro4: "Euro 4",
  euro5: "Euro 5",
  euro6b: "Euro 6b",
  euro6c: "Euro 6c",
  euro6d: "Euro 6d",
  euro6e: "Euro 6e",
  euro7: "Euro 7",
} as const;

export type FuelType = keyof typeof FUEL_TYPES;
export type BodyStyle = keyof typeof BODY_STYLES;
export type VehicleKind = keyof typeof VEHICLE_KINDS;
export type Transmission = keyof typeof TRANSMISSIONS;
export type Condition = keyof typeof CONDITIONS;
export type Availability = keyof typeof AVAILABILITIES;
export type Drive = keyof typeof DRIVES;
export type Color = keyof typeof COLORS;
export type Upholstery = keyof typeof UPHOLSTERIES;
export type EnergyClass = keyof typeof ENERGY_CLASSES;
export type EmissionStandard = keyof typeof EMISSION_STANDARDS;
