import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newReference, parseReference, REFERENCE_ALPHABET } from "./reference.ts";

const bytesOf =
  (...rounds: readonly (readonly number[])[]) =>
  (count: number): Uint8Array => {
    const round = rounds[Math.min(calls, rounds.length - 1)] ?? [];
    calls += 1;
    return Uint8Array.from({ length: count }, (_, index) => round[index] ?? 0);
  };
let calls = 0;

describe("a reference", () => {
  it("has two groups of four symbols nobody confuses", () => {
    calls = 0;
    expect(newReference(bytesOf([0, 1, 2, 3, 26, 27, 28, 29]))).toBe("2345-WXYZ");
    expect(REFERENCE_ALPHABET).not.toMatch(/[01ILOU]/);
  });

  it("draws again where a byte would favour some symbols", () => {
    calls = 0;
    expect(newReference(bytesOf([255, 254, 253, 252, 251, 250, 249, 248], [1, 1, 1, 1, 1, 1, 1, 1]))).toBe("3333-3333");
  });

  it("is read back as people type it", () => {
    const random = fc.uint8Array({ minLength: 64, maxLength: 64 });
    fc.assert(
      fc.property(random, (bytes) => {
        let at = 0;
        const reference = newReference((count) =>
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
