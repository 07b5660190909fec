import { type Bitmap, wordsFor } from "./bitmap.ts";

/** Memory one open index computes in. A search takes bitmaps in turn and gives them all back at its end. */
export type Workspace = {
  /** A bitmap with anything in it. */
  readonly bitmap: () => Bitmap;
  readonly emptyBitmap: () => Bitmap;
  readonly reset: () => void;
  /** Room for every row. */
  readonly rows: Uint32Array;
  /** Room for the combinations of any one group; all 0 between uses. */
  readonly combinations: Uint32Array;
};

export const createWorkspace = (size: number, largestGroup: number): Workspace => {
  const bitmaps: Bitmap[] = [];
  let taken = 0;
  const take = (): Bitmap => {
    const bitmap = bitmaps[taken] ?? new Uint32Array(wordsFor(size));
    bitmaps[taken] = bitmap;
    taken += 1;
    return bitmap;
  };
  return {
    bitmap: take,
    emptyBitmap: () => take().fill(0),
    reset() {
      taken = 0;
    },
    rows: new Uint32Array(size),
    combinations: new Uint32Array(largestGroup),
  };
};
