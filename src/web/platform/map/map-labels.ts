import { isWithin, type Origin, type Point, type Position, TOWNS } from "#domain/geo/index.ts";
import { COUNTRIES } from "#domain/countries/index.ts";
import { mapStrings as strings } from "./map-strings.ts";
import type { MapFrame } from "./map-frame.ts";

export type MapLabel = Point & {
  readonly text: string;
  /** The origin is the position from which distances are measured. */
  readonly kind: "country" | "town" | "origin";
  /** Side of the dot on which the name stands; null for a country. */
  readonly side: "left" | "right" | null;
};

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The largest font size in `map.css`. */
const FONT_UNITS = 30;
const LETTER_UNITS = FONT_UNITS * 0.54;
const COUNTRY_LETTER_UNITS = FONT_UNITS * 0.8;
const DOT_GAP = 12;
/** Radius of a marker plus a margin. */
const MARKER_RADIUS = 34;
const ORIGIN_RADIUS = 16;
const MAX_TOWNS = 22;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isInside = ({ left, right, top, bottom }: Box, { width, height }: MapFrame): boolean =>
  left >= 4 && right <= width - 4 && top >= 4 && bottom <= height - 4;

const around = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const townBox = ({ x, y, text, side }: Omit<MapLabel, "kind">): Box => {
  const width = text.length * LETTER_UNITS + DOT_GAP;
  const half = FONT_UNITS * 0.6;
  return {
    left: side === "left" ? x - width : x - 6,
    right: side === "left" ? x + 6 : x + width,
    top: y - half,
    bottom: y + half,
  };
};

const countryBox = ({ x, y }: Point, text: string): Box => {
  const half = (text.length * COUNTRY_LETTER_UNITS) / 2;
  return { left: x - half, right: x + half, top: y - FONT_UNITS, bottom: y + FONT_UNITS * 0.4 };
};

/** If two towns are closer than this, only one is labelled. */
const MIN_TOWN_DISTANCE = 112;

const layOutName = (
  { name, kind, ...position }: Position & { readonly name: string; readonly kind: "town" | "origin" },
  frame: MapFrame,
  taken: readonly Box[],
): readonly [label: MapLabel, box: Box] | null => {
  const point = frame.toPoint(position);
  for (const side of ["right", "left"] as const) {
    const box = townBox({ ...point, text: name, side });
    if (!isInside(box, frame) || taken.some((other) => overlaps(box, other))) continue;
    return [{ ...point, text: name, kind, side }, box];
  }
  return null;
};

/** If the name does not fit, only the dot is drawn. */
const layOutOrigin = ({ name, ...position }: Origin, frame: MapFrame, taken: Box[]): readonly MapLabel[] => {
  if (!isWithin(position, frame.bounds)) return [];
  const point = frame.toPoint(position);
  const laidOut = layOutName({ ...position, name: name ?? strings.you, kind: "origin" }, frame, taken);
  taken.push(around(point, ORIGIN_RADIUS), ...(laidOut === null ? [] : [laidOut[1]]));
  return [laidOut?.[0] ?? { ...point, text: "", kind: "origin", side: "right" }];
};

/** Towns by importance, spread over the map. Adds the boxes of their names to `taken`. */
const layOutTowns = (frame: MapFrame, taken: Box[]): readonly MapLabel[] => {
  const labels: MapLabel[] = [];
  const towns = TOWNS.filter((town) => isWithin(town, frame.bounds)).toSorted((a, b) => a.rank - b.rank);
  for (const town of towns) {
    if (labels.length >= MAX_TOWNS) break;
    const { x, y } = frame.toPoint(town);
    if (labels.some((label) => Math.hypot(label.x - x, label.y - y) < MIN_TOWN_DISTANCE)) continue;
    const laidOut = layOutName({ lat: town.lat, lng: town.lng, name: town.name, kind: "town" }, frame, taken);
    if (laidOut === null) continue;
    labels.push(laidOut[0]);
    taken.push(laidOut[1]);
  }
  return labels;
};

type CountryName = Position & {
  readonly name: string;
  /** Range of map widths, in degrees of longitude, in which the name is drawn at this position. */
  readonly spans: readonly [min: number, max: number];
};

const LARGE = [8, 180] as const;

/** Names of countries, positioned clear of towns: of those with a module, and on the map of Europe. */
const COUNTRY_NAMES: readonly CountryName[] = [
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

/**
 * The origin, then the names of countries and of towns by importance that fit without overlapping markers or each
 * other.
 */
export const layOutLabels = (
  frame: MapFrame,
  markers: readonly Point[],
  origin: Origin | null,
): readonly MapLabel[] => {
  const taken: Box[] = markers.map((marker) => around(marker, MARKER_RADIUS));
  const originLabels = origin === null ? [] : layOutOrigin(origin, frame, taken);
  const isFree = (box: Box): boolean => isInside(box, frame) && !taken.some((other) => overlaps(box, other));
  const labels: MapLabel[] = [];
  const span = frame.bounds.east - frame.bounds.west;
  for (const { name, spans, ...position } of COUNTRY_NAMES) {
    const point = frame.toPoint(position);
    const box = countryBox(point, name);
    if (span < spans[0] || span > spans[1] || !isFree(box)) continue;
    taken.push(box);
    labels.push({ ...point, text: name, kind: "country", side: null });
  }
  return [...labels, ...layOutTowns(frame, taken), ...originLabels];
};
