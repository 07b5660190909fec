import fc from "fast-check";
import { expect, test } from "vitest";
import { addRow, countRows, hasRow, addEveryRow, listRows, removeRow, wordCount } from "./bitmap.ts";

const rowSets = fc
  .integer({ min: 1, max: 200 })
  .chain((size) => fc.record({ size: fc.constant(size), rows: fc.uniqueArray(fc.nat({ max: size - 1 })) }));

test("contains exactly the added rows", () => {
  fc.assert(
    fc.property(rowSets, ({ size, rows }) => {
      const bitmap = new Uint32Array(wordCount(size));
      for (const row of rows) addRow(bitmap, row);
      const listed = new Uint32Array(size);
      const count = listRows(bitmap, listed);
      expect([...listed.subarray(0, count)]).toEqual(rows.toSorted((left, right) => left - right));
      expect(countRows(bitmap)).toBe(rows.length);
    }),
  );
});

test("contains only the remaining rows after rows are removed from a full bitmap", () => {
  fc.assert(
    fc.property(rowSets, ({ size, rows }) => {
      const bitmap = new Uint32Array(wordCount(size));
      addEveryRow(bitmap, size);
      for (const row of rows) removeRow(bitmap, row);
      expect(countRows(bitmap)).toBe(size - rows.length);
      for (let row = 0; row < size; row += 1) expect(hasRow(bitmap, row)).toBe(!rows.includes(row));
    }),
  );
});
