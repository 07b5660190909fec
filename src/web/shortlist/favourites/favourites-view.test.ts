import { expect, test } from "vitest";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { exampleVehicle } from "../../vehicle/card/vehicle.examples.ts";
import { buildFavouritesView, type FavouritesInput } from "./favourites-view.ts";

const CARS = [
  exampleVehicle({ id: 1, mileage_km: 90_000, construction_year: 2020 }),
  exampleVehicle({ id: 2, mileage_km: null, construction_year: 2025 }),
  exampleVehicle({ id: 3, mileage_km: 10_000, price: { purchase: null }, stock_number: null }),
];

/** 20 November 2026, in days since 1970. */
const TODAY = 20_777;

const viewOf = (search: string, changes: Partial<FavouritesInput> = {}) =>
  buildFavouritesView({
    vehicles: CARS,
    changes: [],
    today: TODAY,
    removedVehicles: [],
    removedCount: 0,
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
    ...changes,
  });

const idsFor = (search: string) => viewOf(search).cards.map(({ id }) => id);

test("sorts by most recently added or by the requested order, unknown values last", () => {
  expect(idsFor("")).toEqual([3, 2, 1]);
  expect(idsFor("sort=mileage-asc")).toEqual([3, 1, 2]);
  expect(idsFor("sort=year-desc")).toEqual([2, 3, 1]);
  expect(idsFor("sort=price-asc").at(-1)).toBe(3);
  expect(idsFor("sort=nonsense")).toEqual([3, 2, 1]);
});

test("puts what changed first, unless another order is requested, and says so", () => {
  const changes = [{ id: 1, kind: "cheaper", cents: 50_000, day: TODAY - 8 }] as const;
  const view = viewOf("", { changes });
  expect(view.cards.map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(view.notes).toEqual([{ id: 1, text: "Prix baissé de 500\u00a0€ depuis le 12\u00a0novembre" }]);
  expect(view.sorts[0]).toMatchObject({ label: "Changements d’abord", selected: true });
  expect(viewOf("sort=mileage-asc", { changes }).cards.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(viewOf("").sorts[0]?.label).toBe("Ajoutés en dernier");
});

test("the sort links of a shared list contain its vehicles, those of the visitor's own list do not", () => {
  const hrefs = (shared: boolean) => viewOf("sort=price-asc", { shared }).sorts.map(({ href }) => href);
  expect(hrefs(true)[1]).toBe("/stock/favoris?ids=1.2.3&sort=price-asc");
  expect(hrefs(false).slice(0, 2)).toEqual(["/stock/favoris", "/stock/favoris?sort=price-asc"]);
  expect(viewOf("sort=price-asc").sorts.filter(({ selected }) => selected)).toHaveLength(1);
});

test("the link to the adviser form contains every vehicle, also of a shared list", () => {
  expect(viewOf("sort=price-asc").adviserHref).toBe("/stock/favoris/demande?ids=1.2.3");
  expect(viewOf("", { shared: true }).adviserHref).toBe("/stock/favoris/demande?ids=1.2.3");
});

test("names removed vehicles with their pages if known, and counts the rest", () => {
  const puma = { name: "Ford Puma", href: "/stock/7-ford-puma", isSold: true };
  const removed = (removedVehicles: FavouritesInput["removedVehicles"], removedCount: number, shared = false) =>
    viewOf("", { removedVehicles, removedCount, shared }).notices.removed;
  expect(removed([], 0)).toBeNull();
  expect(removed([puma], 3)).toEqual({
    text: "Certains véhicules ne sont plus disponibles et ont été retirés de votre liste.",
    vehicles: [puma],
    more: "2\u00a0autres",
  });
  expect(removed([], 1)).toMatchObject({ vehicles: [], more: null });
  expect(removed([puma], 1, true)?.text).not.toContain("votre liste");
});

test("confirms the last change, and offers to undo a removal", () => {
  expect(viewOf("ajout=1").notices).toMatchObject({ done: "Ajouté à vos favoris.", undo: [] });
  expect(viewOf("retrait=1.2").notices).toMatchObject({
    done: "2\u00a0véhicules retirés de vos favoris.",
    undo: [1, 2],
  });
  expect(viewOf("retrait=<b>").notices).toMatchObject({ done: null, undo: [] });
});
