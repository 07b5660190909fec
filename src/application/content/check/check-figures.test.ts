import { expect, test } from "vitest";
import { parseStory, type Story } from "#domain/content/index.ts";
import type { ModelVersion } from "#domain/models/index.ts";
import { checkFigures } from "./check-figures.ts";
import type { CatalogueInventory } from "./site-inventory.ts";

const aVersion = (name: string, changes: Partial<ModelVersion> = {}): ModelVersion => ({
  name,
  fuel: "electric",
  transmission: "automatic",
  power_kw: 178,
  price: 4_420_000,
  co2: 0,
  consumption: { combined: null, electric_kwh: 15.2 },
  battery_kwh: 58.3,
  range_km: 436,
  ...changes,
});

const NONE: ReadonlySet<string> = new Set();
const catalogue: CatalogueInventory = {
  brands: new Set(["kia"]),
  models: new Map([
    [
      "kia/ev3",
      {
        versions: [aVersion("Air 58 kWh"), aVersion("Earth 58 kWh", { price: 4_620_000 })],
        dimensions: { length_mm: 4300, width_mm: 1850, height_mm: 1560, boot_l: 460 },
        intro: null,
        highlights: ["Jusqu’à 436 km d’autonomie WLTP", "Jusqu’à 700 km d’autonomie"],
      },
    ],
  ]),
  leaseOffers: NONE,
  locations: NONE,
  employees: NONE,
  vacancies: NONE,
};

const aStory = (slug: string, sections: readonly unknown[]): Story => {
  const parsed = parseStory(slug, { name: slug, title: slug, updated_at: "2026-11-16T08:00:00Z", sections });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.value;
};

const table = (...cells: readonly string[]) => ({
  component: "table",
  title: "Versions",
  caption: "Versions",
  head: cells.map((_, index) => `Colonne ${index}`),
  rows: [cells],
});

const text = (sentence: string) => ({
  component: "call_to_action",
  title: "Suite",
  text: sentence,
  buttons: [{ label: "Aller", link: "/" }],
});

const figuresOf = (sections: readonly unknown[], slug = "kia/ev3"): readonly string[] =>
  checkFigures([aStory(slug, sections)], catalogue)
    .filter(({ field }) => field !== "")
    .map(({ field, message }) => `${field} ${message}`);

test("accepts figures that the trims of an engine have", () => {
  const row = table(
    "58 kWh, électrique",
    "242 ch (178 kW)",
    "46 200 €",
    "58,3 kWh",
    "436 km",
    "15,2 kWh/100 km",
    "0 g/km",
  );
  expect(figuresOf([row, text("Le coffre de 460 litres. 436 km WLTP, 242 ch.")])).toEqual([]);
});

test.each([
  ["243 ch (178 kW)", "243 ch", "242"],
  ["242 ch (170 kW)", "170 kW", "178"],
  ["43 900 €", "43 900 €", "44\u202f200, 46\u202f200"],
  ["437 km", "437 km", "436"],
  ["14,9 kWh/100 km", "14,9 kWh/100", "15,2"],
])("names the cell %s of a version that differs from the data", (cell, found, data) => {
  expect(figuresOf([table("58 kWh", cell)])).toEqual([
    `sections.0.rows.0 "${found}" differs from the model's data: ${data}`,
  ]);
});

test.each([
  ["Un moteur de 243 ch.", '"243 ch" differs from the model\'s data: 242'],
  ["Elle annonce 582 km WLTP.", '"582 km WLTP" differs from the model\'s data: 436'],
  ["Un coffre de 435 litres.", `"coffre de 435 litres" differs from the model's data: 460`],
])("names the figure of the sentence %s", (sentence, message) => {
  expect(figuresOf([text(sentence)])).toEqual([`sections.0.text ${message}`]);
});

test("leaves other models, earlier ones and distant figures alone", () => {
  const sentences = "L’ancien avait 243 ch. D’occasion, 582 km WLTP. Un 4x4 de 150 ch. Une MegaBox de 80 litres.";
  expect(figuresOf([text(sentences)])).toEqual([]);
  expect(figuresOf([text("Un moteur de 243 ch.")], "kia/picanto")).toEqual([]);
  expect(checkFigures([aStory("kia/ev3", [text("243 ch.")])], null)).toEqual([]);
});

test("names a figure of the model's own highlights", () => {
  expect(checkFigures([aStory("kia/ev3", [])], catalogue)).toEqual([
    { story: "kia/ev3", field: "", message: `"700 km d’autonomie" differs from the model's data: 436` },
  ]);
});

const head = (title: string, sentence: string) => ({ component: "model_head", title, text: sentence });

const twoBatteries = new Map([
  [
    "kia/ev3",
    {
      versions: [
        aVersion("Air 58 kWh"),
        aVersion("Earth 81 kWh", { price: 5_120_000, battery_kwh: 81.4, range_km: 605 }),
        aVersion("Tech hybride", { price: 5_500_000, fuel: "electric+petrol", battery_kwh: null, range_km: 80 }),
      ],
      dimensions: null,
      intro: null,
      highlights: [],
    },
  ],
]);

test.each([
  [
    "Six cents",
    "Plus de six cents kilomètres WLTP.",
    '"six cents kilomètres" stands beside the lowest price: write the figure, and its version',
  ],
  ["Loin", "605 km WLTP dans 4,30 mètres.", '"605 km" stands beside the lowest price: name the version that has it'],
  ["Loin", "605 km WLTP avec la batterie de 81,4 kWh.", undefined],
  ["436 kilomètres", "Et une batterie plus grande.", undefined],
])("a head of a model beside its lowest price, %s: %s", (title, sentence, message) => {
  const found = checkFigures([aStory("kia/ev3", [head(title, sentence)])], { ...catalogue, models: twoBatteries });
  expect(found.map((one) => one.message)).toEqual(message === undefined ? [] : [message]);
});
