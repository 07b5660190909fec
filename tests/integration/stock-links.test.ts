import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FACETS, type NamedFacet } from "../../src/domain/vehicles/index.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

const site = sharedSite();

/** The search that a page of the stock says it is: its canonical address without the path. */
const openedSearch = async (search: string): Promise<string> => {
  const response = await fetch(`${site.url}/stock?${search}`, { redirect: "manual" });
  expect(response.status, search).toBe(200);
  const [, href = ""] = /<link rel="canonical" href="([^"]+)"/.exec(await response.text()) ?? [];
  return new URL(href.replaceAll("&amp;", "&")).search.slice(1);
};

/** Every filter and key of the releases, a link a line. A filter or key that is retired on purpose loses its line. */
const RELEASED_LINKS = readFileSync(join(import.meta.dirname, "../fixtures/links/stock.txt"), "utf8")
  .trim()
  .split("\n");

const countParameters = (search: string): number => new URLSearchParams(search).size;

describe("links of releases", () => {
  test.each(RELEASED_LINKS)("%s opens with as many selections", async (link) => {
    const opened = await openedSearch(link);
    expect(countParameters(opened), opened).toBeGreaterThanOrEqual(countParameters(link));
  });
});

/** Searches of today for a facet, of one parameter each. */
const searchesOf = (facet: NamedFacet): readonly (readonly [name: string, value: string])[] => {
  if (facet.kind === "range") {
    return [
      [`${facet.name}-min`, "10"],
      [`${facet.name}-max`, "2000"],
    ];
  }
  return [[facet.name, facet.kind === "flag" ? "1" : (facet.keys?.[0] ?? "ford")]];
};

type Link = { readonly former: string; readonly today: string };

const linkOf = (name: string, value: string): string => new URLSearchParams([[name, value]]).toString();

const renamedLinks = (facet: NamedFacet): readonly Link[] =>
  (facet.formerNames ?? []).flatMap((former) =>
    searchesOf(facet).map(([name, value]) => ({
      former: linkOf(name.replace(facet.name, former), value),
      today: linkOf(name, value),
    })),
  );

const replacedLinks = ({ name, formerNames = [], formerValues = {} }: NamedFacet): readonly Link[] =>
  Object.entries(formerValues).flatMap(([value, today]) => {
    const params = new URLSearchParams();
    if (typeof today === "string") params.set(name, today);
    else {
      if (today.min !== null) params.set(`${name}-min`, String(today.min));
      if (today.max !== null) params.set(`${name}-max`, String(today.max));
    }
    return [name, ...formerNames].map((former) => ({ former: linkOf(former, value), today: params.toString() }));
  });

describe("links of every facet", () => {
  test.each(FACETS.map((facet) => [facet.name, facet] as const))("%s opens its links", async (name, facet) => {
    const today = searchesOf(facet).map((pair) => linkOf(...pair));
    const links = [
      ...today.map((link) => ({ former: link, today: link })),
      ...renamedLinks(facet),
      ...replacedLinks(facet),
    ];
    for (const link of links) expect(await openedSearch(link.former), `${name}: ${link.former}`).toBe(link.today);
  });
});
