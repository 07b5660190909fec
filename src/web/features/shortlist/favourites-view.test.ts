import { expect, test } from "vitest";
import { createPaths, FRENCH_SEGMENTS, STRINGS } from "#domain/site/index.ts";
import { exampleVehicle } from "../stock/example-vehicle.ts";
import { buildFavouritesView, type FavouritesInput } from "./favourites-view.ts";

const CARS = [
  exampleVehicle({ id: 1, mileage_km: 90_000, construction_year: 2020 }),
  exampleVehicle({ id: 2, mileage_km: null, construction_year: 2025 }),
  exampleVehicle({ id: 3, mileage_km: 10_000, price: { purchase: null }, stock_number: null }),
];

const viewOf = (search: string, changes: Partial<FavouritesInput> = {}) =>
  buildFavouritesView({
    vehicles: CARS,
    gone: [],
    goneCount: 0,
    shared: false,
    query: new URLSearchParams(search),
    crumbs: [],
    cards: {
      hrefOf: ({ slug }) => `/stock/${slug}`,
      monthlyOf: () => null,
      placeOf: () => null,
      now: new Date("2026-11-20T10:00:00Z"),
      openedAt: null,
    },
    paths: createPaths(FRENCH_SEGMENTS),
    siteUrl: "https://www.example.lu",
    ...changes,
  });

const shown = (search: string) => viewOf(search).cards.map(({ id }) => id);

test("the last that was added comes first, unless another order is asked for; what is unknown comes last", () => {
  expect(shown("")).toEqual([3, 2, 1]);
  expect(shown("sort=mileage-asc")).toEqual([3, 1, 2]);
  expect(shown("sort=year-desc")).toEqual([2, 3, 1]);
  expect(shown("sort=price-asc").at(-1)).toBe(3);
  expect(shown("sort=nonsense")).toEqual([3, 2, 1]);
});

test("a shared list keeps its vehicles in the addresses of its orders, one's own has none in them", () => {
  const hrefs = (shared: boolean) => viewOf("sort=price-asc", { shared }).sorts.map(({ href }) => href);
  expect(hrefs(true)[1]).toBe("/stock/favoris?ids=1.2.3&sort=price-asc");
  expect(hrefs(false).slice(0, 2)).toEqual(["/stock/favoris", "/stock/favoris?sort=price-asc"]);
  expect(viewOf("sort=price-asc").sorts.filter(({ on }) => on)).toHaveLength(1);
});

test("the form for an adviser is about every vehicle of the list, also of a shared one", () => {
  expect(viewOf("sort=price-asc").adviserHref).toBe("/stock/favoris/demande?ids=1.2.3");
  expect(viewOf("", { shared: true }).adviserHref).toBe("/stock/favoris/demande?ids=1.2.3");
});

test("vehicles that are gone are named as far as they are known, the rest is counted", () => {
  const removed = (gone: readonly string[], goneCount: number, shared = false) =>
    viewOf("", { gone, goneCount, shared }).notices.removed;
  expect(removed([], 0)).toBeNull();
  expect(removed(["Ford Puma"], 3)).toEqual({ text: STRINGS.vehiclesRemoved, names: ["Ford Puma", "2\u00a0autres"] });
  expect(removed([], 1)?.names).toEqual([]);
  expect(removed(["Ford Puma"], 1, true)?.text).not.toContain("votre liste");
});

test("what a form has just done is confirmed, and what was removed can be put back", () => {
  expect(viewOf("ajout=1").notices).toMatchObject({ done: "Ajouté à vos favoris.", undo: [] });
  expect(viewOf("retrait=1.2").notices).toMatchObject({
    done: "2\u00a0véhicules retirés de vos favoris.",
    undo: [1, 2],
  });
  expect(viewOf("retrait=<b>").notices).toMatchObject({ done: null, undo: [] });
});
