import type { BrowserContextOptions, Page } from "@playwright/test";
import { openPage } from "../../browser-support/hydration.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import { expect, test } from "../../browser-support/test.ts";
import { Hand } from "./hand.ts";

const search = (page: Page) => page.getByRole("combobox", { name: "Rechercher dans le stock" });

const cards = (page: Page) => page.getByRole("region", { name: "Véhicules" }).getByRole("article");

const firstCard = (page: Page) => cards(page).first().getByRole("heading").getByRole("link");

const searchFor = async (hand: Hand, words: string): Promise<void> => {
  await hand.enter(search(hand.page), words);
  await hand.press("Enter");
  await hand.page.waitForURL(/\/stock\?/);
};

/** The tasks on one screen. */
export const findACar = (screen: string, options: BrowserContextOptions): void => {
  test.describe(`from the home page, ${screen}`, () => {
    test("a diesel estate below 20,000 € with a tow bar near Esch: three taps", async ({ visit }) => {
      const { page } = await visit(options);
      await openPage(page, "/");
      const hand = new Hand(page);
      await searchFor(hand, "break diesel moins de 20000 attelage esch");
      await hand.follow(firstCard(page), /\/stock\/\d+-/);
      const main = page.getByRole("main");
      for (const fact of [/Diesel/, /Break/, /[Aa]ttelage/, /Esch-sur-Alzette/]) await expect(main).toContainText(fact);
      expect(hand.taps).toBeLessThanOrEqual(3);
    });

    test("the cheapest automatic electric car: five taps", async ({ visit, site }) => {
      const { page } = await visit(options);
      await openPage(page, "/");
      const hand = new Hand(page);
      await searchFor(hand, "électrique automatique");
      await hand.choose(page.getByLabel("Trier par"), "Prix croissant");
      await page.waitForURL(/sort=price-asc/);
      const [cheapest] = await listVehicles(site, "fuel=electric&transmission=automatic&sort=price-asc&perPage=1");
      await hand.follow(
        cards(page)
          .getByRole("link", { name: cheapest?.title ?? "" })
          .first(),
        /\/stock\/\d+-/,
      );
      expect(page.url()).toContain(`/stock/${cheapest?.id}-`);
      expect(hand.taps).toBeLessThanOrEqual(5);
    });

    test("what a car costs a month, and what is in it: two taps from the stock", async ({ visit }) => {
      const { page } = await visit(options);
      await openPage(page, "/stock?condition=used&monthly-max=300&availability=available");
      const hand = new Hand(page);
      await hand.follow(firstCard(page), /\/stock\/\d+-/);
      await hand.tap(page.getByRole("link", { name: "Coût mensuel", exact: true }).filter({ visible: true }).first());
      const cost = page.locator("#cout");
      await expect(cost).toBeInViewport();
      for (const part of ["Énergie", "Assurance", "Entretien"]) await expect(cost).toContainText(part);
      expect(hand.taps).toBe(2);
    });

    test("three cars side by side: four taps from the stock", async ({ visit }) => {
      const { page } = await visit(options);
      await openPage(page, "/stock");
      const hand = new Hand(page);
      for (const index of [0, 1, 2])
        await hand.tap(
          cards(page)
            .nth(index)
            .getByRole("checkbox", { name: /^Comparer/ }),
        );
      await hand.follow(
        page.getByRole("complementary", { name: "Comparaison en cours" }).getByRole("link", { name: "Comparer" }),
        /\/stock\/comparer/,
      );
      await expect(
        page
          .getByRole("main")
          .getByRole("link", { name: /Demander une offre|Réserver un essai/ })
          .first(),
      ).toBeVisible();
      expect(hand.taps).toBeLessThanOrEqual(4);
    });
  });
};
