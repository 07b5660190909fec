import { expect, test } from "vitest";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { exampleVehicle } from "../../vehicle/card/vehicle.examples.ts";
import { cachedFavourites, type CachedFavouritesInput } from "./cached-favourites.ts";
import { buildFavouritesView } from "./favourites-view.ts";

/** The page as rendered by the server for these vehicles, in the order they were added. */
const serverView = (ids: readonly number[], search = "") =>
  buildFavouritesView({
    vehicles: ids.map((id) => exampleVehicle({ id })),
    removedVehicles: [{ name: "Ford Puma", href: "/stock/7-ford-puma", isSold: true }],
    changes: [],
    today: 20_777,
    removedCount: search === "" ? 0 : 1,
    shared: false,
    query: new URLSearchParams(search),
    crumbs: [],
    newest: [],
    cards: {
      hrefOf: ({ slug }) => `/stock/${slug}`,
      monthlyOf: () => null,
      locationNameOf: () => null,
      wltp: true,
      now: new Date("2026-11-20T10:00:00Z"),
      stockOpenedAt: null,
    },
    paths: createPaths(FRENCH_SEGMENTS),
    siteUrl: "https://www.example.lu",
  });

const CARDS = new Map(serverView([1, 2, 3]).cards.map((card) => [card.id, card]));

const cachedView = (changes: Partial<CachedFavouritesInput> = {}) =>
  cachedFavourites({
    last: serverView([1, 2], "sort=price-asc"),
    query: new URLSearchParams(),
    cookies: "favoris=3.1",
    cardOf: (id) => CARDS.get(id) ?? null,
    ...changes,
  });

test("is the page that the server would render", () => {
  expect(cachedView()).toEqual(serverView([3, 1]));
  expect(cachedView({ cookies: "" })).toEqual(serverView([]));
  expect(cachedView({ last: serverView([]) })).toEqual(serverView([3, 1]));
});

test.each([
  ["a vehicle without a recent card", { cardOf: (id: number) => (id === 1 ? null : (CARDS.get(id) ?? null)) }],
  ["a shared list", { query: new URLSearchParams("ids=3.1") }],
  ["another order", { query: new URLSearchParams("sort=price-asc") }],
  ["a cookie to correct", { cookies: "favoris=3.1.x" }],
])("is left to the server for %s", (_, changes) => {
  expect(cachedView(changes)).toBeNull();
});
