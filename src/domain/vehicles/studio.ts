import type { BodyStyle } from "./keys.ts";
import { modelShape } from "./model-shapes.ts";
import type { StudioShape } from "./studio-shapes.ts";
import type { Vehicle } from "./vehicle.ts";

/**
 * Public folder of the studio pictures. The number is the version: redrawn pictures get the next one, so that the files
 * can be cached forever.
 */
export const STUDIO_FOLDER = "studio/2";

/** Views of the studio pictures, the main one first. */
const STUDIO_VIEWS = ["front", "side", "rear", "interior"] as const;

export type StudioView = (typeof STUDIO_VIEWS)[number];

/** Widths that the studio rendered, in pixels; every picture is two thirds as high. */
const WIDTHS: Readonly<Record<StudioView, readonly [number, ...number[]]>> = {
  front: [480, 720, 960, 1280, 1920],
  side: [480, 720, 960, 1280, 1920],
  rear: [480, 720, 960, 1280, 1920],
  interior: [480, 960, 1600],
};

/** Views in which the paint is transparent. */
export type PaintedView = Exclude<StudioView, "interior">;

/** True if the picture has a mask file, which makes the ground transparent. */
export const isCutOut = (view: StudioView): view is PaintedView => view !== "interior";

/** Widths of the files of a picture in pixels, the largest one last. */
export const studioWidths = (view: StudioView): readonly [number, ...number[]] => WIDTHS[view];

export const largestStudioWidth = (view: StudioView): number => Math.max(...studioWidths(view));

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
