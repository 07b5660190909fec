import type { Point } from "#domain/geo/index.ts";

/** Rounded to whole units. */
export const centroid = (points: readonly Point[]): Point => ({
  x: Math.round(points.reduce((sum, { x }) => sum + x, 0) / points.length),
  y: Math.round(points.reduce((sum, { y }) => sum + y, 0) / points.length),
});

/** Indexes of the two nearest points closer than `minDistance`; null if none are. */
const nearestPair = (
  points: readonly Point[],
  minDistance: number,
): readonly [first: number, second: number] | null => {
  let best: readonly [number, number] | null = null;
  let shortest = minDistance;
  for (const [first, a] of points.entries()) {
    for (const [second, b] of points.entries()) {
      const distance = Math.hypot(a.x - b.x, a.y - b.y);
      if (second > first && distance < shortest) {
        shortest = distance;
        best = [first, second];
      }
    }
  }
  return best;
};

/**
 * Merges clusters whose centres are closer than `minDistance`. Pins in a cluster are sorted by number, clusters by
 * their first pin.
 */
export const clusterByDistance = <Item extends { readonly number: number }>(
  pins: readonly Item[],
  toPoint: (pin: Item) => Point,
  minDistance: number,
): readonly (readonly Item[])[] => {
  let clusters: readonly (readonly Item[])[] = pins.map((pin) => [pin]);
  for (;;) {
    const pair = nearestPair(
      clusters.map((cluster) => centroid(cluster.map(toPoint))),
      minDistance,
    );
    if (pair === null) return clusters;
    const [first, second] = pair;
    clusters = clusters.flatMap((cluster, index) => {
      if (index === second) return [];
      return index === first
        ? [[...cluster, ...(clusters[second] ?? [])].toSorted((a, b) => a.number - b.number)]
        : [cluster];
    });
  }
};
