import type { StudioShape } from "./studio.ts";

/** Shapes of models whose body style in feeds names an energy or a use, by brand and model slug. */
const MODEL_SHAPES: Readonly<Record<string, Readonly<Record<string, StudioShape>>>> = {
  audi: { "e-tron-gt": "electric" },
  bmw: { i3: "city", i4: "electric", i5: "electric", i7: "saloon" },
  byd: { dolphin: "hatchback", seal: "electric", "atto-3": "suv" },
  citroen: { "e-c3": "city", ami: "city" },
  cupra: { born: "hatchback" },
  dacia: { spring: "city" },
  ds: { "ds-3": "crossover", "ds-4": "hatchback" },
  fiat: { "500e": "city", "500-electrique": "city", topolino: "city" },
  honda: { e: "city", "honda-e": "city" },
  hyundai: { inster: "city", ioniq: "hatchback", "ioniq-5": "crossover", "ioniq-6": "electric" },
  kia: { ev4: "hatchback", ev6: "crossover", "e-soul": "crossover" },
  lexus: { ct: "hatchback" },
  mg: { mg4: "hatchback" },
  mini: { "cooper-e": "city", "cooper-se": "city" },
  nissan: { leaf: "hatchback", micra: "city", ariya: "crossover" },
  opel: { "corsa-e": "city", "corsa-affaires": "city", "rocks-e": "city" },
  peugeot: { "e-208": "city", "e-308": "hatchback" },
  polestar: { "polestar-2": "electric", "polestar-4": "crossover" },
  porsche: { taycan: "electric" },
  renault: { zoe: "city", "renault-5": "city", twingo: "city", "megane-e-tech": "hatchback" },
  smart: { fortwo: "city", forfour: "city", "smart-1": "crossover" },
  tesla: { "model-3": "electric", "model-s": "electric", "model-x": "crossover", "model-y": "crossover" },
  toyota: { prius: "hatchback", mirai: "electric", bz4x: "crossover" },
  volkswagen: { "e-up": "city", "e-golf": "hatchback", "id-3": "hatchback", "id-7": "saloon" },
};

/** Pick-ups have no drawn shape: a covered car promises none. */
const PICKUPS: Readonly<Record<string, readonly string[]>> = {
  fiat: ["fullback"],
  ford: ["ranger", "f-150"],
  isuzu: ["d-max"],
  jeep: ["gladiator"],
  mercedes: ["classe-x"],
  mitsubishi: ["l200"],
  nissan: ["navara"],
  toyota: ["hilux"],
  volkswagen: ["amarok"],
};

/** The shape of a model that its body style does not tell; null for every other model. Slugs of brand and model. */
export const modelShape = (brand: string, model: string): StudioShape | null =>
  PICKUPS[brand]?.includes(model) ? "covered" : (MODEL_SHAPES[brand]?.[model] ?? null);
