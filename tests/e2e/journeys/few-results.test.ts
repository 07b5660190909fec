import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { count, countAt, PHONE } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

type ListedVehicle = {
  readonly id: number;
  readonly price: { readonly purchase: { readonly cents: number } | null };
};

const vehiclesOf = async (page: Page, search: string): Promise<readonly ListedVehicle[]> => {
  const answer = await page.request.get(`/api/v1/vehicles?${search}&perPage=100`);
  return ((await answer.json()) as { readonly vehicles: readonly ListedVehicle[] }).vehicles;
};

const euros = ({ price }: ListedVehicle): number => Math.round((price.purchase?.cents ?? 0) / 100);

const MAKES = ["opel", "ford", "hyundai", "kia", "volvo"];

type Search = { readonly make: string; readonly price: number };

const addressOf = ({ make, price }: Search): string => `brand=${make}&transmission=automatic&price-max=${price}`;

/** A make and a highest price that leave this number of vehicles. */
const searchWith = async (page: Page, results: number): Promise<Search> => {
  for (const make of MAKES) {
    const vehicles = await vehiclesOf(page, `brand=${make}&transmission=automatic&sort=price-asc`);
    const prices = vehicles.map(euros);
    const price = results === 0 ? Math.floor((prices[0] ?? 0) * 0.9) : (prices[results - 1] ?? 0);
    if (prices.filter((one) => one <= price).length === results) return { make, price };
  }
  throw new Error(`No make has ${results} vehicles up to a price`);
};

type Card = { readonly id: number; readonly difference: string };

const cardsIn = (page: Page, selector: string): Promise<readonly Card[]> =>
  page.locator(selector).evaluateAll((cards) =>
    cards.map((card) => ({
      id: Number(/\/stock\/(\d+)-/.exec(card.querySelector("h2 a, h3 a")?.getAttribute("href") ?? "")?.[1]),
      difference: card.querySelector(".vehicle-note")?.textContent ?? "",
    })),
  );

const digits = (text: string): number => Number(text.replaceAll(/\D/g, ""));

/** The single filter that a card says its vehicle misses, left out of the search. */
const LOOSER: readonly (readonly [RegExp, (search: Search) => string])[] = [
  [/€ de plus$/, ({ make }) => `brand=${make}&transmission=automatic`],
  [/^Marque/, ({ price }) => `transmission=automatic&price-max=${price}`],
  [/^Boîte de vitesses/, ({ make, price }) => `brand=${make}&price-max=${price}`],
];

