import type { BodyStyle } from "../keys.ts";
import type { Vehicle } from "../vehicle.ts";

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
  "smallvan",
  "pickup",
  "electric",
  "covered",
] as const;

export type StudioShape = (typeof STUDIO_SHAPES)[number];

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
 * Shapes of models whose body style in feeds is not sufficient, by brand and model slug: it may be an energy or a use,
 * and SUVs differ in length by a metre.
 */
const MODEL_SHAPES: Readonly<Record<string, Readonly<Partial<Record<StudioShape, readonly string[]>>>>> = {
  "alfa-romeo": { crossover: ["junior"] },
  audi: { electric: ["e-tron-gt"], crossover: ["q2", "q3"] },
  bmw: { city: ["i3"], electric: ["i4", "i5"], saloon: ["i7"], crossover: ["x1", "x2", "ix1", "ix2"] },
  byd: { hatchback: ["dolphin"], electric: ["seal"], suv: ["atto-3"] },
  citroen: {
    city: ["e-c3", "ami"],
    crossover: ["c3-aircross", "e-c3-aircross"],
    smallvan: ["berlingo", "e-berlingo", "berlingo-van"],
  },
  cupra: { hatchback: ["born"] },
  dacia: { city: ["spring"], smallvan: ["dokker"] },
  ds: { crossover: ["ds-3"], hatchback: ["ds-4"] },
  fiat: {
    city: ["500e", "500-electrique", "topolino"],
    crossover: ["500x", "600", "600e"],
    smallvan: ["doblo", "e-doblo", "fiorino"],
    pickup: ["fullback"],
  },
  ford: {
    crossover: ["puma", "puma-gen-e", "ecosport"],
    smallvan: ["transit-connect", "transit-courier", "tourneo-connect", "tourneo-courier", "e-transit-courier"],
    pickup: ["ranger", "f-150"],
  },
  honda: { city: ["e", "honda-e"] },
  hyundai: {
    city: ["inster"],
    hatchback: ["ioniq"],
    crossover: ["ioniq-5", "kona", "kona-electric", "bayon"],
    electric: ["ioniq-6"],
  },
  isuzu: { pickup: ["d-max"] },
  jeep: { crossover: ["avenger", "renegade"], pickup: ["gladiator"] },
  kia: {
    hatchback: ["ev4"],
    crossover: ["ev3", "ev6", "e-soul", "niro", "e-niro", "stonic"],
    smallvan: ["pv5-cargo"],
  },
  lexus: { hatchback: ["ct"], crossover: ["lbx", "ux"] },
  mazda: { crossover: ["cx-3", "cx-30"] },
  mercedes: { crossover: ["gla", "eqa"], smallvan: ["citan"], pickup: ["classe-x"] },
  mg: { hatchback: ["mg4"], crossover: ["zs", "zs-ev"] },
  mini: { city: ["cooper-e", "cooper-se"], crossover: ["countryman", "aceman"] },
  mitsubishi: { crossover: ["asx"], pickup: ["l200"] },
  nissan: {
    hatchback: ["leaf"],
    city: ["micra"],
    crossover: ["ariya", "juke"],
    smallvan: ["townstar"],
    pickup: ["navara"],
  },
  opel: {
    city: ["corsa-e", "corsa-affaires", "rocks-e"],
    crossover: ["mokka", "mokka-e", "crossland"],
    smallvan: ["combo", "combo-e", "combo-cargo"],
  },
  peugeot: { city: ["e-208"], hatchback: ["e-308"], crossover: ["2008", "e-2008"], smallvan: ["partner", "rifter"] },
  polestar: { electric: ["polestar-2"], crossover: ["polestar-4"] },
  porsche: { electric: ["taycan"] },
  renault: {
    city: ["zoe", "renault-5", "twingo"],
    hatchback: ["megane-e-tech"],
    crossover: ["captur", "renault-4"],
    smallvan: ["kangoo", "kangoo-van", "express"],
  },
  seat: { crossover: ["arona"] },
  skoda: { crossover: ["kamiq"] },
  smart: { city: ["fortwo", "forfour"], crossover: ["smart-1"] },
  suzuki: { crossover: ["vitara", "e-vitara", "ignis", "jimny"] },
  tesla: { electric: ["model-3", "model-s"], crossover: ["model-x", "model-y"] },
  toyota: {
    hatchback: ["prius"],
    electric: ["mirai"],
    crossover: ["bz4x", "yaris-cross", "c-hr"],
    smallvan: ["proace-city"],
    pickup: ["hilux"],
  },
  volkswagen: {
    city: ["e-up"],
    hatchback: ["e-golf", "id-3"],
    saloon: ["id-7"],
    crossover: ["t-cross", "t-roc", "taigo"],
    smallvan: ["caddy", "caddy-cargo"],
    pickup: ["amarok"],
  },
  volvo: { crossover: ["ex30", "ex40", "xc40"] },
};

const shapesOf = (models: (typeof MODEL_SHAPES)[string]): readonly (readonly [string, StudioShape])[] =>
  (Object.entries(models) as [StudioShape, readonly string[]][]).flatMap(([shape, slugs]) =>
    slugs.map((slug) => [slug, shape] as const),
  );

const SHAPES = new Map(
  Object.entries(MODEL_SHAPES).flatMap(([brand, models]) =>
    shapesOf(models).map(([model, shape]) => [`${brand}/${model}`, shape] as const),
  ),
);

/** The shape of a model whose body style is not sufficient; null for every other model. Slugs of brand and model. */
const modelShape = (brand: string, model: string): StudioShape | null => SHAPES.get(`${brand}/${model}`) ?? null;

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
