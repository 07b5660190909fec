import fc from "fast-check";

/** Arbitrary code units, including lone surrogates. Starts faster than fast-check's own strings of any unit. */
export const unicodeText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.integer({ min: 0x20, max: 0x17f }), fc.integer({ min: 0, max: 0xffff })), { maxLength })
    .map((units) => String.fromCharCode(...units));
