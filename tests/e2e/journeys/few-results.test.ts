import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser/axe.ts";
import { openPage } from "../../browser/hydration.ts";
import { count, countAt, PHONE } from "../../browser/stock-page.ts";
import { expect, test } from "../../browser/test.ts";

type ListedVehicle = {
  readonly id: number;
  readonly price: { readonly purchase: { readonly cents: number } | null };
};

const vehiclesOf = async (page: Page, search: string): Promise<readonly ListedVehicle[]> => {
  const answer = await page.request.get(`/api/v1/vehicles?${search}&perPage=100`);
  return ((await answer.json()) as { readonly vehicles: readonly ListedVehicle[] }).vehicles;
};

const euros = ({ price }: ListedVehicle): number => Math.round((price.purchase?.cents ?? 0) / 100);

const FILTERS = "brand=opel&transmission=automatic";

/** A highest price that leaves this number of vehicles, and that price. */
const priceFor = async (page: Page, results: number): Promise<number> => {
  const prices = (await vehiclesOf(page, `${FILTERS}&sort=price-asc`)).map(euros);
  const price = results === 0 ? Math.floor((prices[0] ?? 0) * 0.9) : (prices[results - 1] ?? 0);
  expect(prices.filter((one) => one <= price)).toHaveLength(results);
  return price;
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
const LOOSER: readonly (readonly [RegExp, (price: number) => string])[] = [
  [/€ de plus$/, () => FILTERS],
  [/^Marque/, (price) => `transmission=automatic&price-max=${price}`],
  [/^Boîte de vitesses/, (price) => `brand=opel&price-max=${price}`],
];

for (const results of [0, 1, 2, 3]) {
  test(`a search with ${results} results shows vehicles that miss one filter, and looser searches with their number`, async ({
    visit,
  }) => {
    const { page, consoleErrors } = await visit(results % 2 === 0 ? PHONE : {});
    const price = await priceFor(page, results);
    const search = `${FILTERS}&price-max=${price}`;
    await openPage(page, `/stock?${search}`);
    expect(await count(page)).toBe(results);
    const found = new Set((await vehiclesOf(page, search)).map(({ id }) => id));
    const shown = await cardsIn(page, ".stock-results > .vehicle-grid > li");
    expect(new Set(shown.map(({ id }) => id))).toEqual(found);

    const close = await cardsIn(page, ".close-matches .vehicle-grid > li");
    expect(close.length).toBeGreaterThan(0);
    expect(close.length).toBeLessThanOrEqual(6);
    for (const { id, difference } of close) {
      expect(found.has(id), difference).toBe(false);
      const looser = LOOSER.find(([pattern]) => pattern.test(difference));
      const candidates = await vehiclesOf(page, looser?.[1](price) ?? "brand=none");
      const vehicle = candidates.find((candidate) => candidate.id === id);
      if (!vehicle) throw new Error(`${id} misses more than "${difference}"`);
      if (difference.endsWith("de plus")) expect(digits(difference)).toBe(euros(vehicle) - price);
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
  const price = await priceFor(page, 4);
  await openPage(page, `/stock?${FILTERS}&price-max=${price}`);
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
