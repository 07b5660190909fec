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
