import { expect, test } from "vitest";
import { matchRedirect } from "#domain/redirects/index.ts";
import { loadRedirects } from "#application/redirects/index.ts";
import { parseRedirectRows, readRedirectRows } from "./redirects-file.ts";

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

test("names the line and the cell where it is no CSV, and a file that is not there", () => {
  expect(parseRedirectRows('from,to,status\n/fr/a,/b,\n/fr/c,"/d"x,\n')).toEqual({
    ok: false,
    error: expect.stringMatching(/^3:2: Invalid Closing Quote/),
  });
  expect(readRedirectRows("content/nowhere.csv")).toEqual({
    ok: false,
    error: expect.stringContaining("content/nowhere.csv cannot be read: ENOENT"),
  });
});
