import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createReference, parseReference, REFERENCE_ALPHABET } from "./reference.ts";

const fakeRandomBytes =
  (...batches: readonly (readonly number[])[]) =>
  (count: number): Uint8Array => {
    const batch = batches[Math.min(calls, batches.length - 1)] ?? [];
    calls += 1;
    return Uint8Array.from({ length: count }, (_, index) => batch[index] ?? 0);
  };
let calls = 0;

describe("createReference", () => {
  it("returns two groups of four unambiguous symbols", () => {
    calls = 0;
    expect(createReference(fakeRandomBytes([0, 1, 2, 3, 26, 27, 28, 29]))).toBe("2345-WXYZ");
    expect(REFERENCE_ALPHABET).not.toMatch(/[01ILOU]/);
  });

  it("skips bytes that would favour some symbols", () => {
    calls = 0;
    expect(createReference(fakeRandomBytes([255, 254, 253, 252, 251, 250, 249, 248], [1, 1, 1, 1, 1, 1, 1, 1]))).toBe(
      "3333-3333",
    );
  });

  it("returns references that parseReference reads in any spelling", () => {
    const random = fc.uint8Array({ minLength: 64, maxLength: 64 });
    fc.assert(
      fc.property(random, (bytes) => {
        let at = 0;
        const reference = createReference((count) =>
          Uint8Array.from({ length: count }, () => (bytes[at++ % 64] ?? 0) % 240),
        );
        return (
          parseReference(reference) === reference &&
          parseReference(` ${reference.toLowerCase().replace("-", "")} `) === reference
        );
      }),
    );
    expect(parseReference("V7K3-2QF0")).toBeNull();
    expect(parseReference("V7K3-2QFMX")).toBeNull();
  });
});