for (const results of [0, 3]) {
  test(`a search with ${results} results shows vehicles that miss one filter, and looser searches with their number`, async ({
    visit,
  }) => {
    const { page, consoleErrors } = await visit(results === 0 ? PHONE : {});
    const search = await searchWith(page, results);
    await openPage(page, `/stock?${addressOf(search)}`);
    expect(await count(page)).toBe(results);
    const found = new Set((await vehiclesOf(page, addressOf(search))).map(({ id }) => id));
    const shown = await cardsIn(page, ".stock-results > .vehicle-grid > li");
    expect(new Set(shown.map(({ id }) => id))).toEqual(found);

    const close = await cardsIn(page, ".close-matches .vehicle-grid > li");
    expect(close.length).toBeGreaterThan(0);
    expect(close.length).toBeLessThanOrEqual(6);
    for (const { id, difference } of close) {
      expect(found.has(id), difference).toBe(false);
      const looser = LOOSER.find(([pattern]) => pattern.test(difference));
      const candidates = await vehiclesOf(page, looser?.[1](search) ?? "brand=none");
      const vehicle = candidates.find((candidate) => candidate.id === id);
      if (!vehicle) throw new Error(`${id} misses more than "${difference}"`);
      if (difference.endsWith("de plus")) expect(digits(difference)).toBe(euros(vehicle) - search.price);
    }

    const links = page.locator(".stock-results").getByRole("link", { name: /\d+\svéhicules?$/ });
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      const promised = digits(/[\d\s]+véhicules?$/.exec((await link.textContent()) ?? "")?.[0] ?? "");
      expect(promised).toBeGreaterThan(results);
      expect(await countAt(page, (await link.getAttribute("href")) ?? "")).toBe(promised);
    }
    expect(await axeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
}

test("a search with four results shows them alone", async ({ visit }) => {
  const { page } = await visit();
  await openPage(page, `/stock?${addressOf(await searchWith(page, 4))}`);
  await expect(page.locator(".stock-results .vehicle-grid > li")).toHaveCount(4);
  await expect(page.locator(".close-matches")).toHaveCount(0);
});

test("a radius too small names how much farther the next vehicles are", async ({ visit }) => {
  const { page } = await visit({ ...PHONE, javaScriptEnabled: false });
  await openPage(page, "/stock?near=clervaux&within=10&fuel=electric");
  await expect(page.locator(".stock-count")).toHaveText("Aucun véhicule");
  const [first] = await cardsIn(page, ".close-matches .vehicle-grid > li");
  expect(first?.difference).toMatch(/^À \d+\skm de plus$/);
});

test("a search for one value is close to similar vehicles", async ({ visit }) => {
  const { page } = await visit();
  const answer = await page.request.get("/api/v1/vehicles?perPage=1");
  const { facets } = (await answer.json()) as {
    readonly facets: { readonly brand: { readonly values: readonly { value: string; count: number }[] } };
  };
  const rare = facets.brand.values.find((one) => one.count < 4);
  if (!rare) throw new Error("Every make has four vehicles: search for another facet");
  await openPage(page, `/stock?brand=${rare.value}`);
  expect(await count(page)).toBe(rare.count);
  const close = await cardsIn(page, ".close-matches .vehicle-grid > li");
  expect(close.length).toBeGreaterThan(0);
  for (const { difference } of close) expect(difference).toMatch(/^Marque\s: /);
});

const FIVE_FILTERS = "/stock?fuel=petrol&body=suv&price-max=30000&transmission=automatic&mileage-max=100000";

/** Runs in the page: whether the row, or the window, cuts the ring of what has the focus. */
const isRingCut = (): boolean => {
  const focused = document.activeElement as HTMLElement;
  const { outlineOffset, outlineWidth } = getComputedStyle(focused);
  const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const chip = focused.getBoundingClientRect();
  const row = focused.closest(".chips-run")?.getBoundingClientRect();
  if (!row) return true;
  const isInside = (from: number, to: number, low: number, high: number): boolean =>
    from - ring >= low - 0.5 && to + ring <= high + 0.5;
  return !(
    isInside(chip.left, chip.right, Math.max(0, row.left), Math.min(innerWidth, row.right)) &&
    isInside(chip.top, chip.bottom, row.top, row.bottom)
  );
};

test("with five filters the first car starts in the upper part of a phone, and the row of filters follows the keyboard and cuts no focus ring", async ({
  visit,
}) => {
  const { page } = await visit(PHONE);
  await openPage(page, FIVE_FILTERS);
  const card = await page.locator(".stock-results article").first().boundingBox();
  expect(card?.y).toBeLessThanOrEqual(330);
  await expect(page.getByRole("navigation", { name: "Recherches fréquentes" })).toHaveCount(0);
  const row = page.getByRole("group", { name: "Filtres actifs" });
  const tops = await row
    .getByRole("link", { name: /^Retirer/ })
    .evaluateAll((chips) => chips.map((chip) => Math.round(chip.getBoundingClientRect().top)));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const links = page.getByRole("group", { name: "Filtres actifs" }).getByRole("link");
  await links.first().focus();
  for (let index = 0; index < (await links.count()); index += 1) {
    await expect(links.nth(index)).toBeFocused();
    // The row is scrolled with the next frame.
    await expect.poll(() => page.evaluate(isRingCut), `chip ${index}`).toBe(false);
    await page.keyboard.press("Tab");
  }
});
