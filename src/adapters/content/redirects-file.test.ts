import { expect, test } from "vitest";
import { matchRedirect } from "#domain/redirects/index.ts";
import { loadRedirects } from "#application/redirects/index.ts";
import { parseRedirectRows, readRedirectRows } from "./redirect-formats.ts";

test("reads valid rows and reports invalid ones with their line", () => {
  const loaded = loadRedirects(
    parseRedirectRows('\uFEFFfrom,to,status\n/fr/a,/b,\n"/fr/with,comma",/c,302\n\nfr/bad,/d,\n/fr/e,"#x",\n'),
  );
  if (!loaded.ok) throw new Error(loaded.error);
  const { table, problems } = loaded.value;
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [5, "from-malformed"],
    [6, "target-without-path"],
  ]);
  expect(matchRedirect(table, "/fr/with,comma", "")).toMatchObject({ status: 302, location: "/c" });
  expect(matchRedirect(table, "/fr/e", "")).toEqual({ kind: "broken" });
});

test.each([
  ["from,to,status\n/fr/a,/b,\n", true, ["/fr/a"], []],
  ["Ancienne adresse,Nouvelle,Code\n/fr/a,/b,\n", true, ["/fr/a"], []],
  ["/fr/a,/b,301\n/fr/c,/d,301\n", false, ["/fr/a", "/fr/c"], []],
  ["\uFEFF\n/fr/a,/b,\n", false, ["/fr/a"], []],
  ["fr/a,/b,\n/fr/c,/d,\n", false, ["/fr/c"], [1]],
  ["/fr/a,ford,\n", false, ["/fr/a"], []],
  ["", false, [], []],
])("the header of %j is optional", (csv, hasHeader, from, problems) => {
  const read = parseRedirectRows(csv);
  if (!read.ok) throw new Error(read.error);
  expect(read.value.hasHeader).toBe(hasHeader);
  expect(read.value.rows.map((row) => row.from)).toEqual(from);
  expect(read.value.problems.map(({ line }) => line)).toEqual(problems);
});

test("names the line and the cell where it is no CSV; a file that is not there is an empty table", () => {
  expect(parseRedirectRows('from,to,status\n/fr/a,/b,\n/fr/c,"/d"x,\n')).toEqual({
    ok: false,
    error: expect.stringMatching(/^3:2: Invalid Closing Quote/),
  });
  expect(readRedirectRows("content/nowhere.csv")).toEqual({
    ok: true,
    value: { rows: [], problems: [], hasHeader: false },
  });
  expect(readRedirectRows("docs")).toEqual({ ok: false, error: expect.stringMatching(/^docs cannot be read: EISDIR/) });
});
