import fc from "fast-check";
import { expect, test } from "vitest";
import { createRows, redirectTo as to } from "../../../tests/builders/redirect-rows.ts";
import { mergeRedirectRows, parseRedirectRow } from "./row.ts";
import { buildRedirects, matchRedirect } from "./table.ts";

const buildTable = (...pairs: readonly (readonly [string, string, string?])[]) => {
  const { table, problems } = buildRedirects(createRows(...pairs), "www.group.example");
  return { problems, match: (pathname: string, search = "") => matchRedirect(table, pathname, search) };
};

test("redirects a path in the table with 301 or the given status", () => {
  const { match, problems } = buildTable(["/fr/blog", "/news"], ["/fr/soldes", "/stock", "302"]);
  expect(match("/fr/blog")).toEqual(to("/news"));
  expect(match("/fr/soldes")).toEqual(to("/stock", 302));
  expect(match("/fr/unknown")).toBeNull();
  expect(problems).toEqual([]);
});

test("matches a decoded query in any order before the path alone", () => {
  const { match } = buildTable(["/fr/stock?field_used_brand_target_id[]=12&page=3", "/ford"], ["/fr/stock", "/stock"]);
  expect(match("/fr/stock", "?page=3&field_used_brand_target_id%5B%5D=12")).toEqual(to("/ford"));
  expect(match("/fr/stock", "?page=4")).toEqual(to("/stock"));
  expect(match("/fr/stock")).toEqual(to("/stock"));
});

test("does not match the path of an address that is listed only with a query", () => {
  expect(buildTable(["/fr/node?node=4", "/contact"]).match("/fr/node")).toBeNull();
});

test("matches encoded and unencoded accents", () => {
  const { match } = buildTable(["/fr/société/présentation", "/a-propos-de-nous"]);
  expect(match("/fr/soci%C3%A9t%C3%A9/pr%C3%A9sentation")).toEqual(to("/a-propos-de-nous"));
});

test("resolves a chain to one hop, which is temporary if any hop is", () => {
  const { match } = buildTable(["/a", "/b#prix"], ["/b", "/c", "302"], ["/c", "/d?x=1"]);
  expect(match("/a")).toEqual(to("/d?x=1#prix", 302));
  expect(match("/c")).toEqual(to("/d?x=1"));
});

test("reports a chain with the line it leads to and its target", () => {
  const { table, chains, problems } = buildRedirects(
    createRows(["/a", "/b"], ["/b", "/c"], ["/c", "/d"], ["/x", "/d"]),
  );
  expect(table.get("/a")).toEqual(to("/d"));
  expect(problems).toEqual([]);
  expect(chains.map(({ line, code, message }) => [line, code, message])).toEqual([
    [2, "chain", "leads to line 3: name its target /d"],
    [3, "chain", "leads to line 4: name its target /d"],
  ]);
});

test("gives up a chain of more than fifty rows", () => {
  const pairs = Array.from({ length: 60 }, (_, index) => [`/r${index}`, `/r${index + 1}`] as const);
  const { table, problems } = buildRedirects(createRows(...pairs));
  expect(table.get("/r20")).toEqual(to("/r60"));
  expect(table.get("/r0")).toEqual({ kind: "broken" });
  expect(problems[0]).toMatchObject({ line: 2, code: "chain-too-long" });
});

test("merges rows: the imported one replaces the present one of the same address in its position", () => {
  const present = createRows(["/a?x=1&y=2", "/old"], ["/b", "/b2"]);
  const imported = createRows(["/c", "/c2"], ["/a?y=2&x=1", "/new", "302"], ["/b", "/b2"], ["/c", "/other"]);
  const { rows, ...counts } = mergeRedirectRows(present, imported);
  expect(rows.map((merged) => [merged.from, merged.to, merged.status])).toEqual([
    ["/a?y=2&x=1", "/new", 302],
    ["/b", "/b2", 301],
    ["/c", "/c2", 301],
  ]);
  expect(counts).toMatchObject({ added: 1, changed: 1, unchanged: 1 });
  expect(counts.changes.map(({ before, after }) => [before?.to ?? null, after.to])).toEqual([
    [null, "/c2"],
    ["/old", "/new"],
  ]);
});

test("marks a loop and every row that leads into it as broken, and reports their lines", () => {
  const { match, problems } = buildTable(["/a", "/b"], ["/b", "/a"], ["/c", "/a"], ["/self", "/self"]);
  for (const path of ["/a", "/b", "/c", "/self"]) expect(match(path)).toEqual({ kind: "broken" });
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [2, "loop"],
    [3, "loop"],
    [4, "loop"],
    [5, "loop"],
  ]);
});

test.each([
  ["", "target-without-path"],
  ["#contact", "target-without-path"],
  ["?page=2", "target-without-path"],
  ["stock", "target-malformed"],
  ["//evil.example/x", "target-malformed"],
  ["/\\evil.example", "target-malformed"],
  ["javascript:alert(1)", "target-malformed"],
  ["L’adresse du service n’est pas disponible", "target-malformed"],
  ["ftp://media.group.example/x", "target-malformed"],
  ["https://", "target-malformed"],
  ["https://media.group.example@evil.example/", "target-malformed"],
])("rejects the target %j: %s", (target, code) => {
  const { match, problems } = buildTable(["/fr/old", target], ["/fr/older", "/fr/old"]);
  expect(match("/fr/old")).toEqual({ kind: "broken" });
  expect(match("/fr/older")).toEqual({ kind: "broken" });
  expect(problems.map((problem) => problem.code)).toEqual([code, "leads-to-broken"]);
});

