import { isWithin, type Point, type Town, TOWNS } from "#domain/geo/index.ts";
import { COUNTRY_NAMES } from "./geometry/country-names.ts";
import type { MapFrame } from "./map-frame.ts";

export type MapLabel = Point & {
  readonly text: string;
  readonly kind: "country" | "town";
  /** Side of the town's dot on which the name stands; null for a country. */
  readonly side: "left" | "right" | null;
};

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const FONT_UNITS = 24;
const LETTER_UNITS = FONT_UNITS * 0.54;
const COUNTRY_LETTER_UNITS = FONT_UNITS * 0.86;
const DOT_GAP = 12;
/** Of a marker, with some air. */
const MARKER_RADIUS = 34;
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

/** Towns nearer to each other are not named both. */
const MIN_TOWN_DISTANCE = 112;

const placeTown = (town: Town, frame: MapFrame, taken: readonly Box[]): readonly [MapLabel, Box] | null => {
  const point = frame.toPoint(town);
  for (const side of ["right", "left"] as const) {
    const box = townBox({ ...point, text: town.name, side });
    if (!isInside(box, frame) || taken.some((other) => overlaps(box, other))) continue;
    return [{ ...point, text: town.name, kind: "town", side }, box];
  }
  return null;
};

/** Towns by importance, spread over the map. Adds the boxes of their names to `taken`. */
const placeTowns = (frame: MapFrame, taken: Box[]): readonly MapLabel[] => {
  const labels: MapLabel[] = [];
  const towns = TOWNS.filter((town) => isWithin(town, frame.bounds)).toSorted((a, b) => a.rank - b.rank);
  for (const town of towns) {
    if (labels.length >= MAX_TOWNS) break;
    const { x, y } = frame.toPoint(town);
    if (labels.some((label) => Math.hypot(label.x - x, label.y - y) < MIN_TOWN_DISTANCE)) continue;
    const placed = placeTown(town, frame, taken);
    if (placed === null) continue;
    labels.push(placed[0]);
    taken.push(placed[1]);
  }
  return labels;
};

/** Names of countries, then of towns by importance, that fit between the markers and each other. */
export const placeLabels = (frame: MapFrame, markers: readonly Point[]): readonly MapLabel[] => {
  const taken: Box[] = markers.map((marker) => around(marker, MARKER_RADIUS));
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
  return [...labels, ...placeTowns(frame, taken)];
};
