import { type Bounds, decodePolyline, type Position } from "#domain/geo/index.ts";
import type { EncodedCountries } from "./encoded-countries.ts";
import { EUROPE_COUNTRIES } from "./europe-countries.ts";
import { LUXEMBOURG_COUNTRIES } from "./luxembourg-countries.ts";

export type CountryRing = { readonly country: string; readonly ring: readonly Position[] };

const decode = ({ rings, precision }: EncodedCountries): readonly CountryRing[] =>
  rings.map(([country, outline]) => ({ country, ring: decodePolyline(outline, precision) }));

const decoded = new Map<EncodedCountries, readonly CountryRing[]>();

const contains = (outer: Bounds, inner: Bounds): boolean =>
  outer.north >= inner.north && outer.south <= inner.south && outer.west <= inner.west && outer.east >= inner.east;

/** The countries in the most detailed geometry that covers the bounds. */
export const countriesWithin = (bounds: Bounds): readonly CountryRing[] => {
  const drawing = contains(LUXEMBOURG_COUNTRIES.bounds, bounds) ? LUXEMBOURG_COUNTRIES : EUROPE_COUNTRIES;
  const rings = decoded.get(drawing) ?? decode(drawing);
  decoded.set(drawing, rings);
  return rings;
};
