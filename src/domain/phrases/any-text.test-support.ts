import fc from "fast-check";

/** Any code units at all, halves of pairs among them; quicker to begin with than fast-check's own strings of any unit. */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.integer({ min: 0x20, max: 0x17f }), fc.integer({ min: 0, max: 0xffff })), { maxLength })
    .map((units) => String.fromCharCode(...units));
