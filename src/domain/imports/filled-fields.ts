import type { VehicleFacts } from "../vehicles/index.ts";
import { FIELD_NAMES, type FieldName } from "./fields.ts";

/** How many vehicles say something in a field. */
export type FieldFill = { readonly field: FieldName; readonly filled: number };

/** Fields that are of the feed and not of the vehicle. */
const NOT_OF_VEHICLE: ReadonlySet<FieldName> = new Set(["key", "id"]);

const valueAt = (facts: VehicleFacts, name: FieldName): unknown =>
  name
    .split(".")
    .reduce<unknown>(
      (value, part) => (typeof value === "object" && value !== null ? Reflect.get(value, part) : null),
      facts,
    );

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Counts, vehicle by vehicle, what a feed says. */
export class FilledFields {
  vehicles = 0;
  readonly #filled = new Map<FieldName, number>();

  add(facts: VehicleFacts): void {
    this.vehicles += 1;
    for (const name of FIELD_NAMES) {
      if (isFilled(valueAt(facts, name))) this.#filled.set(name, (this.#filled.get(name) ?? 0) + 1);
    }
  }

  /** Every field of a vehicle, fullest first. */
  fields(): readonly FieldFill[] {
    return FIELD_NAMES.filter((name) => !NOT_OF_VEHICLE.has(name))
      .map((field) => ({ field, filled: this.#filled.get(field) ?? 0 }))
      .sort((a, b) => b.filled - a.filled);
  }
}
