import { expect, test } from "vitest";
import { matchRedirect } from "#domain/redirects/index.ts";
import { loadRedirects } from "#application/redirects/index.ts";
import { parseRedirectRows } from "./redirects-file.ts";

test("reads valid rows and reports invalid ones with their line", () => {
  const { table, problems } = loadRedirects(() =>
    parseRedirectRows('\uFEFFfrom,to,status\n/fr/a,/b,\n"/fr/with,comma",/c,302\n\nfr/bad,/d,\n/fr/e,"#x",\n'),
  );
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [5, "from-malformed"],
    [6, "target-without-path"],
  ]);
  expect(matchRedirect(table, "/fr/with,comma", "")).toMatchObject({ status: 302, location: "/c" });
  expect(matchRedirect(table, "/fr/e", "")).toEqual({ kind: "broken" });
});
