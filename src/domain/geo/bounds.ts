import type { Position } from "./position.ts";

/** Degrees, WGS 84; never across the date line. */
export type Bounds = {
  readonly north: number;
  readonly south: number;
  readonly west: number;
  readonly east: number;
};

export const isWithin = ({ lat, lng }: Position, { north, south, west, east }: Bounds): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** The smallest bounds that contain all positions. Throws RangeError without one. */
export const boundsOf = (positions: readonly Position[]): Bounds => {
  if (positions.length === 0) throw new RangeError("bounds need a position");
  const lats = positions.map(({ lat }) => lat);
  const lngs = positions.map(({ lng }) => lng);
  return {
    north: Math.max(...lats),
    south: Math.min(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  };
};

/** Latitude at which the Web Mercator projection is cut off. */
const MAX_LATITUDE = 85.05;

export type Point = { readonly x: number; readonly y: number };

/**
 * Web Mercator: the whole world is 1 wide and 1 high, north at 0. Distances at a latitude are stretched by 1 / cos(lat).
 * Source: EPSG:3857.
 */
export const toMercator = ({ lat, lng }: Position): Point => {
  const clamped = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
  const sine = Math.sin((clamped * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
};

/** The position of a Web Mercator point. */
export const fromMercator = ({ x, y }: Point): Position => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lng: (x - 0.5) * 360,
});

/**
 * The largest bounds within the given ones, in the Web Mercator projection, that are centred on a position inside them.
 */
export const centredBounds = ({ north, south, west, east }: Bounds, centre: Position): Bounds => {
  const topLeft = toMercator({ lat: north, lng: west });
  const bottomRight = toMercator({ lat: south, lng: east });
  const { x, y } = toMercator(centre);
  const halfWidth = Math.min(x - topLeft.x, bottomRight.x - x);
  const halfHeight = Math.min(y - topLeft.y, bottomRight.y - y);
  const northWest = fromMercator({ x: x - halfWidth, y: y - halfHeight });
  const southEast = fromMercator({ x: x + halfWidth, y: y + halfHeight });
  return { north: northWest.lat, south: southEast.lat, west: northWest.lng, east: southEast.lng };
};
