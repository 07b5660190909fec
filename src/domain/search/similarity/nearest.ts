type NearestRow = { readonly row: number; readonly distance: number };

export type Nearest = {
  /** Only rows below this distance are added. */
  readonly bound: () => number;
  readonly add: (row: number, distance: number) => void;
  /** Nearest first; ties by row. */
  readonly rows: () => readonly NearestRow[];
};

/** Collects the `limit` (at least 1) nearest rows. Rows must be added in ascending order. */
export const createNearest = (limit: number): Nearest => {
  const nearest: NearestRow[] = [];
  const bound = (): number => nearest[limit - 1]?.distance ?? Number.POSITIVE_INFINITY;
  return {
    bound,
    add(row, distance) {
      if (distance >= bound()) return;
      const insertAt = nearest.findIndex((other) => other.distance > distance);
      nearest.splice(insertAt < 0 ? nearest.length : insertAt, 0, { row, distance });
      if (nearest.length > limit) nearest.pop();
    },
    rows: () => nearest,
  };
};
