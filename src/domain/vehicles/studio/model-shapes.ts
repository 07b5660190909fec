import type { BodyStyle } from "../keys.ts";
import type { StudioShape } from "./studio-shapes.ts";

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
export const modelShape = (brand: string, model: string): StudioShape | null => SHAPES.get(`${brand}/${model}`) ?? null;

/** The bodies that are drawn as these shapes; a small SUV is drawn as a crossover. */
const DRAWN_BODIES: Readonly<Partial<Record<StudioShape, BodyStyle>>> = {
  city: "compact",
  hatchback: "hatchback",
  saloon: "saloon",
  electric: "saloon",
  crossover: "suv",
  suv: "suv",
};

/** The body of a well-known model; null for every other model. Slugs of brand and model. */
export const knownBody = (brand: string, model: string): BodyStyle | null => {
  const shape = modelShape(brand, model);
  return shape === null ? null : (DRAWN_BODIES[shape] ?? null);
};
