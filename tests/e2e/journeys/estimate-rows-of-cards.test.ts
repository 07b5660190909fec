import { openStock } from "../../browser/stock-page.ts";
import { expect, test } from "../../browser/test.ts";

/** In pixels; a line of a card is higher. */
const TOLERANCE = 8;

for (const width of [390, 800, 1024, 1440]) {
  test(`at ${width} pixels a row that is not rendered yet is as high as most rows`, async ({ visit }) => {
    const { page } = await visit({ viewport: { width, height: 900 } });
    await openStock(page);
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
    expect(difference, `--row in stock.css is ${estimated}px, most rows are ${median}px`).toBeLessThan(TOLERANCE);
  });
}
