import fc from "fast-check";
import { expect, test } from "vitest";
import { stepsInBucket } from "./facet-results.ts";

test("creates at most 30 buckets, and more than 10 if the values allow it", () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), fc.nat({ max: 100_000_000 }), (first, more) => {
      const steps = stepsInBucket(first, first + more);
      const buckets = Math.floor((first + more) / steps) - Math.floor(first / steps) + 1;
      expect(buckets).toBeLessThanOrEqual(30);
      expect(buckets).toBeGreaterThan(Math.min(more, 10));
    }),
  );
});
