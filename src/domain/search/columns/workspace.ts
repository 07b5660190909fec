import { type Bitmap, wordCount } from "./bitmap.ts";

/** Scratch memory of one open index. A search calls `reset` first and then takes bitmaps from it. */
export type Workspace = {
  /** The content is undefined. */
  readonly bitmap: () => Bitmap;
  readonly emptyBitmap: () => Bitmap;
  readonly reset: () => void;
  /** One entry per row of the stock. */
  readonly rows: Uint32Array;
  /** Counters for the combinations of the largest group; all 0 between uses. */
  readonly combinations: Uint32Array;
};

export const createWorkspace = (size: number, largestGroupSize: number): Workspace => {
  const bitmaps: Bitmap[] = [];
  let usedCount = 0;
  const nextBitmap = (): Bitmap => {
    const bitmap = bitmaps[usedCount] ?? new Uint32Array(wordCount(size));
    bitmaps[usedCount] = bitmap;
    usedCount += 1;
    return bitmap;
  };
  return {
    bitmap: nextBitmap,
    emptyBitmap: () => nextBitmap().fill(0),
    reset() {
      usedCount = 0;
    },
    rows: new Uint32Array(size),
    combinations: new Uint32Array(largestGroupSize),
  };
};
