import { expect, test } from "vitest";
import { sharedSite } from "../browser/shared-site.ts";

type Listed = {
  readonly id: number;
  readonly availability: string;
  readonly price: { readonly purchase: { readonly before_discount: object | null } | null };
};

type List = {
  readonly vehicles: readonly Listed[];
  readonly total: number;
  readonly next_cursor: string | null;
  readonly facets: { readonly discounted?: { readonly count: number } };
};

const site = sharedSite();

const read = async (query: string): Promise<List> =>
  (await (await fetch(`${site.url}/api/v1/vehicles?${query}`)).json()) as List;

const readAll = async (query: string): Promise<readonly Listed[]> => {
  const all: Listed[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page: List = await read(`${query}&perPage=100&cursor=${encodeURIComponent(cursor)}`);
    all.push(...page.vehicles);
    cursor = page.next_cursor;
  }
  return all;
};

const idsOf = (vehicles: readonly Listed[]) => vehicles.map(({ id }) => id).toSorted((a, b) => a - b);

test("the filter of reductions and its count hold exactly the vehicles whose price shows a saving", async () => {
  const all = await readAll("");
  const reduced = all.filter(({ price }) => price.purchase?.before_discount);
  expect(reduced.length).toBeGreaterThan(10);
  expect(all.filter(({ availability }) => availability === "reserved").length).toBeGreaterThan(0);
  expect(idsOf(await readAll("discounted=1"))).toEqual(idsOf(reduced));
  const { facets } = await read("perPage=1");
  expect(facets.discounted?.count).toBe(reduced.length);
  expect((await read("discounted=1&availability=reserved")).total).toBe(0);
});
