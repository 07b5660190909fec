import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { formatEuros } from "#domain/shared/index.ts";
import { CsvScanner } from "../../src/adapters/feeds/csv/csv-scanner.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";

type Before = { readonly cents: number; readonly percent: number };

type Listed = {
  readonly id: number;
  readonly availability: string;
  readonly price: {
    readonly purchase: { readonly cents: number; readonly before_discount: Before | null } | null;
  };
};

type List = {
  readonly vehicles: readonly Listed[];
  readonly total: number;
  readonly next_cursor: string | null;
  readonly facets: { readonly discounted?: { readonly count: number } };
};

/** A vehicle of the demo's feed as `/feeds/vitrine.json` hands it on. */
type Fed = {
  readonly id: number;
  readonly availability: string;
  readonly price: { readonly purchase?: { readonly cents: number; readonly before_discount_cents?: number } };
  readonly lowest_price_30_days?: number;
};

const site = sharedSite();

const BROWSER = { headers: { "user-agent": "Mozilla/5.0 Firefox/140.0", accept: "text/html" } };

const readText = async (path: string): Promise<string> => (await fetch(site.url + path, BROWSER)).text();

const read = async (query: string): Promise<List> => JSON.parse(await readText(`/api/v1/vehicles?${query}`)) as List;

const readAll = async (query: string): Promise<readonly Listed[]> => {
  const all: Listed[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page: List = await read(`${query}&perPage=100&cursor=${encodeURIComponent(cursor)}`);
    all.push(...page.vehicles);
    cursor = page.next_cursor;
  }
  return all;
};

/** The amounts before a reduction by id, in cents. */
type Reductions = ReadonlyMap<number, number>;

const inApi = async (minPercent = 0): Promise<Reductions> =>
  new Map(
    (await readAll("")).flatMap(({ id, price }) => {
      const before = price.purchase?.before_discount;
      return before && before.percent >= minPercent ? [[id, before.cents] as const] : [];
    }),
  );

/** What the demo's feed states and the law lets us show: nothing but the lowest price of 30 days. */
const inFeed = (fed: readonly Fed[]): Reductions =>
  new Map(
    fed.flatMap(({ id, availability, price: { purchase }, lowest_price_30_days: lowest }) =>
      availability === "available" && lowest !== undefined && purchase && lowest > purchase.cents
        ? [[id, lowest] as const]
        : [],
    ),
  );

const inAds = async (path: string, key: string): Promise<Reductions> => {
  const [head, ...rows] = new CsvScanner(",").push(await readText(path)).map(({ cells }) => cells.map(String));
  const cell = (row: readonly string[], name: string): string => row[head?.indexOf(name) ?? -1] ?? "";
  return new Map(
    rows
      .filter((row) => cell(row, "sale_price") !== "")
      .map((row) => [Number(cell(row, key)), Math.round(Number.parseFloat(cell(row, "price")) * 100)]),
  );
};

const idsOf = (vehicles: readonly { readonly id: number }[]) => sortedKeys(vehicles.map(({ id }) => id));

const sorted = <T>(byId: ReadonlyMap<number, T>) => [...byId].toSorted(([a], [b]) => a - b);

const sortedKeys = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b);

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

test("each of the demo's 720 vehicles has the same reduction in API and ad feeds: the lowest price that its feed states", async () => {
  const fed = JSON.parse(await readText("/feeds/vitrine.json")) as readonly Fed[];
  expect(fed).toHaveLength(720);
  const stated = inFeed(fed);
  expect(stated.size).toBeGreaterThan(50);
  expect(sorted(await inApi())).toEqual(sorted(stated));
  expect(sorted(await inAds("/feeds/google-vehicle-ads.csv", "id"))).toEqual(sorted(stated));
  expect(sorted(await inAds("/feeds/meta-automotive.csv", "vehicle_id"))).toEqual(sorted(stated));
});

/** A saving below this has no badge. */
const MIN_BADGE_PERCENT = 3;

test("every card of the stock has its badge and its struck price exactly where the API has a reduction", async () => {
  const reductions = await inApi();
  const struck = new Map<number, string>();
  const badges = new Set<number>();
  let cards = 0;
  for (let page = 1; cards < (await read("perPage=1")).total; page += 1) {
    const found = parse(await readText(`/stock?page=${page}`)).querySelectorAll(".vehicle-grid > li");
    expect(found.length).toBeGreaterThan(0);
    cards += found.length;
    for (const card of found) {
      const id = Number(/\/stock\/(\d+)-/.exec(card.querySelector("a")?.getAttribute("href") ?? "")?.[1]);
      const before = card.querySelector(".price-before");
      if (before) struck.set(id, before.text);
      if (/−\s?\d+\s?%/.test(card.querySelector(".vehicle-badges")?.text ?? "")) badges.add(id);
    }
  }
  const label = "Prix le plus bas des 30\u00a0jours avant la baisse\u00a0: ";
  const expected = new Map([...reductions].map(([id, cents]) => [id, label + formatEuros(cents)]));
  expect(sorted(struck)).toEqual(sorted(expected));
  expect(sortedKeys(badges)).toEqual(sortedKeys((await inApi(MIN_BADGE_PERCENT)).keys()));
});
