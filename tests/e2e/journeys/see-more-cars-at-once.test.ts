import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { PHONE } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

const QUERIES = [
  "",
  "?discounted=1",
  "?condition=used&sort=price",
  "?condition=new",
  "?brand=ford&body=suv&fuel=electric",
];

type Place = { readonly top: number; readonly bottom: number };

type MeasuredCard = { readonly card: Place; readonly parts: readonly Place[]; readonly name: Place | null };

/** Runs in the page: where cards, and the parts that stand on common lines, begin and end. */
const measureCards = (cards: readonly Element[]): readonly MeasuredCard[] => {
  const place = (element: Element): Place => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  };
  return cards.map((card) => {
    const name = card.querySelector(".monthly-name");
    return {
      card: place(card),
      name: name && place(name),
      parts: ["h2", ".vehicle-facts", ".price-amount", ".vehicle-place"].flatMap((part) => {
        const element = card.querySelector(part);
        return element ? [place(element)] : [];
      }),
    };
  });
};

const cardsOf = (page: Page) => page.locator(".stock-results .vehicle-card");

/** From the beginning of the page's own part to its first card. */
const headHeight = async (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (document.querySelector(".vehicle-card")?.getBoundingClientRect().top ?? Infinity) -
      (document.querySelector("main")?.getBoundingClientRect().top ?? 0),
  );

test("at 1440 pixels heading and shortcuts take 200 pixels, and three cards with their prices are in the first screen", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit({ viewport: { width: 1440, height: 900 } });
  for (const query of QUERIES) {
    await openPage(page, `/stock${query}`);
    expect(await headHeight(page), query).toBeLessThanOrEqual(200);
    const cards = await cardsOf(page).evaluateAll(measureCards);
    const withPrice = cards.filter(({ parts }) => (parts[2]?.bottom ?? Infinity) <= 900);
    expect(withPrice.length, query).toBeGreaterThanOrEqual(3);
  }
  expect(await axeViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("on a phone heading and shortcuts take 150 pixels, and one and a half cards are above the bar", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit(PHONE);
  for (const query of QUERIES) {
    await openPage(page, `/stock${query}`);
    expect(await headHeight(page), query).toBeLessThanOrEqual(150);
    const bar = await page.locator(".stock-bar").boundingBox();
    const [, second] = await cardsOf(page).evaluateAll(measureCards);
    const half = second ? (second.card.top + second.card.bottom) / 2 : Infinity;
    expect(half, query).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("title, attributes, price and foot of a row stand on common lines, the payment's name below the price", async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  for (const query of QUERIES) {
    await openPage(page, `/stock${query}`);
    for (const width of [820, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page
        .locator(".stock-results .vehicle-grid > li")
        .evaluateAll((items) =>
          items.forEach((item) => (item as HTMLElement).style.setProperty("content-visibility", "visible")),
        );
      const rows = Map.groupBy(await cardsOf(page).evaluateAll(measureCards), ({ card }) => card.top);
      expect(rows.size).toBeGreaterThan(0);
      for (const [top, cards] of rows) {
        for (const part of [0, 1, 2, 3]) {
          const tops = cards.map(({ parts }) => parts[part]?.top ?? Number.NaN);
          // Sixty-fourths of a pixel are rounded apart.
          expect(Math.max(...tops) - Math.min(...tops), `${query} ${width} ${top} ${part}`).toBeLessThanOrEqual(1);
        }
        for (const { name, parts } of cards)
          if (name) expect(name.top).toBeGreaterThanOrEqual((parts[2]?.bottom ?? Infinity) - 2);
      }
    }
  }
});

test("the past of a car stays on one line at every width", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await openPage(page, "/stock?condition=used&perPage=48");
  for (const width of [320, 390, 700, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await page.locator(".vehicle-history").evaluateAll((lines) =>
      lines.map((line) => {
        const { lineHeight, paddingTop } = getComputedStyle(line);
        const { height } = line.getBoundingClientRect();
        return (height - Number.parseFloat(paddingTop)) / Number.parseFloat(lineHeight);
      }),
    );
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.max(...heights), `${width} pixels`).toBeLessThan(1.5);
  }
});
