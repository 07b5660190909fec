import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createKeyFilter } from "./stock-put.ts";

describe("createKeyFilter", () => {
  it("contains every key that was added", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" })), (keys) => {
        const filter = createKeyFilter();
        for (const key of keys) filter.add(key);
        expect(keys.every((key) => filter.mayContain(key))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it("contains less than 0.1 % of the other keys after a hundred thousand", () => {
    const filter = createKeyFilter();
    for (let n = 0; n < 100_000; n += 1) filter.add(`key ${n}`);
    const wrong = Array.from({ length: 10_000 }, (_, n) => `other ${n}`).filter((key) => filter.mayContain(key));
    expect(wrong.length).toBeLessThan(10);
  });
});
