import fc from "fast-check";
import { expect, test } from "vitest";
import { createRows, redirectTo as to } from "../../../tests/builders/redirect-rows.ts";
import { type AddressRules, resolveRedirect, withoutFrenchPrefix } from "./rules.ts";
import { buildRedirects } from "./table.ts";

test.each([
  ["/fr", "/"],
  ["/fr/contact", "/contact"],
  ["/france", null],
  ["/contact", null],
])("reduces %s without the French prefix to %s", (path, expected) => {
  expect(withoutFrenchPrefix(path)).toBe(expected);
});

/** A site with these answers; every other page is missing. */
const createRules = (
  answers: Readonly<Record<string, string | number>>,
): AddressRules & { readonly probed: string[] } => {
  const probed: string[] = [];
  return {
    probed,
    hasCanonicalForm: (path) => !path.startsWith("/assets/"),
    toActivePath: (path) => path.replace(/^\/locations/, "/concessions"),
    probe: async (address) => {
      probed.push(address);
      const answer = answers[address] ?? 404;
      return typeof answer === "number" ? { status: answer, location: null } : { status: 301, location: answer };
    },
  };
};

test("applies the table, then the prefix of an existing page, then the slash; the rules preserve the query", async () => {
  const { table } = buildRedirects(createRows(["/fr/contact", "/formulaire"]));
  const rules = createRules({ "/faq?q=1": 200, "/contact": 200 });
  const resolve = (pathname: string, search = "") => resolveRedirect(table, { pathname, search }, rules);
  expect(await resolve("/fr/contact/")).toEqual(to("/formulaire"));
  expect(rules.probed).toEqual([]);
  expect(await resolve("/fr/faq", "?q=1")).toEqual(to("/faq?q=1"));
  expect(await resolve("/fr/nowhere")).toBeNull();
  expect(await resolve("/fr/nowhere/")).toEqual(to("/fr/nowhere"));
  expect(await resolve("/stock/", "?page=2")).toEqual(to("/stock?page=2"));
  expect(await resolve("/")).toBeNull();
});

test("leads to the page in one hop, whichever rules the address breaks", async () => {
  const { table } = buildRedirects(createRows(["/home", "/"], ["/fr/sites", "/locations#carte"], ["/bad", "#x"]));
  const rules = createRules({ "/concessions/x": 200, "/stock/1-1-x": "/stock/1-1-ford-puma", "/fr/stock": 200 });
  const resolve = (pathname: string) => resolveRedirect(table, { pathname, search: "" }, rules);
  expect(await resolve("/fr/home")).toEqual(to("/"));
  expect(await resolve("/fr/sites")).toEqual(to("/concessions#carte"));
  expect(await resolve("/locations/x/")).toEqual(to("/concessions/x"));
  expect(await resolve("/fr/locations/x/")).toEqual(to("/concessions/x"));
  expect(await resolve("/fr/stock/1-1-x")).toEqual(to("/stock/1-1-ford-puma"));
  expect(await resolve("/fr/bad")).toBeNull();
});

test.each([
  ["//", "/"],
  ["//faq", "/faq"],
  ["//evil.example/faq", "/evil.example/faq"],
  ["/\\evil.example/", "/evil.example"],
  ["/%66aq//", "/faq"],
  ["/a/../faq", "/faq"],
  ["/FAQ/", "/faq"],
  ["/Nowhere", null],
  ["//Nowhere/", "/Nowhere"],
  ["/Home", "/start"],
  ["//HOME/", "/start"],
  ["//fr//home", "/start"],
  ["/FR/Faq", "/faq"],
  ["/Old/Name/", "/new/name"],
  ["//bad", "/bad"],
  ["/bad", "broken"],
  ["//assets/x", null],
  ["/assets/X/", null],
])("leads from %s to %s", async (pathname, expected) => {
  const { table } = buildRedirects(createRows(["/home", "/start"], ["/bad", "#x"]));
  const rules = createRules({ "/": 200, "/faq": 200, "/faq?q=1": 200, "/old/name": "/new/name" });
  const result = await resolveRedirect(table, { pathname, search: "" }, rules);
  expect(result?.kind === "redirect" ? result.location : (result?.kind ?? null)).toBe(expected);
});

test("makes the redirect temporary where that of the page is", async () => {
  const { table } = buildRedirects([]);
  const rules: AddressRules = {
    hasCanonicalForm: () => true,
    toActivePath: (path) => path,
    probe: async () => ({ status: 302, location: "/private-lease/ford-puma-2" }),
  };
  const result = await resolveRedirect(table, { pathname: "/fr/private-lease/ford-puma", search: "" }, rules);
  expect(result).toEqual(to("/private-lease/ford-puma-2", 302));
});

test("never redirects to another host, and at once to the last address", async () => {
  const { table } = buildRedirects(createRows(["/fr/a", "/a"], ["/b", "/a"], ["/broken", "#x"]));
  const rules = createRules({ "/a": 200, "/A": 200, "/a/a": "/stock" });
  const pathname = fc.stringMatching(/^[/\\.aAb@:%25f]{0,12}$/).map((rest) => `/${rest}`);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        pathname,
        pathname.map((path) => `/fr${path}`),
      ),
      async (path) => {
        const first = await resolveRedirect(table, { pathname: path, search: "" }, rules);
        if (first?.kind !== "redirect") return;
        expect(first.location).toMatch(/^\/(?![/\\])/);
        expect((await resolveRedirect(table, { pathname: first.location, search: "" }, rules))?.kind).not.toBe(
          "redirect",
        );
      },
    ),
    { numRuns: 1000 },
  );
});
