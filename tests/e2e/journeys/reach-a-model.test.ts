import type { Page } from "@playwright/test";
import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";

/** The page of a model: pictures, prices, configurator, brochure, stock. */
const expectModel = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/ford\/puma$/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Ford Puma");
  await expect(main.locator(".gallery-strip img").first()).toBeVisible();
  for (const price of ["Prix au comptant", "En leasing"])
    await expect(main.locator(".model-prices").getByText(price, { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: /^Configurer ce modèle/ })).toBeVisible();
  await expect(main.getByRole("link", { name: "Brochure Ford Puma" })).toBeVisible();
  await expect(main.getByRole("link", { name: /^Voir \d+ véhicules en stock/ })).toBeVisible();
};

/** Follows the menu to the brand; on a phone it is behind a button. */
const openBrand = async (page: Page): Promise<void> => {
  const menu = page.getByRole("button", { name: "Ouvrir le menu" });
  if (await menu.isVisible()) await menu.click();
  await page.locator("summary", { hasText: "Marques" }).locator("visible=true").click();
  await page
    .locator("details", { hasText: "Marques" })
    .getByRole("link", { name: /^Ford/ })
    .locator("visible=true")
    .click();
  await page.waitForURL(/\/ford$/);
};

const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the card of its brand": async (page) => {
    await openPage(page, "/ford");
    await page.getByRole("main").getByRole("link", { name: "Ford Puma", exact: true }).first().click();
  },
  "the menu": async (page) => {
    await openPage(page, "/faq");
    await openBrand(page);
    await page.getByRole("main").getByRole("link", { name: "Ford Puma", exact: true }).first().click();
  },
  "the list of models": async (page) => {
    await openPage(page, "/ford/tous-les-modeles");
    await page.getByRole("link", { name: "Ford Puma", exact: true }).click();
  },
  "an old address": async (page) => {
    await openPage(page, "/fr/vehicules-neufs/ford/puma");
  },
  "a search": async (page) => {
    await openPage(page, "/");
    const field = page.getByRole("main").getByLabel("Rechercher dans le stock");
    await field.click();
    await field.pressSequentially("ford puma");
    await page.getByRole("listbox").getByRole("option").filter({ hasText: "Ford Puma" }).first().click();
    await page.getByRole("link", { name: "Ford Puma neuf : versions, prix et leasing" }).click();
  },
};

/** The menu differs between the screens. */
const widthsOf = (name: string): readonly number[] => (name === "the menu" ? [390, 1440] : [390]);

for (const [name, follow] of Object.entries(WAYS)) {
  for (const width of widthsOf(name)) {
    test(`${name} leads to the prices, brochure and configurator of a model at ${width} pixels`, async ({ visit }) => {
      const { page, consoleErrors } = await visit({ viewport: { width, height: 900 } });
      await follow(page);
      await expectModel(page);
      expect(consoleErrors).toEqual([]);
    });
  }
}

test("the page of a model works without scripts: thumbnails, conditions and configurator", async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto("/opel/opel-corsa");
  await page.getByText("Conditions complètes").click();
  await expect(page.getByText(/^Calculé pour la version/)).toBeVisible();
  await page.getByRole("link", { name: "Configurer ce modèle" }).click();
  await page.waitForURL(/#configurateur$/);
  await page
    .getByRole("link", { name: /^Configurer / })
    .nth(1)
    .click();
  await page.waitForURL(/\/opel\/models\/corsa\/contact\?version=/);
});

test("the configurator of a model is reached and used by keyboard", async ({ visit }) => {
  const { page } = await visit();
  await openPage(page, "/opel/opel-corsa");
  const configure = page.getByRole("link", { name: "Configurer ce modèle" });
  await configure.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/#configurateur$/);
  await expect(page.locator("#configurateur")).toBeInViewport();
  // The focus follows the anchor: the next stop is the first version.
  await page.keyboard.press("Tab");
  await expect(page.locator("#configurateur a").first()).toBeFocused();
});
