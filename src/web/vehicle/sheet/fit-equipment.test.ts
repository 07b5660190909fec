import fc from "fast-check";
import { expect, test } from "vitest";
import { fitEquipment } from "./fit-equipment.ts";

const group = fc.record({
  label: fc.string({ minLength: 1, maxLength: 20 }),
  items: fc.array(fc.string({ minLength: 1, maxLength: 120 }), { minLength: 1, maxLength: 120 }),
});

const LINES = { airy: 72, close: 93, tight: 140 };
const CHARACTERS = { airy: 34, close: 38, tight: 32 };

test("never exceeds the lines of the page", () => {
  fc.assert(
    fc.property(fc.array(group, { maxLength: 8 }), (groups) => {
      const { density, groups: fitted } = fitEquipment(groups);
      const lines = fitted
        .flatMap(({ items }) => [2, ...items.map((item) => Math.ceil(item.length / CHARACTERS[density]))])
        .reduce((sum, more) => sum + more, 0);
      expect(lines).toBeLessThanOrEqual(LINES[density]);
    }),
  );
});

test("prints or counts every item", () => {
  fc.assert(
    fc.property(fc.array(group, { maxLength: 8 }), (groups) => {
      const { groups: fitted, omitted } = fitEquipment(groups);
      const all = groups.flatMap(({ items }) => items);
      const printed = fitted.flatMap(({ items }) => items);
      expect(printed.length + omitted).toBe(all.length);
      expect(all).toEqual(expect.arrayContaining([...printed]));
    }),
  );
});

test.each([
  [0, "airy"],
  [60, "airy"],
  [80, "close"],
  [110, "tight"],
])("prints %i items at density %s without leaving any out", (count, density) => {
  const items = Array.from({ length: count }, (_, index) => `Équipement ${index}`);
  expect(fitEquipment(count === 0 ? [] : [{ label: "Confort", items }])).toMatchObject({ density, omitted: 0 });
});

test("cuts a list beyond the tightest density at its end", () => {
  const items = Array.from({ length: 300 }, (_, index) => `Équipement ${index}`);
  const { groups, omitted } = fitEquipment([{ label: "Options", items }]);
  expect(groups[0]?.items).toEqual(items.slice(0, 138));
  expect(omitted).toBe(162);
});
