import { describe, expect, it } from "vitest";
import { createByteStore } from "./byte-store.ts";

const bytesUpTo = (length: number): Uint8Array => Uint8Array.from({ length }, (_, index) => index % 251);

describe("a byte store", () => {
  it.each([0, 1, 4_095, 4_096, 4_097, 20_000])("returns %i bytes as they came, whatever the pieces", (length) => {
    const all = bytesUpTo(length);
    for (const piece of [1, 7, 4_096, length + 1]) {
      const store = createByteStore(20_000);
      for (let start = 0; start < length; start += piece) store.append(all.subarray(start, start + piece));
      expect(store.length()).toBe(length);
      expect(Buffer.from(store.take()).equals(all)).toBe(true);
    }
  });

  it.each([10, 5_000])("throws beyond %i bytes", (maxBytes) => {
    const store = createByteStore(maxBytes);
    store.append(bytesUpTo(maxBytes));
    expect(() => store.append(Uint8Array.of(1))).toThrow(RangeError);
  });
});
