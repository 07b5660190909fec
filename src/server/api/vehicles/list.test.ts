import fc from "fast-check";
import { expect, test } from "vitest";
import { idsAfter, readCursor, writeCursor } from "./list.ts";

const readWhole = (stockOf: (page: number) => readonly number[], count: number): readonly number[] => {
  const read: number[] = [];
  let after = 0;
  for (let page = 0; ; page += 1) {
    const { page: ids, hasMore } = idsAfter(stockOf(page), after, count);
    read.push(...ids);
    after = ids.at(-1) ?? after;
    if (!hasMore) return read;
  }
};

test("a read that a changing stock interrupts has what stays once, in whatever order a version lists it", () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 60 });
  fc.assert(
    fc.property(ids, fc.array(ids, { maxLength: 20 }), fc.integer({ min: 1, max: 7 }), (staying, others, count) => {
      const stockOf = (page: number) => [...new Set([...(others[page] ?? []), ...staying])];
      const read = readWhole(stockOf, count);
      expect(new Set(read).size).toBe(read.length);
      expect(staying.filter((id) => !read.includes(id))).toEqual([]);
    }),
  );
});

test("a cursor survives its text, and no other text is one", () => {
  const cursor = { version: "12-3-2026-11-27", after: 480 };
  expect(readCursor(writeCursor(cursor), "other")).toEqual(cursor);
  expect(readCursor("", "now")).toEqual({ version: "now", after: 0 });
  for (const text of ["x", "bnVsbA", "W10", Buffer.from('{"v":1,"id":2}').toString("base64url")])
    expect(readCursor(text, "now")).toBeNull();
});
