import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KeyTable, SeenIds } from "./key-table.ts";

describe("KeyTable", () => {
  it("returns the same numbers as a Map, also after growing", () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 9_999 })), {
      maxLength: 3_000,
    });
    fc.assert(
      fc.property(steps, (pairs) => {
        const [table, map] = [new KeyTable(), new Map<number, number>()];
        for (const [key, number] of pairs) {
          expect(table.exchange(`V-${key}`, number)).toBe(map.get(key) ?? 0);
          map.set(key, number);
        }
        expect(table.size).toBe(map.size);
      }),
      { numRuns: 30 },
    );
  });

  it("distinguishes thousands of keys", () => {
    const table = new KeyTable();
    for (let key = 0; key < 20_000; key += 1) expect(table.exchange(`V-${key}`, key + 1)).toBe(0);
    for (let key = 0; key < 20_000; key += 1) expect(table.exchange(`V-${key}`, 1)).toBe(key + 1);
  });
});

describe("SeenIds", () => {
  it("contains exactly the added ids, however sparse", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2_000_000_000 }), { maxLength: 3_000 }), (ids) => {
        const seen = new SeenIds();
        for (const id of ids) seen.add(id);
        expect(seen.size).toBe(new Set(ids).size);
        expect(ids.every((id) => seen.has(id))).toBe(true);
        expect(seen.has(2_000_000_001)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it("returns the line of the id before, which adds no id", () => {
    const steps = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 9_999 }), fc.boolean()),
      {
        maxLength: 3_000,
      },
    );
    fc.assert(
      fc.property(steps, (rows) => {
        const [seen, lines, added] = [new SeenIds(), new Map<number, number>(), new Set<number>()];
        for (const [id, line, isAdded] of rows) {
          if (isAdded) seen.add(id);
          if (isAdded) added.add(id);
          expect(seen.exchangeLine(id, line)).toBe(lines.get(id) ?? 0);
          expect(seen.has(id)).toBe(added.has(id));
          lines.set(id, line);
        }
      }),
      { numRuns: 30 },
    );
  });
});
