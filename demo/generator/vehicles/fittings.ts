import type { Color, Upholstery } from "../../../src/domain/vehicles/keys.ts";
import type { VehicleAttributes } from "../../../src/domain/vehicles/index.ts";
import { createEquipment } from "./equipment.ts";
import { listPriceInEuros, type VehiclePlan } from "./vehicle-plan.ts";
import { selectOptions } from "./options.ts";
import { randomPaint } from "./paints.ts";
import { toFrenchTypography } from "../typography.ts";

const SPORTY =
  /ST-Line|N Line|GT|GS\b|GSi|R-Line|S line|AMG|M Sport|Sport|FR|R-Design|JCW|RS|Monte Carlo|XPower|Dark Horse/;

const INTERIORS: readonly (readonly [Color, number])[] = [
  ["black", 66],
  ["grey", 17],
  ["beige", 7],
  ["brown", 4],
  ["white", 3],
  ["blue", 2],
  ["red", 1],
];

const UPHOLSTERY: Readonly<Record<number, readonly (readonly [Upholstery, number])[]>> = {
  1: [
    ["cloth", 95],
    ["velour", 5],
  ],
  2: [
    ["cloth", 78],
    ["part_leather", 14],
    ["velour", 8],
  ],
  3: [
    ["cloth", 35],
    ["part_leather", 35],
    ["synthetic_leather", 16],
    ["alcantara", 6],
    ["leather", 8],
  ],
  4: [
    ["leather", 42],
    ["synthetic_leather", 28],
    ["part_leather", 14],
    ["alcantara", 16],
  ],
};

/** Paint, interior, equipment and options, with the options' list price in euros. */
export const createFittings = (
  plan: VehiclePlan,
): Pick<VehicleAttributes, "color" | "color_name" | "interior_color" | "upholstery" | "equipment" | "options"> & {
  readonly optionPrice: number;
} => {
  const { brand, model, engine, trim, body, life, random } = plan;
  const van = model.kind === "van";
  const paint = randomPaint(brand.slug, van, random);
  const equipment = createEquipment(
    {
      kind: model.kind,
      body: body.style,
      fuel: engine.fuel,
      transmission: engine.transmission,
      drive: engine.drive,
      level: trim.level,
      year: life.built,
      listPrice: listPriceInEuros(plan),
      sporty: SPORTY.test(trim.name),
      metallic: paint.metallic,
      engine: engine.name,
      model: model.name,
      seats: model.seats,
    },
    random,
  );
  const options = selectOptions(
    { kind: model.kind, fuel: engine.fuel, equipment, paint: paint.metallic ? paint.name : null, level: trim.level },
    random,
  );
  return {
    color: paint.color,
    color_name: !paint.metallic && random.chance(0.3) ? null : paint.name,
    interior_color: random.weighted(INTERIORS),
    upholstery: van ? "cloth" : random.weighted(UPHOLSTERY[trim.level] ?? []),
    equipment,
    options: options.texts.map(toFrenchTypography),
    optionPrice: options.price,
  };
};
