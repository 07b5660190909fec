/** A value of a PDF file (ISO 32000-2, 7.3). Strings, booleans and null are `other`: nothing depends on them. */
export type PdfValue =
  | { readonly type: "name"; readonly name: string }
  | { readonly type: "number"; readonly value: number }
  /** A reference to the object with this number. */
  | { readonly type: "ref"; readonly object: number }
  | { readonly type: "array"; readonly items: readonly PdfValue[] }
  | PdfDictionary
  | { readonly type: "other" };

/** Programs differ in which entry of a repeated key they use. */
export type PdfDictionary = {
  readonly type: "dictionary";
  readonly entries: readonly (readonly [key: string, value: PdfValue])[];
};

/** All values of a key. */
export const valuesOf = ({ entries }: PdfDictionary, key: string): readonly PdfValue[] =>
  entries.filter(([name]) => name === key).map(([, value]) => value);

export const hasKey = ({ entries }: PdfDictionary, key: string): boolean => entries.some(([name]) => name === key);

/** Thrown for a file that cannot be looked into: nested too deep, or made to take long. */
export class UnreadablePdfError extends Error {}

const MAX_OBJECT_BYTES = 512 * 1024;

/** Bytes read before other requests are answered; some milliseconds. */
const BYTES_PER_TURN = 256 * 1024;

/** Bytes that may still be read of a file. Overlapping objects would be read again and again. */
export class ReadBudget {
  #left = 0;
  #leftOfObject = 0;
  #turn = 0;

  add(bytes: number): void {
    this.#left += bytes;
  }

  beginObject(): void {
    this.#leftOfObject = MAX_OBJECT_BYTES;
  }

  spend(bytes: number): void {
    this.#left -= bytes;
    this.#leftOfObject -= bytes;
    this.#turn += bytes;
    if (this.#left < 0 || this.#leftOfObject < 0) throw new UnreadablePdfError("too many bytes");
  }

  /** True once after each turn. `bytes`: looked at, and not part of the budget. */
  endsTurn(bytes: number): boolean {
    this.#turn += bytes;
    if (this.#turn < BYTES_PER_TURN) return false;
    this.#turn = 0;
    return true;
  }
}
