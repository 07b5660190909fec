import { openStock } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

/** In pixels; a line of a card is higher. */
const TOLERANCE = 8;

test("a row that is not rendered yet is as high as most rows", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 900 } });
  await openStock(page);
  for (const width of [390, 800, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { estimated, median } = await page.evaluate(() => {
      const grid = document.querySelector<HTMLElement>(".stock-results .vehicle-grid");
      const cards = [...(grid?.children ?? [])] as HTMLElement[];
      const estimates = cards.map((card) => getComputedStyle(card).containIntrinsicHeight);
      for (const card of cards) card.style.contentVisibility = "visible";
      const rows = grid ? getComputedStyle(grid).gridTemplateRows.split(" ").map(Number.parseFloat) : [];
      const sorted = rows.toSorted((a, b) => a - b);
      return { estimated: Number(/[\d.]+/.exec(estimates[0] ?? "")), median: sorted[sorted.length >> 1] ?? 0 };
    });
    const difference = Math.abs(estimated - median);
    const message = `at ${width} pixels --row in stock.css is ${estimated}px, most rows are ${median}px`;
    expect.soft(difference, message).toBeLessThan(TOLERANCE);
  }
});
