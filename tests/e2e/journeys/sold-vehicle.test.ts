import { beforeAll, describe, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { sellOne } from "../../browser/sell-one.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();
let sold: string;
let like: string;

beforeAll(async () => {
  ({ sold, like } = await sellOne(visited.site));
});

describe.each([
  ["with scripts", true],
  ["without scripts", false],
])("a visitor who follows an old link, %s,", (_, javaScriptEnabled) => {
  test("is told which car was sold, and goes on to one that is like it", async () => {
    const { page, complaints } = await visited.visitors.visit({ javaScriptEnabled });
    const answer = await page.goto(sold);
    expect(answer?.status()).toBe(404);
    const main = page.locator('main[data-error-type="vehicle-not-found"]');
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe("Ce véhicule n’est plus disponible");
    expect(await main.textContent()).toContain("Ford Taunus Vendue a trouvé preneur.");
    const card = main.getByRole("article").filter({ has: page.locator(`a[href="${like}"]`) });
    expect(await card.textContent()).toContain("Même modèle");
    await card.getByRole("link").first().click();
    await page.waitForURL(`**${like}`);
    await page.getByRole("heading", { level: 1, name: "Ford Taunus" }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("may go to the whole stock instead", async () => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled });
    await page.goto(sold);
    await page.getByRole("main").getByRole("link", { name: "Voir nos véhicules" }).click();
    await page.waitForURL(/\/stock$/);
    const heading = page.getByRole("heading", { level: 1, name: /^\d+\s?véhicules/ });
    await heading.waitFor();
    expect(await page.locator("main[data-error-type]").count()).toBe(0);
  });
});

test("on a phone the cars like it are a row to swipe through, within the screen", async () => {
  const { page } = await visited.visitors.visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(sold, { waitUntil: "networkidle" });
  const row = page.locator(".similar-row");
  const [room, content] = await row.evaluate((list) => [list.clientWidth, list.scrollWidth]);
  expect(content).toBeGreaterThan(room ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
  const last = row.getByRole("article").nth(2);
  const box = await last.boundingBox();
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test.each([390, 1440])("the page has no finding of axe at %i pixels, light and dark", async (width) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const { page } = await visited.visitors.visit({ viewport: { width, height: 900 }, colorScheme });
    await page.goto(sold, { waitUntil: "networkidle" });
    expect(await findings(page), colorScheme).toEqual([]);
    await page.context().close();
  }
});
