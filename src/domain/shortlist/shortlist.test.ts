import fc from "fast-check";
import { expect, test } from "vitest";
import {
  CHANGE_FIELDS,
  changeField,
  changeList,
  changeOfField,
  keptList,
  LISTS,
  listCookie,
  pickIds,
  readIds,
  wayBack,
  writeIds,
  type ListChange,
  type ListName,
} from "./index.ts";

const id = fc.integer({ min: 1, max: 999_999_999_999_999 });
const name = fc.constantFrom<ListName>("favourites", "compare");
const list = name.chain((which) =>
  fc.record({ which: fc.constant(which), ids: fc.uniqueArray(id, { maxLength: LISTS[which].most }) }),
);
const change = fc.record({
  list: name,
  act: fc.constantFrom<ListChange["act"]>("add", "remove"),
  ids: fc.uniqueArray(id, { minLength: 1, maxLength: 6 }),
});

test("a list is read back as it was written, whatever other cookies stand beside it", () => {
  const other = fc.stringMatching(/^[a-z]{1,6}=[a-z0-9%]{0,9}$/).filter((pair) => !/^(?:favoris|comparer)=/.test(pair));
  fc.assert(
    fc.property(list, fc.array(other, { maxLength: 3 }), ({ which, ids }, others) => {
      const [pair = ""] = listCookie(which, ids, true).split(";");
      expect(keptList([...others, pair, "langue=fr"].join("; "), which)).toEqual({ ids, asWritten: true });
    }),
  );
});

test("no cookie is an empty list that needs no writing", () => {
  for (const cookies of [null, "", "langue=fr", "favorisés=3", "xfavoris=3"])
    expect(keptList(cookies, "favourites")).toEqual({ ids: [], asWritten: true });
});

test("whatever a cookie holds, the list is short, without doubles and made of ids", () => {
  const junk = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.]{0,3000}$/), fc.array(id).map(writeIds));
  fc.assert(
    fc.property(name, junk, (which, value) => {
      const { ids, asWritten } = keptList(`${LISTS[which].cookie}=${value}`, which);
      expect(ids.length).toBeLessThanOrEqual(LISTS[which].most);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((one) => Number.isSafeInteger(one) && one > 0)).toBe(true);
      expect(asWritten).toBe(writeIds(ids) === value.split(";")[0]?.trim());
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
])("a comparison's cookie with %s is mended and written anew", (_, value, ids) => {
  expect(keptList(`comparer=${value}`, "compare")).toEqual({ ids, asWritten: false });
});

test("a hundred favourites with the longest ids still fit", () => {
  const ids = Array.from({ length: 100 }, (_, index) => 999_999_999_999_999 - index);
  expect(readIds(writeIds(ids), 100)).toEqual(ids);
});

test("the cookie lives for 365 days, on https alone where the site is, and an empty one is taken away", () => {
  expect(listCookie("favourites", [3, 12], true)).toBe("favoris=3.12; Path=/; Max-Age=31536000; SameSite=Lax; Secure");
  expect(listCookie("compare", [], false)).toBe("comparer=; Path=/; Max-Age=0; SameSite=Lax");
});

test("of a shared address everything that is an id is taken", () => {
  expect(pickIds("3.x.12.3.", 6)).toEqual([3, 12]);
  expect(pickIds(null, 6)).toEqual([]);
  fc.assert(
    fc.property(list, ({ which, ids }) => {
      expect(pickIds(writeIds(ids), LISTS[which].most)).toEqual(ids);
    }),
  );
});

test("a change never makes a list too long nor a double, and adding twice is adding once", () => {
  fc.assert(
    fc.property(list, change, ({ which, ids }, asked) => {
      const here = { ...asked, list: which };
      const tooMany = here.act === "add" && new Set([...ids, ...here.ids]).size > LISTS[which].most;
      const first = changeList(ids, here);
      expect(first.ok).toBe(!tooMany);
      const after = first.ok ? first.value : ids;
      expect(after.length).toBeLessThanOrEqual(LISTS[which].most);
      expect(new Set(after).size).toBe(after.length);
      expect(here.ids.every((one) => after.includes(one))).toBe(first.ok && here.act === "add");
      expect(changeList(after, here)).toEqual(first);
    }),
  );
});

test("what was added can be taken back, and the order of the others stays", () => {
  const room = list.filter(({ which, ids }) => ids.length < LISTS[which].most);
  fc.assert(
    fc.property(room, id, ({ which, ids }, added) => {
      fc.pre(!ids.includes(added));
      expect(changeList(ids, { list: which, act: "add", ids: [added] })).toEqual({ ok: true, value: [...ids, added] });
      expect(changeList([...ids, added], { list: which, act: "remove", ids: [added] })).toEqual({
        ok: true,
        value: ids,
      });
    }),
  );
});

test("the seventh vehicle to compare is refused, one of the six again is not", () => {
  const six = [1, 2, 3, 4, 5, 6];
  expect(changeList(six, { list: "compare", act: "add", ids: [7] })).toEqual({ ok: false, error: { code: "full" } });
  expect(changeList(six, { list: "compare", act: "add", ids: [6] })).toEqual({ ok: true, value: six });
});

test("a button's name and value say the change, and nothing else does", () => {
  fc.assert(
    fc.property(change, (asked) => {
      const { name: field, value } = changeField(asked);
      expect(changeOfField(field, value)).toEqual(asked);
    }),
  );
  expect([...CHANGE_FIELDS.keys()]).toEqual([
    "ajouter-favoris",
    "retirer-favoris",
    "ajouter-comparer",
    "retirer-comparer",
  ]);
  expect(changeOfField("ajouter-langue", "3")).toBeNull();
  expect(changeOfField("ajouter-favoris", "<b>")).toBeNull();
});

test("the way back is a path of this site, whoever says where the form came from", () => {
  expect(wayBack("https://www.example.lu/stock?brand=ford&page=2#x")).toBe("/stock?brand=ford&page=2");
  for (const referer of [null, "", "stock", "javascript:alert(1)", "https://a.lu//evil.example/x", "data:text/html,x"])
    expect(wayBack(referer)).toBeNull();
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      expect(new URL(wayBack(url) ?? "/", "https://www.example.lu").host).toBe("www.example.lu");
    }),
    { numRuns: 30 },
  );
});
