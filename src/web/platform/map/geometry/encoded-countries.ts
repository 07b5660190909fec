import type { Bounds } from "#domain/geo/index.ts";

export type EncodedCountries = {
  readonly bounds: Bounds;
  /** Coordinate steps per degree. */
  readonly precision: number;
  /** Numeric code of the country (ISO 3166-1) and its outline, an open ring. */
  readonly rings: readonly (readonly [country: string, outline: string])[];
};
