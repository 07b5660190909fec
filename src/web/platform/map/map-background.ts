import { COUNTRIES, type CountryCode } from "#domain/countries/index.ts";
import { type Bounds, decodePolyline, isWithin, type Point, type Position } from "#domain/geo/index.ts";
import { DETAILED_COUNTRIES } from "./geometry/detailed-countries.ts";
import type { EncodedCountries } from "./geometry/encoded-countries.ts";
import { EUROPE_COUNTRIES } from "./geometry/europe-countries.ts";
import { RIVERS } from "./geometry/rivers.ts";
import { createMapFrame, type MapFrame } from "./map-frame.ts";

/** Smaller rings are omitted. */
const MIN_RING_UNITS = 5;

/** Wider maps show the large rivers only. */
const MAX_SPAN_OF_SMALL_RIVERS = 5;

/** Points outside are clamped to this distance, which keeps the path data short. */
const OUTSIDE_UNITS = 60;

const clampTo = ({ width, height }: MapFrame, { x, y }: Point): Point => ({
  x: Math.max(-OUTSIDE_UNITS, Math.min(width + OUTSIDE_UNITS, x)),
  y: Math.max(-OUTSIDE_UNITS, Math.min(height + OUTSIDE_UNITS, y)),
});

/** Filters points by their neighbours on the ring. */
const filterRing = (
  points: readonly Point[],
  isWanted: (point: Point, before: Point, after: Point) => boolean,
): readonly Point[] =>
  points.filter((point, index) =>
    isWanted(point, points.at(index - 1) ?? point, points[(index + 1) % points.length] ?? point),
  );

/** Removes repeated points, then points on a straight line along an axis. */
const withoutIdlePoints = (points: readonly Point[]): readonly Point[] => {
  const distinct = filterRing(points, (point, before) => point.x !== before.x || point.y !== before.y);
  return filterRing(
    distinct,
    ({ x, y }, before, after) => !(x === before.x && x === after.x) && !(y === before.y && y === after.y),
  );
};

/** Relative moves, which are shorter. */
const toPath = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (!first) return "";
  let { x, y } = first;
  const moves = rest.map((point) => {
    const move = `${point.x - x} ${point.y - y}`;
    ({ x, y } = point);
    return move;
  });
  return `M${first.x} ${first.y}l${moves.join(" ")}`.replaceAll(" -", "-");
};

const ringPath = (ring: readonly Position[], frame: MapFrame): string => {
  const points = ring.map((position) => clampTo(frame, frame.toPoint(position)));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const isVisible =
    Math.max(...xs) > 0 && Math.min(...xs) < frame.width && Math.max(...ys) > 0 && Math.min(...ys) < frame.height;
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return isVisible && size >= MIN_RING_UNITS ? `${toPath(withoutIdlePoints(points))}z` : "";
};

/** Quadratic curves through the midpoints, so that the line has no corners. */
const curvePath = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (!first) return "";
  const curves = rest.map((point, index) => {
    const next = rest[index + 1];
    return next
      ? `Q${point.x} ${point.y} ${Math.round((point.x + next.x) / 2)} ${Math.round((point.y + next.y) / 2)}`
      : `L${point.x} ${point.y}`;
  });
  return `M${first.x} ${first.y}${curves.join("")}`;
};

const parseCourse = (course: string): readonly Position[] =>
  course.split(", ").map((point) => {
    const [lat, lng] = point.split(" ").map(Number);
    return { lat: lat ?? 0, lng: lng ?? 0 };
  });

const riverPaths = (frame: MapFrame): readonly string[] => {
  const { east, west } = frame.bounds;
  const rivers = RIVERS.filter(({ rank }) => rank === 1 || east - west <= MAX_SPAN_OF_SMALL_RIVERS);
  return rivers
    .map(({ course }) => parseCourse(course))
    .filter((course) => course.some((position) => isWithin(position, frame.bounds)))
    .map((course) => curvePath(course.map(frame.toPoint)));
};

type CountryRing = { readonly country: string; readonly ring: readonly Position[] };

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

/** `country`: the market's country (ISO 3166-1 alpha-2). */
export const drawBackground = (bounds: Bounds, country: CountryCode) => {
  const frame = createMapFrame(bounds);
  const rings = countriesWithin(bounds).map((ring) => ({ ...ring, path: ringPath(ring.ring, frame) }));
  const pathOf = (isWanted: (code: string) => boolean): string =>
    rings.map((ring) => (isWanted(ring.country) ? ring.path : "")).join("");
  const home = COUNTRIES[country].map.outline;
  return {
    width: frame.width,
    height: frame.height,
    land: pathOf((code) => code !== home),
    /** The market's own country, over the land; empty if the map does not show it. */
    home: pathOf((code) => code === home),
    rivers: riverPaths(frame),
  };
};

/** SVG path data. */
export type MapBackground = ReturnType<typeof drawBackground>;
