/** A set of rows: one bit per row, 32 per word. Bits past the last row are always 0. */
export type Bitmap = Uint32Array;

export const wordCount = (rows: number): number => (rows + 31) >>> 5;

export const hasRow = (bitmap: Bitmap, row: number): boolean =>
  (((bitmap[row >>> 5] as number) >>> (row & 31)) & 1) === 1;

export const addRow = (bitmap: Bitmap, row: number): void => {
  const word = row >>> 5;
  bitmap[word] = (bitmap[word] as number) | (1 << (row & 31));
};

export const removeRow = (bitmap: Bitmap, row: number): void => {
  const word = row >>> 5;
  bitmap[word] = (bitmap[word] as number) & ~(1 << (row & 31));
};

export const addEveryRow = (bitmap: Bitmap, rows: number): void => {
  bitmap.fill(0xffffffff);
  const last = rows & 31;
  if (last !== 0) bitmap[bitmap.length - 1] = 0xffffffff >>> (32 - last);
};

export const uniteWith = (bitmap: Bitmap, other: Bitmap): void => {
  for (let word = 0; word < bitmap.length; word += 1) bitmap[word] = (bitmap[word] as number) | (other[word] as number);
};

export const intersectWith = (bitmap: Bitmap, other: Bitmap): void => {
  for (let word = 0; word < bitmap.length; word += 1) bitmap[word] = (bitmap[word] as number) & (other[word] as number);
};

export const removeRows = (bitmap: Bitmap, other: Bitmap): void => {
  for (let word = 0; word < bitmap.length; word += 1)
    bitmap[word] = (bitmap[word] as number) & ~(other[word] as number);
};

export const isEmpty = (bitmap: Bitmap): boolean => bitmap.every((word) => word === 0);

/** Parallel bit count (Warren, Hacker's Delight, 5-1). */
export const countBits = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bits, 0x01010101) >>> 24;
};

export const countRows = (bitmap: Bitmap): number => {
  let total = 0;
  for (let word = 0; word < bitmap.length; word += 1) {
    const bits = bitmap[word] as number;
    if (bits !== 0) total += countBits(bits);
  }
  return total;
};

/** Writes the rows of the bitmap to `rows` in ascending order; returns their number. */
export const listRows = (bitmap: Bitmap, rows: Uint32Array): number => {
  let count = 0;
  for (let word = 0; word < bitmap.length; word += 1) {
    let bits = bitmap[word] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      rows[count] = (word << 5) + 31 - Math.clz32(lowest);
      count += 1;
      bits ^= lowest;
    }
  }
  return count;
};

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