test("redirects to an external target, and takes one on the site's own host for a path", () => {
  const { match } = buildTable(
    ["/fr/catalogue", "https://media.group.example/é.pdf"],
    ["/fr/films", "https://www.youtube.com/@group"],
    ["/fr/ici", "https://WWW.group.example/fr/films#x"],
    ["/fr/nous", "https://www.group.example//evil.example"],
    ["/fr/boucle", "https://www.group.example/fr/boucle"],
  );
  expect(match("/fr/catalogue")).toEqual(to("https://media.group.example/%C3%A9.pdf", 301, true));
  expect(match("/fr/films")).toEqual(to("https://www.youtube.com/@group", 301, true));
  expect(match("/fr/ici")).toEqual(to("https://www.youtube.com/@group#x", 301, true));
  expect(match("/fr/nous")).toEqual(to("/evil.example"));
  expect(match("/fr/boucle")).toEqual({ kind: "broken" });
});

test("percent-encodes what a header cannot carry, and leaves escapes", () => {
  const { match } = buildTable(["/fr/a", "/stock?q=citroën#é"], ["/fr/b", "/soci%C3%A9té"], ["/fr/c", "/\ud800"]);
  expect(match("/fr/a")).toEqual(to("/stock?q=citro%C3%ABn#%C3%A9"));
  expect(match("/fr/b")).toEqual(to("/soci%C3%A9t%C3%A9"));
  expect(match("/fr/c")).toEqual(to("/%EF%BF%BD"));
});

test("tracking parameters cost no row and travel on, unless the row or its target names them", () => {
  const { match } = buildTable(
    ["/fr/a?page=2&x=1", "/ford#prix"],
    ["/fr/a", "/stock?brand=ford"],
    ["/fr/b?utm_source=lettre", "/promotions"],
    ["/fr/c", "/fr/a?utm_source=c"],
    ["/fr/bad", "#x"],
  );
  expect(match("/fr/a", "?utm_source=n&x=1&gclid=a%20b&page=2")).toEqual(to("/ford?utm_source=n&gclid=a%20b#prix"));
  expect(match("/fr/a", "?fbclid=1")).toEqual(to("/stock?brand=ford&fbclid=1"));
  expect(match("/fr/a", "?fbclid=1&y=2")).toEqual(to("/stock?brand=ford&fbclid=1"));
  expect(match("/fr/b", "?utm_source=lettre")).toEqual(to("/promotions"));
  expect(match("/fr/b", "?utm_source=autre")).toBeNull();
  expect(match("/fr/c", "?utm_source=n&utm_medium=m")).toEqual(to("/stock?brand=ford&utm_source=c&utm_medium=m"));
  expect(match("/fr/bad", "?gclid=1")).toEqual({ kind: "broken" });
});

test("uses the first of two duplicates and reports the second", () => {
  const { match, problems } = buildTable(["/a?x=1&y=2", "/b"], ["/a?y=2&x=1", "/c"]);
  expect(match("/a", "?x=1&y=2")).toEqual(to("/b"));
  expect(problems).toMatchObject([{ line: 3, code: "duplicate" }]);
});

test.each([
  [["fr/x", "/y", ""], "from-malformed"],
  [["//fr/x", "/y", ""], "from-malformed"],
  [["/fr/a b", "/y", ""], "from-malformed"],
  [["/fr/x", "/y", "404"], "status-unknown"],
  [["/fr/x", "/y", "moved"], "status-unknown"],
])("rejects the row %j: %s", (cells, code) => {
  expect(parseRedirectRow(cells, 7)).toMatchObject({ ok: false, error: { line: 7, code } });
});

const anyRows = fc.array(
  fc.tuple(
    fc.constantFrom("/a", "/b", "/c", "/d", "/a?x=1", "/b?x=1&y=2"),
    fc.constantFrom("/a", "/b", "/c?gclid=1", "/end", "/b?y=2&x=1", "/end?z=1", "#x", "nowhere", "//host", "/a/"),
    fc.constantFrom("", "301", "302", "308"),
  ),
  { maxLength: 12 },
);

test("redirects in one hop to a page of the site that is not in the table", () => {
  fc.assert(
    fc.property(anyRows, (pairs) => {
      const { table } = buildRedirects(createRows(...pairs));
      for (const result of table.values()) {
        if (result.kind === "broken") continue;
        expect(result.location).toMatch(/^\/(?!\/)/);
        const [pathname = "", search = ""] = result.location.split("?");
        expect(matchRedirect(table, pathname, search && `?${search}`)).toBeNull();
        expect(matchRedirect(table, pathname, `?${search}&utm_source=n`)).toBeNull();
      }
    }),
    { numRuns: 1000 },
  );
});
