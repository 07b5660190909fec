import fc from "fast-check";
import { expect, test } from "vitest";
import { stableOrder } from "./stable-order.ts";

const keys = fc.array(
  fc.oneof(
    fc.integer({ min: -9, max: 9 }),
    fc.maxSafeInteger().map((n) => Math.floor(n / 2)),
    fc.constant(Number.NaN),
  ),
);

const referenceOrder = (all: readonly number[], descending: boolean, lastRowFirst: boolean): number[] => {
  const rows = all.map((_, row) => row);
  if (lastRowFirst) rows.reverse();
  const known = rows.filter((row) => !Number.isNaN(all[row]));
  known.sort((left, right) => ((all[left] as number) - (all[right] as number)) * (descending ? -1 : 1));
  return [...known, ...rows.filter((row) => Number.isNaN(all[row]))];
};

test("sorts rows by key, breaks ties by row, and puts rows without a key last in both directions", () => {
  fc.assert(
    fc.property(keys, fc.boolean(), fc.boolean(), (all, descending, lastRowFirst) => {
      const order = stableOrder(Float64Array.from(all), { descending, lastRowFirst });
      expect([...order]).toEqual(referenceOrder(all, descending, lastRowFirst));
    }),
  );
});
