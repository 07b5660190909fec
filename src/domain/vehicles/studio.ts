import type { BodyStyle, Color } from "./keys.ts";
import type { Vehicle } from "./vehicle.ts";

/** The views the studio draws, the main one first. */
export const STUDIO_VIEWS = ["front", "side", "rear", "interior", "detail"] as const;

export type StudioView = (typeof STUDIO_VIEWS)[number];

/** The bodies the studio draws. */
export const STUDIO_SHAPES = [
  "city",
  "hatchback",
  "saloon",
  "estate",
  "suv",
  "crossover",
  "mpv",
  "coupe",
  "convertible",
  "van",
  "electric",
] as const;

export type StudioShape = (typeof STUDIO_SHAPES)[number];

/** The views of a shape, in the order of a gallery. */
export const studioViews = (_shape: StudioShape): readonly StudioView[] => STUDIO_VIEWS;

const SHAPES: Readonly<Record<BodyStyle, StudioShape>> = {
  compact: "city",
  hatchback: "hatchback",
  saloon: "saloon",
  estate: "estate",
  suv: "suv",
  high_entry: "crossover",
  mpv: "mpv",
  family: "mpv",
  coupe: "coupe",
  convertible: "convertible",
  company_car: "estate",
  electric: "electric",
  hybrid: "hatchback",
};

/** A car of unknown body is drawn by what else is known of it. */
const likelyCar = ({ seats, fuel_type }: Pick<Vehicle, "seats" | "fuel_type">): StudioShape => {
  if (seats !== null && seats > 5) return "mpv";
  if (seats === 2) return "city";
  return fuel_type === "electric" ? "electric" : "hatchback";
};

/**
 * The studio's shape that comes closest to a vehicle without pictures. Null where neither its body nor its kind is
 * known: nobody can say what stands under that cloth. A van that is a car at heart (`company_car`) has a car's shape.
 */
export const studioShape = (
  vehicle: Pick<Vehicle, "body_style" | "kind" | "fuel_type" | "seats">,
): StudioShape | null => {
  const { body_style, kind } = vehicle;
  if (kind === "van") return body_style === "company_car" ? "city" : "van";
  if (body_style !== null) return SHAPES[body_style];
  return kind === null ? null : likelyCar(vehicle);
};

/** The paint each colour key is drawn in. */
export const PAINTS: Readonly<Record<Color, string>> = {
  white: "#f0f0ed",
  black: "#1b1d20",
  grey: "#6b7175",
  silver: "#b8bdc0",
  blue: "#1e4f93",
  red: "#b2201d",
  green: "#2d6049",
  beige: "#d3c5a8",
  brown: "#5d4333",
  orange: "#dd661c",
  yellow: "#e8ba20",
  purple: "#57407c",
  gold: "#b6975a",
};

/** Drawn where the colour is unknown: primer grey. */
export const UNKNOWN_PAINT = "#8d9599";

export const paintOf = (color: Color | null): string => (color === null ? UNKNOWN_PAINT : PAINTS[color]);
