import {
  createFieldReader,
  getVehicleField,
  VEHICLE_FIELD_NAMES,
  type VehicleAttributes,
  type VehicleFieldName,
} from "../../vehicles/index.ts";

/** Number of vehicles with a value in the field. */
export type FieldFill = { readonly field: VehicleFieldName; readonly filled: number };

const readers = VEHICLE_FIELD_NAMES.filter((field) => getVehicleField(field).feedOnly !== true).map((field) => ({
  field,
  read: createFieldReader(field),
}));

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

export class FieldFillCounter {
  vehicles = 0;
  readonly #filled = new Map<VehicleFieldName, number>();

  add(attributes: VehicleAttributes): void {
    this.vehicles += 1;
    for (const { field, read } of readers) {
      if (isFilled(read(attributes))) this.#filled.set(field, (this.#filled.get(field) ?? 0) + 1);
    }
  }

  /** Every vehicle field, most filled first. */
  fields(): readonly FieldFill[] {
    return readers
      .map(({ field }) => ({ field, filled: this.#filled.get(field) ?? 0 }))
      .sort((a, b) => b.filled - a.filled);
  }
}
