import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { BODY_STYLES, COLORS, CONDITIONS, EQUIPMENT, FUEL_TYPES } from "#domain/vehicles/index.ts";

const MODELS = [
  "Ford Puma",
  "Opel Corsa",
  "Hyundai Kona",
  "Jeep Avenger",
  "Suzuki Vitara",
  "MG ZS",
  "Kia Ceed",
  "Škoda Octavia",
];

const COLUMNS =
  "key,brand,model,trim,kind,condition,price.purchase.cents,vat_deductible,fuel_type,body_style,transmission_type," +
  "mileage_km,construction_year,first_registration,power_kw,cylinder_capacity_cc,gears,drive,doors,seats,color,co2_g_km," +
  "consumption.combined,wltp,emission_standard,equipment,media,location_id,stock_number,warranty_months,owners";

/** Deterministic pseudo-random numbers for a row (Marsaglia's xorshift). */
const createDice = (seed: number): ((sides: number) => number) => {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
};

const [FUELS, BODIES, STATES, PAINTS, FEATURES]: readonly (readonly string[])[] = [
  FUEL_TYPES,
  BODY_STYLES,
  CONDITIONS,
  COLORS,
  EQUIPMENT,
];

const pick = (from: readonly string[] | undefined, roll: (sides: number) => number): string =>
  from?.[roll(from.length)] ?? "";

const row = (n: number, mileage: number): string => {
  const roll = createDice(n);
  const [brand = "", model = ""] = (MODELS[roll(MODELS.length)] ?? "").split(" ");
  const year = 2012 + roll(14);
  const features = Array.from({ length: 12 }, () => pick(FEATURES, roll)).join("|");
  const pictures = Array.from({ length: 4 }, (_, i) => `https://pictures.example/${n}/${i}.jpg`).join("|");
  return [
    `V-${n}`,
    brand,
    model,
    `"${1 + roll(2)}.${roll(9)} Line, ${roll(99)}"`,
    roll(9) === 0 ? "van" : "passenger",
    pick(STATES, roll),
    (8_000 + roll(40_000)) * 100,
    roll(3) === 0,
    pick(FUELS, roll),
    pick(BODIES, roll),
    roll(2) ? "manual" : "automatic",
    mileage + roll(180_000),
    year,
    `${year}-0${1 + roll(9)}`,
    50 + roll(200),
    900 + roll(2_000),
    5 + roll(3),
    "front",
    3 + roll(3),
    4 + roll(4),
    pick(PAINTS, roll),
    roll(200),
    (3 + roll(70) / 10).toFixed(1),
    "true",
    "euro6d",
    features,
    pictures,
    1 + roll(4),
    `S${n}`,
    roll(36),
    1 + roll(3),
  ].join(",");
};

/** Writes a feed in the vitrine format; every `changedEach`-th vehicle has a different mileage. */
export const writeFeed = async (path: string, rows: number, changedEach: number | null): Promise<void> => {
  const stream = createWriteStream(path, { highWaterMark: 1024 * 1024 });
  stream.write(`${COLUMNS}\n`);
  for (let from = 0; from < rows; from += 1_000) {
    const count = Math.min(1_000, rows - from);
    const lines = Array.from({ length: count }, (_, i) =>
      row(from + i, changedEach !== null && (from + i) % changedEach === 0 ? 7 : 0),
    );
    if (!stream.write(`${lines.join("\n")}\n`)) await once(stream, "drain");
  }
  stream.end();
  await finished(stream);
};
