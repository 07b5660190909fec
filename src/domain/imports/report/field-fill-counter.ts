import type { VehicleAttributes } from "../../vehicles/index.ts";
import { IMPORT_FIELD_NAMES, type ImportFieldName } from "../import-fields.ts";

/** Number of vehicles with a value in the field. */
export type FieldFill = { readonly field: ImportFieldName; readonly filled: number };

const FEED_ONLY_FIELDS: ReadonlySet<ImportFieldName> = new Set(["key", "id"]);

const valueAt = (attributes: VehicleAttributes, name: ImportFieldName): unknown =>
  name
    .split(".")
    .reduce<unknown>(
      (value, segment) => (typeof value === "object" && value !== null ? Reflect.get(value, segment) : null),
      attributes,
    );

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

export class FieldFillCounter {
  vehicles = 0;
  readonly #filled = new Map<ImportFieldName, number>();

  add(attributes: VehicleAttributes): void {
    this.vehicles += 1;
    for (const name of IMPORT_FIELD_NAMES) {
      if (isFilled(valueAt(attributes, name))) this.#filled.set(name, (this.#filled.get(name) ?? 0) + 1);
    }
  }

  /** Every vehicle field, most filled first. */
  fields(): readonly FieldFill[] {
    return IMPORT_FIELD_NAMES.filter((name) => !FEED_ONLY_FIELDS.has(name))
      .map((field) => ({ field, filled: this.#filled.get(field) ?? 0 }))
      .sort((a, b) => b.filled - a.filled);
  }
}
