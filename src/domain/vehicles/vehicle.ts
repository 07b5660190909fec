import type { VehicleAttributes } from "./fields/vehicle-attributes.ts";

/** A vehicle of the stock. */
export type Vehicle = VehicleAttributes & {
  /** Assigned at the first import and never changed; also the number in the slug. */
  readonly id: number;
  readonly slug: string;
  /** Brand and model. */
  readonly title: string;
  /** ISO 8601 instants. */
  readonly first_seen_at: string;
  readonly updated_at: string;
  /** Hash of the attributes; equal hashes mean equal attributes. */
  readonly content_hash: string;
};
