// The keys of vehicle attributes: feeds, exports, the API and the database use them.

export const FUEL_TYPES = [
  "petrol",
  "diesel",
  "electric",
  "electric+petrol",
  "electric+diesel",
  "hybrid",
  "lpg",
  "lpgg3",
  "cng",
  "e85",
  "bio-ethanol",
  "bio-diesel",
  "hydrogen",
  "other",
] as const;

export const BODY_STYLES = [
  "hatchback",
  "compact",
  "saloon",
  "estate",
  "suv",
  "high_entry",
  "mpv",
  "family",
  "coupe",
  "convertible",
  "company_car",
  "electric",
  "hybrid",
] as const;

export const VEHICLE_KINDS = ["passenger", "van"] as const;

export const TRANSMISSIONS = ["manual", "automatic"] as const;

export const CONDITIONS = ["new", "demonstrator", "preregistered", "used"] as const;

export const AVAILABILITIES = ["available", "reserved", "sold"] as const;

export const DRIVES = ["front", "rear", "all"] as const;

export const COLORS = [
  "white",
  "black",
  "grey",
  "silver",
  "blue",
  "red",
  "green",
  "beige",
  "brown",
  "orange",
  "yellow",
  "purple",
  "gold",
] as const;

export const UPHOLSTERIES = ["cloth", "part_leather", "leather", "synthetic_leather", "alcantara", "velour"] as const;

export const ENERGY_CLASSES = ["A", "B", "C", "D", "E", "F", "G"] as const;

export const EMISSION_STANDARDS = ["euro4", "euro5", "euro6b", "euro6c", "euro6d", "euro6e", "euro7"] as const;

export type FuelType = (typeof FUEL_TYPES)[number];
export type BodyStyle = (typeof BODY_STYLES)[number];
export type VehicleKind = (typeof VEHICLE_KINDS)[number];
export type Transmission = (typeof TRANSMISSIONS)[number];
export type Condition = (typeof CONDITIONS)[number];
export type Availability = (typeof AVAILABILITIES)[number];
export type Drive = (typeof DRIVES)[number];
export type Color = (typeof COLORS)[number];
export type Upholstery = (typeof UPHOLSTERIES)[number];
export type EnergyClass = (typeof ENERGY_CLASSES)[number];
export type EmissionStandard = (typeof EMISSION_STANDARDS)[number];
