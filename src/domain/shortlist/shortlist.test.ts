import fc from "fast-check";
import { expect, test } from "vitest";
import {
  applyListChange,
  BUTTON_FIELDS,
  type ListChange,
  type ListName,
  LISTS,
  parseButtonField,
  readListCookie,
  readSharedIds,
  returnPath,
  toButtonField,
  writeIds,
  writeListCookie,
} from "./index.ts";
import { readIds } from "./ids.ts";

const id = fc.integer({ min: 1, max: 999_999_999_999_999 });
const name = fc.constantFrom<ListName>("favourites", "compare");
const list = name.chain((listName) =>
  fc.record({ which: fc.constant(listName), ids: fc.uniqueArray(id, { maxLength: LISTS[listName].maxIds }) }),
);
const change = fc.record({
  list: name,
  action: fc.constantFrom<ListChange["action"]>("add", "remove"),
  ids: fc.uniqueArray(id, { minLength: 1, maxLength: 6 }),
});

test("reads a list back from its cookie among other cookies", () => {
  const other = fc.stringMatching(/^[a-z]{1,6}=[a-z0-9%]{0,9}$/).filter((pair) => !/^(?:favoris|comparer)=/.test(pair));
  fc.assert(
    fc.property(list, fc.array(other, { maxLength: 3 }), ({ which: listName, ids }, others) => {
      const [pair = ""] = writeListCookie(listName, ids, true).split(";");
      expect(readListCookie([...others, pair, "langue=fr"].join("; "), listName)).toEqual({ ids, isCanonical: true });
    }),
  );
});

test("reads a missing cookie as an empty canonical list", () => {
  for (const cookies of [null, "", "langue=fr", "favorisés=3", "xfavoris=3"])
    expect(readListCookie(cookies, "favourites")).toEqual({ ids: [], isCanonical: true });
});

test("reads any cookie as a limited list of distinct ids", () => {
  const junk = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.]{0,3000}$/), fc.array(id).map(writeIds));
  fc.assert(
    fc.property(name, junk, (listName, value) => {
      const { ids, isCanonical } = readListCookie(`${LISTS[listName].cookie}=${value}`, listName);
      expect(ids.length).toBeLessThanOrEqual(LISTS[listName].maxIds);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((one) => Number.isSafeInteger(one) && one > 0)).toBe(true);
      expect(isCanonical).toBe(writeIds(ids) === value.split(";")[0]?.trim());
    }),
  );
});

test.each([
  ["a word", "3.abc", []],
  ["an empty part", "3..4", []],
  ["a sign", "-3", []],
  ["a leading zero", "03", []],
  ["quotes", '"3.4"', []],
  ["more digits than a number holds", "1234567890123456", []],
  ["more than two kilobytes", Array.from({ length: 600 }, (_, index) => index + 100).join("."), []],
  ["a double", "3.4.3", [3, 4]],
  ["a seventh", "1.2.3.4.5.6.7", [1, 2, 3, 4, 5, 6]],
])("normalises a comparison cookie with %s", (_, value, ids) => {
  expect(readListCookie(`comparer=${value}`, "compare")).toEqual({ ids, isCanonical: false });
});

test("accepts a hundred favourites with the longest ids", () => {
  const ids = Array.from({ length: 100 }, (_, index) => 999_999_999_999_999 - index);
  expect(readIds(writeIds(ids), 100)).toEqual(ids);
});

