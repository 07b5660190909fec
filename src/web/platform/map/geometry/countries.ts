import { type Bounds, decodePolyline, type Position } from "#domain/geo/index.ts";
import { DETAILED_COUNTRIES } from "./detailed-countries.ts";
import type { EncodedCountries } from "./encoded-countries.ts";
import { EUROPE_COUNTRIES } from "./europe-countries.ts";

export type CountryRing = { readonly country: string; readonly ring: readonly Position[] };

const decode = ({ rings, precision }: EncodedCountries): readonly CountryRing[] =>
  rings.map(([country, outline]) => ({ country, ring: decodePolyline(outline, precision) }));

const decoded = new Map<EncodedCountries, readonly CountryRing[]>();

const contains = (outer: Bounds, inner: Bounds): boolean =>
  outer.north >= inner.north && outer.south <= inner.south && outer.west <= inner.west && outer.east >= inner.east;

/** Degrees of longitude from which on the details are smaller than a unit of the map. */
const MAX_DETAILED_SPAN = 8;

const drawingFor = (bounds: Bounds): EncodedCountries =>
  bounds.east - bounds.west <= MAX_DETAILED_SPAN && contains(DETAILED_COUNTRIES.bounds, bounds)
    ? DETAILED_COUNTRIES
    : EUROPE_COUNTRIES;

/** The countries in the most detailed geometry that covers the bounds. */
export const countriesWithin = (bounds: Bounds): readonly CountryRing[] => {
  const drawing = drawingFor(bounds);
  const rings = decoded.get(drawing) ?? decode(drawing);
  decoded.set(drawing, rings);
  return rings;
};
