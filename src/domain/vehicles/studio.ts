import type { BodyStyle } from "./keys.ts";
import type { Vehicle } from "./vehicle.ts";

/** The views the studio draws, the main one first. */
const STUDIO_VIEWS = ["front", "side", "rear", "interior", "detail"] as const;

export type StudioView = (typeof STUDIO_VIEWS)[number];

/** The bodies the studio draws; `covered` is a car under its sheet, for what is not known. */
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
  "covered",
] as const;

export type StudioShape = (typeof STUDIO_SHAPES)[number];

/** The views of a shape, in the order of a gallery. A car under its sheet is seen from the front and the side alone. */
export const studioViews = (shape: StudioShape): readonly StudioView[] =>
  shape === "covered" ? ["front", "side"] : STUDIO_VIEWS;

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

/**
 * The studio's shape of a vehicle without pictures: covered where its body is not known, for nobody can say what stands
 * under that sheet. A van that is a car at heart (`company_car`) has a car's shape.
 */
export const studioShape = ({ body_style, kind }: Pick<Vehicle, "body_style" | "kind">): StudioShape => {
  if (kind === "van") return body_style === "company_car" ? "city" : "van";
  return body_style === null ? "covered" : SHAPES[body_style];
};
