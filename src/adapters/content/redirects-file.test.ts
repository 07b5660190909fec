import { expect, test } from "vitest";
import { parseStockQuery, writeStockQuery } from "#domain/vehicles/index.ts";
import { matchRedirect } from "#domain/redirects/index.ts";
import { loadRedirects } from "#application/redirects/index.ts";
import { parseRedirectRows, readRedirectRows } from "./redirects-file.ts";

test("the group's table has no problem", () => {
  const { table, problems } = loadRedirects(() => readRedirectRows("content/redirects.csv"));
  expect(problems).toEqual([]);
  expect(table.size).toBeGreaterThan(50);
});

test("every stock target of the group's table is canonical", () => {
  const { table } = loadRedirects(() => readRedirectRows("content/redirects.csv"));
  const stock = [...table.values()].flatMap((answer) =>
    answer.kind === "redirect" && answer.location.startsWith("/stock?")
      ? [answer.location.slice("/stock?".length)]
      : [],
  );
  expect(stock.length).toBeGreaterThan(20);
  expect(stock.map((search) => writeStockQuery(parseStockQuery(new URLSearchParams(search))).toString())).toEqual(
    stock,
  );
});

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
