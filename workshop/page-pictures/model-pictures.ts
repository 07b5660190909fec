import { readFileSync } from "node:fs";
import { join } from "node:path";
import { studioShape, type BodyStyle, type Color, type StudioShape } from "../../src/domain/vehicles/index.ts";
import type { PagePicture } from "./picture.ts";
import { dealership, road, showroom, yard } from "./rooms.ts";

type ModelRow = {
  readonly id: number;
  readonly brand: string;
  readonly slug: string;
  readonly kind: "passenger" | "van";
  readonly body_styles: readonly BodyStyle[];
};

const CATALOGUE = join(import.meta.dirname, "..", "..", "demo", "group", "catalogue", "models.json");
export const CATALOGUE_MODELS = JSON.parse(readFileSync(CATALOGUE, "utf8")) as readonly ModelRow[];

/** Paints of the models' cards: a model keeps its colour from the card to its page. */
const PAINTS: readonly Color[] = ["blue", "silver", "red", "white", "green", "grey", "orange", "black"];

const SCENES = {
  showroom: { room: showroom(), view: "front", shows: "in a showroom" },
  road: { room: road(), view: "side", shows: "on a country road" },
  yard: { room: yard(), view: "front", shows: "in an open yard before the hills" },
  street: {
    room: dealership({ sky: ["#a9c8d6", "#f4efe4"], accent: "#e2471f", storeys: 1, roof: "flat" }),
    view: "front",
    shows: "before a dealership",
  },
} as const;

const SUBSTITUTE_SHAPES: Readonly<Record<StudioShape, readonly (keyof typeof SCENES)[]>> = {
  city: ["street", "showroom"],
  hatchback: ["street", "road"],
  saloon: ["showroom"],
  estate: ["road"],
  suv: ["road", "yard", "showroom", "street"],
  crossover: ["yard", "street"],
  mpv: ["street", "yard"],
  coupe: ["road"],
  convertible: ["road"],
  van: ["street", "yard"],
  smallvan: ["street", "yard"],
  pickup: ["yard"],
  electric: ["showroom", "yard"],
  covered: ["showroom"],
};

const BODY_WORDS: Readonly<Record<StudioShape, string>> = {
  city: "a small car",
  hatchback: "a hatchback",
  saloon: "a saloon",
  estate: "an estate",
  suv: "an SUV",
  crossover: "a crossover",
  mpv: "a people carrier",
  coupe: "a coupe",
  convertible: "a convertible",
  van: "a van",
  smallvan: "a small van",
  pickup: "a pick-up",
  electric: "an electric car",
  covered: "a car under its cloth",
};

/** The picture of a model in a scene that suits its body. */
export const createModelPicture = ({ id, brand, slug, kind, body_styles }: ModelRow): PagePicture => {
  const shape = studioShape({ kind, body_style: body_styles[0] ?? null, brand: { slug: brand }, model: { slug } });
  const paint = PAINTS[id % PAINTS.length] ?? "silver";
  const scenes = SUBSTITUTE_SHAPES[shape];
  const { room, view, shows } = SCENES[scenes[PAINTS.indexOf(paint) % scenes.length] ?? "showroom"];
  return {
    name: `models/${shape}-${paint}`,
    description: `${BODY_WORDS[shape]} in ${paint} ${shows}`,
    scene: {
      room,
      cars: [{ shape, view, paint, x: 820, ground: 890, length: ["van", "smallvan"].includes(shape) ? 880 : 940 }],
    },
  };
};

const hasBody = ({ name }: PagePicture): boolean => !name.startsWith("models/covered-");

/** One picture for each body in each paint that a model of the group has. */
export const MODEL_PICTURES: readonly PagePicture[] = [
  ...new Map(
    CATALOGUE_MODELS.map(createModelPicture)
      .filter(hasBody)
      .map((picture) => [picture.name, picture]),
  ).values(),
];
