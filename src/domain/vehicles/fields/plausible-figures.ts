import type { VEHICLE_FIELDS, VehicleFieldName } from "./vehicle-fields.ts";

type FieldTypes = typeof VEHICLE_FIELDS;

/** Fields that a feed gives as a figure. */
export type FigureFieldName = {
  [K in VehicleFieldName]: FieldTypes[K] extends { readonly type: "number" | "year" } ? K : never;
}[VehicleFieldName];

/**
 * What a figure of a field can be on sale: it decides between two readings of a figure, and which figures people write
 * for an unknown one. What a field accepts at all is its `min` and `max`.
 */
export type PlausibleFigures = {
  /** Both inclusive, in the field's unit; null: no figure of the field is plausible by its size. */
  readonly range: readonly [min: number, max: number] | null;
  /** Figures that stand for none, in the field's unit. */
  readonly placeholders: readonly number[];
};

const figures = (min: number, max: number, ...placeholders: readonly number[]): PlausibleFigures => ({
  range: [min, max],
  placeholders: [-1, ...placeholders],
});

/** In euros. 9,999 and 99,999 are prices. */
const PRICE_PLACEHOLDERS = [0, 1, 111, 111_111, 123_456, 999_999, 1_111_111, 1_234_567, 9_999_999];

/** 111111 and 123456 as well where cents are asked. */
const PRICES = figures(30_000, 200_000_000, ...PRICE_PLACEHOLDERS.map((euros) => euros * 100), 1, 111_111, 123_456);

/** By field; every field that is a figure has an entry. */
export const PLAUSIBLE_FIGURES: Readonly<Record<FigureFieldName, PlausibleFigures>> = {
  id: { range: null, placeholders: [] },
  "price.purchase.cents": PRICES,
  "price.purchase.before_discount_cents": PRICES,
  mileage_km: figures(0, 700_000, 111_111, 123_456, 999_999),
  construction_year: figures(1901, 2100, 0, 1, 1111, 1900, 9999),
  power_kw: figures(3, 1_500, 0, 1),
  cylinder_capacity_cc: figures(50, 9_000, 0, 1, 1111, 9999),
  cylinders: figures(1, 16, 0),
  gears: figures(1, 12, 0),
  doors: figures(1, 7, 0),
  seats: figures(1, 60, 0),
  co2_g_km: figures(0, 700, 999),
  "consumption.combined": figures(0, 45, 99.9),
  "consumption.electric_kwh": figures(0, 100, 99.9),
  battery_kwh: figures(0.3, 300, 0),
  range_km: figures(10, 1_500, 0, 1),
  towing_kg: figures(100, 5_000, 0, 1),
  weight_kg: figures(300, 8_000, 0, 1, 1111, 9999),
  warranty_months: figures(0, 180, 99, 999),
  owners: figures(0, 20, 99),
};

export const isFigureFieldName = (field: VehicleFieldName): field is FigureFieldName =>
  Object.hasOwn(PLAUSIBLE_FIGURES, field);

/** True for a value in the field's unit that such a field has on sale. */
export const isPlausibleFigure = (field: FigureFieldName, value: number): boolean => {
  const { range } = PLAUSIBLE_FIGURES[field];
  return range !== null && value >= range[0] && value <= range[1];
};
