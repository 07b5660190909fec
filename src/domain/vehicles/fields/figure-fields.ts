import { type PlausibleFigures, plausibleRange } from "./vehicle-field.ts";
import { getVehicleField, type VEHICLE_FIELDS, type VehicleFieldName } from "./vehicle-fields.ts";

/** Fields that a feed gives as a figure. */
export type FigureFieldName = {
  [K in VehicleFieldName]: (typeof VEHICLE_FIELDS)[K] extends { readonly type: "number" | "year" } ? K : never;
}[VehicleFieldName];

export const isFigureFieldName = (name: VehicleFieldName): name is FigureFieldName => {
  const { type } = getVehicleField(name);
  return type === "number" || type === "year";
};

/** The plausible figures of a field; by default all that it accepts. */
export const plausibleFigures = (name: FigureFieldName): PlausibleFigures => {
  const field = getVehicleField(name);
  if (field.type !== "number" && field.type !== "year") throw new TypeError(`${name} is no figure`);
  return field.type === "year" ? field.plausible : (field.plausible ?? plausibleRange(field.min, field.max));
};

/** True for a value in the field's unit that such a field has on sale. */
export const isPlausibleFigure = (name: FigureFieldName, value: number): boolean => {
  const { range } = plausibleFigures(name);
  return range !== null && value >= range[0] && value <= range[1];
};