test("writes a cookie for 365 days, secure on https, and deletes it for an empty list", () => {
  expect(writeListCookie("favourites", [3, 12], true)).toBe(
    "__Host-favoris=3.12; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
  expect(writeListCookie("favourites", [3, 12], false)).toBe("favoris=3.12; Path=/; Max-Age=31536000; SameSite=Lax");
  expect(writeListCookie("compare", [], false)).toBe("comparer=; Path=/; Max-Age=0; SameSite=Lax");
});

test("reads the cookie that only this host can write before one that another host of the domain may have written", () => {
  expect(readListCookie("favoris=9; __Host-favoris=3", "favourites").ids).toEqual([3]);
  expect(readListCookie("__Host-favoris=3; favoris=9", "favourites").ids).toEqual([3]);
});

test("reads a list that was saved without the prefix, until it is saved with it", () => {
  expect(readListCookie("favoris=9.10", "favourites")).toEqual({ ids: [9, 10], isCanonical: true });
  const [emptied = ""] = writeListCookie("favourites", [], true).split(";");
  expect(readListCookie(`favoris=9.10; ${emptied}`, "favourites")).toEqual({ ids: [], isCanonical: true });
});

test("reads every id of a shared address", () => {
  expect(readSharedIds("3.x.12.3.", 6)).toEqual([3, 12]);
  expect(readSharedIds(null, 6)).toEqual([]);
  fc.assert(
    fc.property(list, ({ which: listName, ids }) => {
      expect(readSharedIds(writeIds(ids), LISTS[listName].maxIds)).toEqual(ids);
    }),
  );
});

test("never exceeds the maximum, creates no duplicates and is idempotent", () => {
  fc.assert(
    fc.property(list, change, ({ which: listName, ids }, listChange) => {
      const applied = { ...listChange, list: listName };
      const tooMany = applied.action === "add" && new Set([...ids, ...applied.ids]).size > LISTS[listName].maxIds;
      const first = applyListChange(ids, applied);
      expect(first.ok).toBe(!tooMany);
      const after = first.ok ? first.value : ids;
      expect(after.length).toBeLessThanOrEqual(LISTS[listName].maxIds);
      expect(new Set(after).size).toBe(after.length);
      expect(applied.ids.every((one) => after.includes(one))).toBe(first.ok && applied.action === "add");
      expect(applyListChange(after, applied)).toEqual(first);
    }),
  );
});

test("removes an added id without changing the order of the others", () => {
  const notFull = list.filter(({ which: listName, ids }) => ids.length < LISTS[listName].maxIds);
  fc.assert(
    fc.property(notFull, id, ({ which: listName, ids }, added) => {
      fc.pre(!ids.includes(added));
      expect(applyListChange(ids, { list: listName, action: "add", ids: [added] })).toEqual({
        ok: true,
        value: [...ids, added],
      });
      expect(applyListChange([...ids, added], { list: listName, action: "remove", ids: [added] })).toEqual({
        ok: true,
        value: ids,
      });
    }),
  );
});

test("rejects a seventh vehicle to compare, but accepts one of the six again", () => {
  const six = [1, 2, 3, 4, 5, 6];
  expect(applyListChange(six, { list: "compare", action: "add", ids: [7] })).toEqual({
    ok: false,
    error: { code: "full" },
  });
  expect(applyListChange(six, { list: "compare", action: "add", ids: [6] })).toEqual({ ok: true, value: six });
});

test("reads a change back from the name and value of its button, and rejects other names and values", () => {
  fc.assert(
    fc.property(change, (listChange) => {
      const { name: field, value } = toButtonField(listChange);
      expect(parseButtonField(field, value)).toEqual(listChange);
    }),
  );
  expect([...BUTTON_FIELDS.keys()]).toEqual([
    "ajouter-favoris",
    "retirer-favoris",
    "ajouter-comparer",
    "retirer-comparer",
  ]);
  expect(parseButtonField("ajouter-langue", "3")).toBeNull();
  expect(parseButtonField("ajouter-favoris", "<b>")).toBeNull();
});

test("returns a path of this site for any referer", () => {
  expect(returnPath("https://www.example.lu/stock?brand=ford&page=2#x")).toBe("/stock?brand=ford&page=2");
  for (const referer of [null, "", "stock", "javascript:alert(1)", "https://a.lu//evil.example/x", "data:text/html,x"])
    expect(returnPath(referer)).toBeNull();
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      expect(new URL(returnPath(url) ?? "/", "https://www.example.lu").host).toBe("www.example.lu");
    }),
    { numRuns: 30 },
  );
});
