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
