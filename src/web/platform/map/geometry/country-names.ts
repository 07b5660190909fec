import { COUNTRIES } from "#domain/countries/index.ts";
import type { Position } from "#domain/geo/index.ts";

export type CountryName = Position & {
  readonly name: string;
  /** Range of map widths, in degrees of longitude, in which the name is drawn at this position. */
  readonly spans: readonly [min: number, max: number];
};

const LARGE = [8, 180] as const;

/** Names of countries, positioned clear of towns: of those with a module, and on the map of Europe. */
export const COUNTRY_NAMES: readonly CountryName[] = [
  ...Object.values(COUNTRIES).flatMap(({ name, map }) => map.names.map((position) => ({ name, ...position }))),
  { name: "Royaume-Uni", lat: 52.6, lng: -1.4, spans: LARGE },
  { name: "Espagne", lat: 42.55, lng: -4.6, spans: LARGE },
  { name: "Italie", lat: 44.0, lng: 11.4, spans: LARGE },
  { name: "Suisse", lat: 46.75, lng: 8.3, spans: LARGE },
  { name: "Autriche", lat: 47.4, lng: 14.3, spans: LARGE },
  { name: "Tchéquie", lat: 49.5, lng: 15.6, spans: LARGE },
  { name: "Pologne", lat: 52.6, lng: 16.6, spans: LARGE },
  { name: "Danemark", lat: 56.1, lng: 9.1, spans: LARGE },
  { name: "Suède", lat: 58.3, lng: 14.6, spans: LARGE },
  { name: "Norvège", lat: 60.2, lng: 8.3, spans: LARGE },
  { name: "Irlande", lat: 53.2, lng: -7.3, spans: LARGE },
];
