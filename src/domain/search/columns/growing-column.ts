// Arrays in shared memory: a worker posts them to another thread without a copy.
export const sharedUint32 = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4));

export const sharedUint16 = (length: number): Uint16Array => new Uint16Array(new SharedArrayBuffer(length * 2));

export const sharedUint8 = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length));

export const sharedInt32 = (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(length * 4));

export const sharedFloat64 = (length: number): Float64Array => new Float64Array(new SharedArrayBuffer(length * 8));

/** Codes without gaps: values that no row has any more are omitted. */
type UsedCodes = {
  readonly codes: Uint32Array;
  /** The remaining values, as previous codes. */
  readonly used: readonly number[];
};

/** `values`: codes from 0 to `values` - 1 name a value; a higher one means that there is none, and becomes `used.length`. */
export const dropUnusedCodes = (codes: Uint32Array, values: number): UsedCodes => {
  const isUsed = new Uint8Array(values);
  for (const code of codes) if (code < values) isUsed[code] = 1;
  const used: number[] = [];
  const renumbered = new Uint32Array(values);
  for (let code = 0; code < values; code += 1) {
    renumbered[code] = used.length;
    if (isUsed[code] === 1) used.push(code);
  }
  return { codes: codes.map((code) => (code < values ? (renumbered[code] as number) : used.length)), used };
};

type Cells = Uint8Array | Uint32Array | Float64Array;

export type GrowingColumn<T extends Cells> = {
  /** Sets the value of a row, or that of the row after the last one. */
  readonly set: (row: number, value: number) => void;
  /** A view of the values so far, not a copy. */
  readonly cells: () => T;
};

const growingColumn = <T extends Cells>(make: (length: number) => T): GrowingColumn<T> => {
  let cells = make(1024);
  let length = 0;
  return {
    set(row, value) {
      if (row === cells.length) {
        const wider = make(length * 2);
        wider.set(cells);
        cells = wider;
      }
      cells[row] = value;
      if (row === length) length += 1;
    },
    cells: () => cells.subarray(0, length) as T,
  };
};

export const growingUint8 = (): GrowingColumn<Uint8Array> => growingColumn((length) => new Uint8Array(length));

export const growingUint32 = (): GrowingColumn<Uint32Array> => growingColumn((length) => new Uint32Array(length));

export const growingFloat64 = (): GrowingColumn<Float64Array> => growingColumn((length) => new Float64Array(length));
