import type { Bounds, Position } from "../../src/domain/geo/index.ts";

/** Distance in degrees from a point to the segment between two others, with longitudes as narrow as at 50° north. */
const distanceToSegment = (point: Position, from: Position, to: Position): number => {
  const shrink = 0.64;
  const [dx, dy] = [(to.lng - from.lng) * shrink, to.lat - from.lat];
  const [px, py] = [(point.lng - from.lng) * shrink, point.lat - from.lat];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return Math.hypot(px - share * dx, py - share * dy);
};

/** Leaves out points nearer than `tolerance` degrees to the line. Source: Douglas and Peucker, 1973. */
export const simplify = (line: readonly Position[], tolerance: number): readonly Position[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (line.length < 3 || !first || !last) return line;
  const inner = line.slice(1, -1).map((point) => distanceToSegment(point, first, last));
  const farthest = inner.reduce((best, distance, index) => (distance > (inner[best] ?? 0) ? index : best), 0) + 1;
  if ((inner[farthest - 1] ?? 0) <= tolerance) return [first, last];
  return [...simplify(line.slice(0, farthest + 1), tolerance), ...simplify(line.slice(farthest), tolerance).slice(1)];
};

type Edge = { readonly isInside: (at: Position) => boolean; readonly cross: (a: Position, b: Position) => Position };

const alongLat = (lat: number, isInside: Edge["isInside"]): Edge => ({
  isInside,
  cross: (a, b) => ({ lat, lng: a.lng + ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) }),
});

const alongLng = (lng: number, isInside: Edge["isInside"]): Edge => ({
  isInside,
  cross: (a, b) => ({ lng, lat: a.lat + ((b.lat - a.lat) * (lng - a.lng)) / (b.lng - a.lng) }),
});

const clipAtEdge = (ring: readonly Position[], { isInside, cross }: Edge): readonly Position[] =>
  ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    if (isInside(point)) return isInside(before) ? [point] : [cross(before, point), point];
    return isInside(before) ? [cross(before, point)] : [];
  });

/** The part of an open ring within the bounds. Source: Sutherland and Hodgman, 1974. */
export const clipRing = (ring: readonly Position[], { north, south, west, east }: Bounds): readonly Position[] =>
  [
    alongLat(south, ({ lat }) => lat >= south),
    alongLat(north, ({ lat }) => lat <= north),
    alongLng(west, ({ lng }) => lng >= west),
    alongLng(east, ({ lng }) => lng <= east),
  ].reduce(clipAtEdge, ring);
