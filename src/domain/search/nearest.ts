export type Nearest = {
  /** What a row must not exceed to be kept. */
  readonly bound: () => number;
  readonly add: (row: number, distance: number) => void;
  /** Nearest first; of equal ones the lower row. */
  readonly rows: () => readonly { readonly row: number; readonly distance: number }[];
};

/** Keeps the `limit` (at least 1) nearest of the rows that come by, in whatever order they come. */
export const createNearest = (limit: number): Nearest => {
  const kept: { row: number; distance: number }[] = [];
  let bound = Number.POSITIVE_INFINITY;
  return {
    bound: () => bound,
    add(row, distance) {
      let at = kept.length;
      for (; at > 0; at -= 1) {
        const before = kept[at - 1] as { row: number; distance: number };
        if (before.distance < distance || (before.distance === distance && before.row < row)) break;
      }
      if (at === limit) return;
      kept.splice(at, 0, { row, distance });
      if (kept.length > limit) kept.pop();
      if (kept.length === limit) bound = (kept[limit - 1] as { distance: number }).distance;
    },
    rows: () => kept,
  };
};
