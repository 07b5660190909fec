import type { Position } from "#domain/geo/index.ts";

export type CountryName = Position & {
  readonly name: string;
  /** Range of map widths, in degrees of longitude, in which the name is drawn at this position. */
  readonly spans: readonly [min: number, max: number];
};

const LARGE = [8, 180] as const;
const REGION = [0, 4] as const;

/** Names of countries, positioned clear of towns: on the map of Europe and beside Luxembourg. */
export const COUNTRY_NAMES: readonly CountryName[] = [
  { name: "France", lat: 46.4, lng: 2.5, spans: LARGE },
  { name: "Allemagne", lat: 50.6, lng: 10.2, spans: LARGE },
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
  { name: "Belgique", lat: 49.95, lng: 5.73, spans: REGION },
  { name: "Allemagne", lat: 49.98, lng: 6.45, spans: REGION },
  { name: "France", lat: 49.41, lng: 5.83, spans: REGION },
];
