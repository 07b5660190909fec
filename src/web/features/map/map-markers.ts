import { isWithin, type Point, type Position } from "#domain/geo/index.ts";
import type { MapFrame } from "./map-frame.ts";

export type MapPlace = Position & { readonly slug: string; readonly name: string };

export type NumberedPlace = MapPlace & {
  /** Position in the list, from 1. */
  readonly number: number;
};

/** One place, or several that would overlap. */
export type MapMarker = Point & { readonly places: readonly NumberedPlace[] };

/** Nearer markers overlap. */
const MIN_DISTANCE_UNITS = 62;

const middleOf = (points: readonly Point[]): Point => ({
  x: Math.round(points.reduce((sum, { x }) => sum + x, 0) / points.length),
  y: Math.round(points.reduce((sum, { y }) => sum + y, 0) / points.length),
});

/** The markers of the places within the frame, in order of their first places. */
export const placeMarkers = (frame: MapFrame, places: readonly MapPlace[]): readonly MapMarker[] => {
  const numbered = places.map((place, index) => ({ ...place, number: index + 1 }));
  let clusters: readonly (readonly NumberedPlace[])[] = numbered
    .filter((place) => isWithin(place, frame.bounds))
    .map((place) => [place]);
  const toMarker = (cluster: readonly NumberedPlace[]): MapMarker => ({
    ...middleOf(cluster.map(frame.toPoint)),
    places: cluster,
  });
  for (;;) {
    const markers = clusters.map(toMarker);
    const pair = nearestPair(markers);
    if (pair === null) return markers;
    const [first, second] = pair;
    clusters = clusters.flatMap((cluster, index) => {
      if (index === second) return [];
      return index === first
        ? [[...cluster, ...(clusters[second] ?? [])].toSorted((a, b) => a.number - b.number)]
        : [cluster];
    });
  }
};

/** Indexes of the two nearest markers that overlap; null if none do. */
const nearestPair = (markers: readonly MapMarker[]): readonly [first: number, second: number] | null => {
  let best: readonly [number, number] | null = null;
  let shortest = MIN_DISTANCE_UNITS;
  for (const [first, a] of markers.entries()) {
    for (const [second, b] of markers.entries()) {
      const distance = Math.hypot(a.x - b.x, a.y - b.y);
      if (second > first && distance < shortest) {
        shortest = distance;
        best = [first, second];
      }
    }
  }
  return best;
};
