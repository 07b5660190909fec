import { readFileSync } from "node:fs";
import { join } from "node:path";
import { studioShape, type BodyStyle, type Color, type StudioShape } from "../../src/domain/vehicles/index.ts";
import type { PagePicture } from "./picture.ts";
import { dealership, road, showroom, yard } from "./rooms.ts";

type ModelRow = {
  readonly id: number;
  readonly kind: "passenger" | "van";
  readonly body_styles: readonly BodyStyle[];
};

const CATALOGUE = join(import.meta.dirname, "..", "..", "demo", "catalogue", "models.json");
const models = JSON.parse(readFileSync(CATALOGUE, "utf8")) as readonly ModelRow[];

/** The paints of the models' cards: a model keeps its colour from the card to its page. */
const PAINTS: readonly Color[] = ["blue", "silver", "red", "white", "green", "grey", "orange", "black"];

const PLACES = {
  showroom: { room: showroom(), view: "front", shows: "in a showroom" },
  road: { room: road(), view: "side", shows: "on a country road" },
  yard: { room: yard(), view: "front", shows: "in an open yard before the hills" },
  street: {
    room: dealership({ sky: ["#a9c8d6", "#f4efe4"], accent: "#e2471f", storeys: 1, roof: "flat" }),
    view: "front",
    shows: "before a dealership",
  },
} as const;

const STANDS_IN: Readonly<Record<StudioShape, readonly (keyof typeof PLACES)[]>> = {
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
  electric: "an electric car",
  covered: "a car under its cloth",
};

const pictureOf = ({ id, kind, body_styles }: ModelRow): PagePicture => {
  const shape = studioShape({ kind, body_style: body_styles[0] ?? null });
  const paint = PAINTS[id % PAINTS.length] ?? "silver";
  const places = STANDS_IN[shape];
  const { room, view, shows } = PLACES[places[PAINTS.indexOf(paint) % places.length] ?? "showroom"];
  return {
    name: `models/${shape}-${paint}`,
    shows: `${BODY_WORDS[shape]} in ${paint} ${shows}`,
    scene: { room, cars: [{ shape, view, paint, x: 820, ground: 890, length: shape === "van" ? 880 : 940 }] },
  };
};

/** One picture for each body in each of the paints that a model of the group has. */
export const MODEL_PICTURES: readonly PagePicture[] = [
  ...new Map(models.map(pictureOf).map((picture) => [picture.name, picture])).values(),
];
