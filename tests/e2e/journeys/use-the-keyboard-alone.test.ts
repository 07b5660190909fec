import type { Page } from "@playwright/test";
import { hydrated, openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element instanceof HTMLInputElement)
      return `${element.type} ${element.labels?.[0]?.textContent ?? element.name}`;
    return element?.textContent?.trim() ?? "";
  });

const MAX_STOPS = 120;

/** Presses Tab until the element that has the focus matches. */
const tabTo = async (page: Page, expected: RegExp): Promise<void> => {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    if (expected.test(await focused(page))) return;
  }
  throw new Error(`Tab never reaches ${String(expected)}`);
};

test("filters the stock, opens a vehicle and sends the form with the keyboard alone", async ({ visit }) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/stock");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Aller au contenu");
  await page.keyboard.press("Enter");
  await tabTo(page, /^checkbox Kia/);
  await page.keyboard.press("Space");
  await page.waitForURL(/brand=kia/);
  await expect.poll(() => page.locator("article h2, article h3").first().textContent()).toContain("Kia");
  await page.locator("article a").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/stock\/\d+-1-kia/);
  await expect.poll(() => page.locator("h1").textContent()).toContain("Kia");
  await hydrated(page);
  await tabTo(page, /^Demander une offre/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/interessee$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  await tabTo(page, /^text Prénom/);
  await page.keyboard.type("Jeanne");
  await tabTo(page, /^text Nom/);
  await page.keyboard.type("Clavier");
  await tabTo(page, /^email/);
  await page.keyboard.type("jeanne@example.org");
  await tabTo(page, /^Demander une offre/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/merci\?ref=/);
  expect(consoleErrors).toEqual([]);
});

test("skips the filters and reaches the first vehicle", async ({ visit }) => {
  const { page } = await visit();
  await openPage(page, "/stock");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Aller au contenu");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Aller aux résultats");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#resultats$/);
  const title = (await page.locator("article h2").first().textContent()) ?? "";
  const stops: string[] = [];
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press("Tab");
    stops.push(await focused(page));
  }
  expect(stops.join("\n")).toContain(title);
});
