import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRedirectRow, type RedirectRow } from "./row.ts";
import { resolveRedirect, withoutFrenchPrefix, withoutTrailingSlash } from "./rules.ts";
import { buildRedirects, matchRedirect, type RedirectAnswer } from "./table.ts";

const row = (line: number, from: string, to: string, status = ""): RedirectRow => {
  const parsed = parseRedirectRow([from, to, status], line);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const rowsOf = (...pairs: readonly (readonly [string, string, string?])[]): RedirectRow[] =>
  pairs.map(([from, to, status], index) => row(index + 2, from, to, status));

const to = (location: string, status = 301, external = false): RedirectAnswer =>
  ({ kind: "redirect", location, status, external }) as RedirectAnswer;

const answers = (...pairs: readonly (readonly [string, string, string?])[]) => {
  const { table, problems } = buildRedirects(rowsOf(...pairs), new Set(["media.group.example"]));
  return { problems, at: (pathname: string, search = "") => matchRedirect(table, pathname, search) };
};

test("a path in the table gets its target by 301, or by its own status", () => {
  const { at, problems } = answers(["/fr/blog", "/news"], ["/fr/soldes", "/stock", "302"]);
  expect(at("/fr/blog")).toEqual(to("/news"));
  expect(at("/fr/soldes")).toEqual(to("/stock", 302));
  expect(at("/fr/unknown")).toBeNull();
  expect(problems).toEqual([]);
});

test("a query is compared decoded and in any order, and counts before the path alone", () => {
  const { at } = answers(["/fr/stock?field_used_brand_target_id[]=12&page=3", "/ford"], ["/fr/stock", "/stock"]);
  expect(at("/fr/stock", "?page=3&field_used_brand_target_id%5B%5D=12")).toEqual(to("/ford"));
  expect(at("/fr/stock", "?page=4")).toEqual(to("/stock"));
  expect(at("/fr/stock")).toEqual(to("/stock"));
});

test("an old address that is listed only with a query says nothing of the bare path", () => {
  expect(answers(["/fr/node?node=4", "/contact"]).at("/fr/node")).toBeNull();
});

test("accents match whether they are encoded or not", () => {
  const { at } = answers(["/fr/société/présentation", "/a-propos-de-nous"]);
  expect(at("/fr/soci%C3%A9t%C3%A9/pr%C3%A9sentation")).toEqual(to("/a-propos-de-nous"));
});

test("a chain is folded to one hop, and one temporary hop makes it temporary", () => {
  const { at } = answers(["/a", "/b#prix"], ["/b", "/c", "302"], ["/c", "/d?x=1"]);
  expect(at("/a")).toEqual(to("/d?x=1#prix", 302));
  expect(at("/c")).toEqual(to("/d?x=1"));
});

test("a loop, and what leads into it, answers broken and is reported with its line", () => {
  const { at, problems } = answers(["/a", "/b"], ["/b", "/a"], ["/c", "/a"], ["/self", "/self"]);
  for (const path of ["/a", "/b", "/c", "/self"]) expect(at(path)).toEqual({ kind: "broken" });
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
  ["https://evil.example/x", "host-not-allowed"],
  ["https://media.group.example@evil.example/", "target-malformed"],
])("the target %j is never served: %s", (target, code) => {
  const { at, problems } = answers(["/fr/old", target], ["/fr/older", "/fr/old"]);
  expect(at("/fr/old")).toEqual({ kind: "broken" });
  expect(at("/fr/older")).toEqual({ kind: "broken" });
  expect(problems.map((problem) => problem.code)).toEqual([code, "leads-to-broken"]);
});

test("an external target of an allowed host is served as external", () => {
  const { at } = answers(["/fr/catalogue", "https://media.group.example/catalogue.pdf"]);
  expect(at("/fr/catalogue")).toEqual(to("https://media.group.example/catalogue.pdf", 301, true));
});

test("of duplicates the first counts and the second is reported", () => {
  const { at, problems } = answers(["/a?x=1&y=2", "/b"], ["/a?y=2&x=1", "/c"]);
  expect(at("/a", "?x=1&y=2")).toEqual(to("/b"));
  expect(problems).toMatchObject([{ line: 3, code: "duplicate" }]);
});

test.each([
  [["fr/x", "/y", ""], "from-malformed"],
  [["//fr/x", "/y", ""], "from-malformed"],
  [["/fr/a b", "/y", ""], "from-malformed"],
  [["/fr/x", "/y", "404"], "status-unknown"],
  [["/fr/x", "/y", "moved"], "status-unknown"],
])("the row %j is refused: %s", (cells, code) => {
  expect(parseRedirectRow(cells, 7)).toMatchObject({ ok: false, error: { line: 7, code } });
});

test.each([
  ["/stock/", "/stock"],
  ["/a/b///", "/a/b"],
  ["//evil.example/", "/evil.example"],
  ["/", null],
  ["//", null],
  ["/stock", null],
])("without its slash %s is %s", (path, bare) => {
  expect(withoutTrailingSlash(path)).toBe(bare);
});

test.each([
  ["/fr", "/"],
  ["/fr/", "/"],
  ["/fr/contact/", "/contact"],
  ["/fr//evil.example", "/evil.example"],
  ["/france", null],
  ["/contact", null],
])("without the French prefix %s is %s", (path, rest) => {
  expect(withoutFrenchPrefix(path)).toBe(rest);
});

test("the table comes first, then the prefix where the page exists, then the slash; the rules keep the query", async () => {
  const { table } = buildRedirects(rowsOf(["/fr/contact", "/formulaire"]));
  const resolve = (pathname: string, search = "") =>
    resolveRedirect(table, { pathname, search }, async (path) => path === "/faq" || path === "/contact");
  expect(await resolve("/fr/contact/")).toEqual(to("/formulaire"));
  expect(await resolve("/fr/faq", "?q=1")).toEqual(to("/faq?q=1"));
  expect(await resolve("/fr/nowhere")).toBeNull();
  expect(await resolve("/stock/", "?page=2")).toEqual(to("/stock?page=2"));
  expect(await resolve("/")).toBeNull();
});

const anySite = fc.array(
  fc.tuple(
    fc.constantFrom("/a", "/b", "/c", "/d", "/a?x=1", "/b?x=1&y=2"),
    fc.constantFrom("/a", "/b", "/c", "/end", "/b?y=2&x=1", "/end?z=1", "#x", "nowhere", "//host", "/a/"),
    fc.constantFrom("", "301", "302", "308"),
  ),
  { maxLength: 12 },
);

test("whatever the table holds, what is served ends in one hop, on the site, and never at another old address", () => {
  fc.assert(
    fc.property(anySite, (pairs) => {
      const { table } = buildRedirects(rowsOf(...pairs));
      for (const answer of table.values()) {
        if (answer.kind === "broken") continue;
        expect(answer.location).toMatch(/^\/(?!\/)/);
        const [pathname = "", search = ""] = answer.location.split("?");
        expect(matchRedirect(table, pathname, search && `?${search}`)).toBeNull();
      }
    }),
    { numRuns: 1000 },
  );
});

test("the trailing-slash rule never sends a visitor to another host", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[/\\a.]{0,12}$/), (rest) => {
      const bare = withoutTrailingSlash(`/${rest}`);
      expect(bare ?? "/").toMatch(/^\/(?![/\\])/);
    }),
  );
});
