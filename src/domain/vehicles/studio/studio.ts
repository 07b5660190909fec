import type { BodyStyle } from "../keys.ts";
import type { Vehicle } from "../vehicle.ts";
import { modelShape } from "./model-shapes.ts";
import type { StudioShape } from "./studio-shapes.ts";

/**
 * Public folder of the studio pictures. The number is the version: redrawn pictures get the next one, so that the files
 * can be cached forever.
 */
export const STUDIO_FOLDER = "studio/2";

/** Views of the studio pictures, the main one first. */
const STUDIO_VIEWS = ["front", "side", "rear"] as const;

export type StudioView = (typeof STUDIO_VIEWS)[number];

/** Widths of the files of each picture in pixels, the largest one last; every picture is two thirds as high. */
export const STUDIO_WIDTHS = [480, 720, 960, 1280, 1920] as const;

export const MAX_STUDIO_WIDTH = 1920;

/** Shapes that are not available in every view. */
const FEWER_VIEWS: Readonly<Partial<Record<StudioShape, readonly StudioView[]>>> = {
  covered: ["front", "side"],
};

/** The views of a shape in gallery order. */
export const studioViews = (shape: StudioShape): readonly StudioView[] => FEWER_VIEWS[shape] ?? STUDIO_VIEWS;

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
  // An energy or a use does not determine the body: the most frequent one, if the model is unknown.
  company_car: "estate",
  electric: "hatchback",
  hybrid: "hatchback",
};

type ShapedVehicle = Pick<Vehicle, "body_style" | "kind"> & {
  readonly brand?: Pick<NonNullable<Vehicle["brand"]>, "slug"> | null;
  readonly model?: Pick<NonNullable<Vehicle["model"]>, "slug"> | null;
};

/**
 * The studio shape of a vehicle without pictures: by its model if known, otherwise by its body; `covered` if both are
 * unknown. A van derived from a car (`company_car`) has a car's shape.
 */
export const studioShape = ({ body_style, kind, brand, model }: ShapedVehicle): StudioShape => {
  const known = brand && model ? modelShape(brand.slug, model.slug) : null;
  // With windows and seats a small van is sold as an MPV.
  if (known === "smallvan" && body_style === "mpv") return "mpv";
  if (known !== null) return known;
  if (kind === "van") return body_style === "company_car" ? "city" : "van";
  return body_style === null ? "covered" : SHAPES_BY_BODY[body_style];
};
