import type { BodyStyle } from "./keys.ts";
import { modelShape } from "./model-shapes.ts";
import type { Vehicle } from "./vehicle.ts";

/** Views of the studio pictures, the main one first. */
const STUDIO_VIEWS = ["front", "side", "rear", "interior", "detail"] as const;

export type StudioView = (typeof STUDIO_VIEWS)[number];

/** Body shapes of the studio pictures; `covered` is a car under a sheet, for an unknown body. */
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

/** The views of a shape in gallery order; `covered` has only front and side. */
export const studioViews = (shape: StudioShape): readonly StudioView[] =>
  shape === "covered" ? ["front", "side"] : STUDIO_VIEWS;

const SHAPES_BY_BODY: Readonly<Record<BodyStyle, StudioShape>> = {
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
  // An energy or a use says nothing about the body: the most frequent one, where the model is unknown.
  company_car: "estate",
  electric: "hatchback",
  hybrid: "hatchback",
};

type ShapedVehicle = Pick<Vehicle, "body_style" | "kind"> & {
  readonly brand?: Pick<NonNullable<Vehicle["brand"]>, "slug"> | null;
  readonly model?: Pick<NonNullable<Vehicle["model"]>, "slug"> | null;
};

/**
 * The studio shape of a vehicle without pictures, by its model where that is known to have one, else by its body;
 * `covered` if both are unknown. A van derived from a car (`company_car`) has a car's shape.
 */
export const studioShape = ({ body_style, kind, brand, model }: ShapedVehicle): StudioShape => {
  const known = brand && model ? modelShape(brand.slug, model.slug) : null;
  if (known !== null) return known;
  if (kind === "van") return body_style === "company_car" ? "city" : "van";
  return body_style === null ? "covered" : SHAPES_BY_BODY[body_style];
};
