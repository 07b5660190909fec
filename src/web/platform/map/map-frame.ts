import { type Bounds, fromMercator, type Point, type Position, toMercator } from "#domain/geo/index.ts";

/** Width of every map in SVG units. */
export const MAP_WIDTH = 880;

/** The part of the Earth that a map shows, and its size in SVG units. */
export type MapFrame = {
  readonly bounds: Bounds;
  readonly width: number;
  readonly height: number;
  /** Rounded to whole units; outside the frame for a position beyond the bounds. */
  readonly toPoint: (position: Position) => Point;
};

export const createMapFrame = (bounds: Bounds): MapFrame => {
  const topLeft = toMercator({ lat: bounds.north, lng: bounds.west });
  const bottomRight = toMercator({ lat: bounds.south, lng: bounds.east });
  const scale = MAP_WIDTH / (bottomRight.x - topLeft.x);
  return {
    bounds,
    width: MAP_WIDTH,
    height: Math.round((bottomRight.y - topLeft.y) * scale),
    toPoint(position) {
      const { x, y } = toMercator(position);
      return { x: Math.round((x - topLeft.x) * scale), y: Math.round((y - topLeft.y) * scale) };
    },
  };
};

/** Minimum width, about 8 kilometres. */
const MIN_WIDTH_DEGREES = 0.12;

/** Extends bounds around their centre to the shape of others, with a margin of one sixth on each side. */
export const withShapeOf = (bounds: Bounds, shape: Bounds): Bounds => {
  const { width, height } = createMapFrame(shape);
  const topLeft = toMercator({ lat: bounds.north, lng: bounds.west });
  const bottomRight = toMercator({ lat: bounds.south, lng: bounds.east });
  const margin = 4 / 3;
  const mercatorWidth = Math.max(
    (bottomRight.x - topLeft.x) * margin,
    ((bottomRight.y - topLeft.y) * margin * width) / height,
    MIN_WIDTH_DEGREES / 360,
  );
  const mercatorHeight = (mercatorWidth * height) / width;
  const middle = { x: (topLeft.x + bottomRight.x) / 2, y: (topLeft.y + bottomRight.y) / 2 };
  const northWest = fromMercator({ x: middle.x - mercatorWidth / 2, y: middle.y - mercatorHeight / 2 });
  const southEast = fromMercator({ x: middle.x + mercatorWidth / 2, y: middle.y + mercatorHeight / 2 });
  return { north: northWest.lat, south: southEast.lat, west: northWest.lng, east: southEast.lng };
};
