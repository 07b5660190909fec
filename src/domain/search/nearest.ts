type Kept = { readonly row: number; readonly distance: number };

export type Nearest = {
  /** A row must be nearer than this to be kept. */
  readonly bound: () => number;
  readonly add: (row: number, distance: number) => void;
  /** Nearest first; of equal ones the lower row. */
  readonly rows: () => readonly Kept[];
};

/** Keeps the `limit` (at least 1) nearest of the rows that come by in ascending order. */
export const createNearest = (limit: number): Nearest => {
  const kept: Kept[] = [];
  const bound = (): number => kept[limit - 1]?.distance ?? Number.POSITIVE_INFINITY;
  return {
    bound,
    add(row, distance) {
      if (distance >= bound()) return;
      const after = kept.findIndex((one) => one.distance > distance);
      kept.splice(after < 0 ? kept.length : after, 0, { row, distance });
      if (kept.length > limit) kept.pop();
    },
    rows: () => kept,
  };
};
