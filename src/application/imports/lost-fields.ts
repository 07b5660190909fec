import { FieldFillCounter, type FeedPart, type FeedProfile, type FieldFill } from "#domain/imports/index.ts";
import { fold } from "#domain/shared/index.ts";
import type { VehicleAttributes, VehicleFieldName } from "#domain/vehicles/index.ts";

/** A field that no vehicle of a feed has, and `before` of the `vehicles` that the last import left on sale. */
export type LostField = {
  readonly field: VehicleFieldName;
  readonly before: number;
  readonly vehicles: number;
  /** The columns of the field that the feed does not have; without any they are empty throughout. */
  readonly missing: readonly string[];
};

/** The columns of a feed, seen while its parts pass. */
export class SeenColumns {
  readonly #names = new Set<string>();

  async *watch(parts: AsyncIterable<FeedPart>): AsyncIterable<FeedPart> {
    for await (const part of parts) {
      if (part.type === "header") for (const column of part.columns) this.#names.add(fold(column).trim());
      yield part;
    }
  }

  has(column: string): boolean {
    return this.#names.has(fold(column));
  }
}

const missingColumns = (field: VehicleFieldName, { columns }: FeedProfile, seen: SeenColumns): readonly string[] => {
  const names = columns.filter((rule) => rule.field === field).map(({ column }) => column);
  return names.some((name) => seen.has(name)) ? [] : names;
};

/** Finds the fields that the last import had and this feed has for no vehicle: a column was left out, or emptied. */
export const findLostFields = async (
  fields: readonly FieldFill[],
  stock: AsyncIterable<VehicleAttributes>,
  profile: FeedProfile,
  seen: SeenColumns,
): Promise<readonly LostField[]> => {
  const counter = new FieldFillCounter();
  for await (const attributes of stock) counter.add(attributes);
  const before = new Map(counter.fields().map(({ field, filled }) => [field, filled]));
  return fields
    .filter(({ field, filled }) => filled === 0 && (before.get(field) ?? 0) > 0)
    .map(({ field }) => ({
      field,
      before: before.get(field) ?? 0,
      vehicles: counter.vehicles,
      missing: missingColumns(field, profile, seen),
    }));
};
