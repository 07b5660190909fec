import { expect, test } from "vitest";
import type { ReadRedirects, RedirectRows } from "#application/redirects/ports.ts";
import { decodeSheet } from "../platform/csv/decode-sheet.ts";
import { formatOfFile, formatRedirectRows, parseRedirectImport, parseRedirectRows } from "./redirect-formats.ts";

test.each([
  ["old/redirects.csv", "csv"],
  ["redirects.JSON", "json"],
  ["public/_redirects", "_redirects"],
  ["redirects.txt", "_redirects"],
])("reads %s as %s", (file, format) => {
  expect(formatOfFile(file)).toBe(format);
});

const rowsOf = (read: ReadRedirects): RedirectRows => {
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

test("reads a JSON object of targets, with or without status", () => {
  const text = JSON.stringify({
    "/fr/a?page=2": "/a",
    "/fr/b": { to: "/b", status: 302 },
    "/fr/c": { target: "/c", statusCode: "308" },
    "/fr/d": { redirect: { to: "/d", statusCode: 301 } },
    "/fr/e": 12,
    "fr/f": "/f",
  });
  const { rows, problems } = rowsOf(parseRedirectImport(text, "json"));
  expect(rows.map(({ from, to, status }) => [from, to, status])).toEqual([
    ["/fr/a?page=2", "/a", 301],
    ["/fr/b", "/b", 302],
    ["/fr/c", "/c", 308],
    ["/fr/d", "/d", 301],
  ]);
  expect(problems.map(({ line }) => line)).toEqual([5, 6]);
});

test.each([
  ["[]", "it is not a JSON object"],
  ["null", "it is not a JSON object"],
  ['"x"', "it is not a JSON object"],
  ['{\n"/fr/a": /a}', "2:10: Unexpected token '/'"],
])("refuses %s, which is no JSON object", (text, reason) => {
  expect(parseRedirectImport(text, "json")).toEqual({ ok: false, error: expect.stringContaining(reason) });
});

test("reads the lines of a _redirects file and refuses patterns, conditions and rewrites", () => {
  const text = [
    "# old addresses",
    "/fr/a   /a",
    "",
    "/fr/b /b#prix 302",
    "/fr/c /c 301! # forced",
    "/fr/d/* /d/:splat",
    "/fr/:e /e",
    "/fr/f /f 301 Country=lu",
    "/fr/g /g 200",
  ].join("\r\n");
  const { rows, problems } = rowsOf(parseRedirectImport(text, "_redirects"));
  expect(rows.map(({ line, from, to, status }) => [line, from, to, status])).toEqual([
    [2, "/fr/a", "/a", 301],
    [4, "/fr/b", "/b#prix", 302],
    [5, "/fr/c", "/c", 301],
  ]);
  expect(problems.map(({ line }) => line)).toEqual([6, 7, 8, 9]);
});

test("writes rows that it reads again unchanged", () => {
  const { rows } = rowsOf(parseRedirectRows('from,to,status\n/fr/a?b=1,"Une adresse, ""non""",\n/fr/c,/c,302\n'));
  const csv = formatRedirectRows(rows);
  expect(csv).toBe('from,to,status\n/fr/a?b=1,"Une adresse, ""non""",\n/fr/c,/c,302\n');
  expect(rowsOf(parseRedirectRows(csv)).rows).toEqual(rows);
});

test.each([
  ["semicolons and a byte-order mark", "\uFEFFAncienne;Nouvelle;Code\r\n/fr/h1;/ford;301\r\n/fr/h2;/opel;\r\n", 2],
  ["semicolons without a header", "/fr/h1;/ford;301\n/fr/h2;/opel;301\n", 1],
  ["a line that names the separator", 'sep=;\n"from";"to"\n"/fr/h1";"/ford"\n"/fr/h2";"/opel"\n', 3],
  ["tabs", "from\tto\n/fr/h1\t/ford\n/fr/h2\t/opel\n", 2],
  ["typographic quotes", "from,to\n\u201c/fr/h1\u201d,\u201e/ford\u201c\n\u00ab /fr/h2 \u00bb,/opel\n", 2],
  ["old line ends", "from;to\r/fr/h1;/ford\r/fr/h2;/opel\r", 2],
])("reads a table with %s", (_, csv, line) => {
  const { rows, problems } = rowsOf(parseRedirectRows(csv));
  expect(problems).toEqual([]);
  expect(rows.map((row) => [row.from, row.to])).toEqual([
    ["/fr/h1", "/ford"],
    ["/fr/h2", "/opel"],
  ]);
  expect(rows[0]?.line).toBe(line);
});

test("refuses a line of another separator with its number, and takes none as one address", () => {
  const { rows, problems } = rowsOf(parseRedirectRows("/fr/a,/b\n/fr/c;/d;301\n/fr/e,/f\n"));
  expect(rows.map(({ from }) => from)).toEqual(["/fr/a", "/fr/e"]);
  expect(problems).toEqual([expect.objectContaining({ line: 2, code: "from-malformed" })]);
  expect(rowsOf(parseRedirectRows("/fr/a;ford\n/fr/b;opel\n")).rows.map(({ from }) => from)).toEqual([
    "/fr/a",
    "/fr/b",
  ]);
});

const TABLE = "from;to\n/véhicules;/stock\n";

test.each([
  ["UTF-8 with a mark", Buffer.from(`\uFEFF${TABLE}`)],
  ["Windows-1252", Buffer.from(TABLE, "latin1")],
  ["UTF-16 with a mark", Buffer.from(`\uFEFF${TABLE}`, "utf16le")],
])("reads a table in %s", (_, bytes) => {
  expect(rowsOf(parseRedirectRows(decodeSheet(bytes))).rows).toEqual([
    expect.objectContaining({ from: "/véhicules", to: "/stock" }),
  ]);
});
