import type { BrowserContextOptions, Page } from "@playwright/test";
import { openPage } from "../../browser-support/hydration.ts";
import { type ListedVehicle, listVehicles } from "../../browser-support/listed-vehicles.ts";
import { sawFavourites } from "../../browser-support/seen-favourites.ts";
import { expect, test } from "../../browser-support/test.ts";
import { Hand } from "./hand.ts";

type Priced = ListedVehicle & { readonly price: { readonly purchase: { readonly cents: number } } };

const search = (page: Page) => page.getByRole("combobox", { name: "Rechercher dans le stock" });

const cards = (page: Page) => page.getByRole("region", { name: "Véhicules" }).getByRole("article");

const firstCard = (page: Page) => cards(page).first().getByRole("heading").getByRole("link");

const searchFor = async (hand: Hand, words: string): Promise<void> => {
  await hand.enter(search(hand.page), words);
  await hand.press("Enter");
  await hand.page.waitForURL(/\/stock\?/);
};

const openHome = async (page: Page): Promise<Hand> => {
  await openPage(page, "/");
  return new Hand(page);
};

const followNewest = (hand: Hand): Promise<void> =>
  hand.follow(
    hand.page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link"),
    /\/stock\/\d+-/,
  );

/** The tasks on one screen. */
export const findACar = (screen: string, options: BrowserContextOptions): void => {
  test.describe(`from the home page, ${screen}`, () => {
    test("an estate with a tow bar below 25,000 €: two taps", async ({ visit, site }) => {
      const { page } = await visit(options);
      const hand = await openHome(page);
      await searchFor(hand, "break attelage moins de 25000");
      expect(hand.taps).toBe(2);
      const { searchParams } = new URL(page.url());
      expect(searchParams.get("price-max")).toBe("25000");
      expect(searchParams.get("shape")).toBe("estate");
      searchParams.delete("phrase");
      const [first] = await listVehicles(site, `${searchParams}&perPage=1`);
      await expect(firstCard(page)).toHaveText(first?.title ?? "");
      await hand.follow(firstCard(page), /\/stock\/\d+-/);
      for (const fact of [/Break/, /[Aa]ttelage/]) await expect(page.getByRole("main")).toContainText(fact);
    });

    test("the cheapest automatic electric car with 400 km or more: two taps", async ({ visit, site }) => {
      const { page } = await visit(options);
      const hand = await openHome(page);
      await searchFor(hand, "la moins chère des électriques automatiques, 400 km d’autonomie");
      expect(hand.taps).toBe(2);
      const { searchParams } = new URL(page.url());
      for (const [name, value] of [
        ["fuel", "electric"],
        ["transmission", "automatic"],
        ["range-min", "400"],
        ["sort", "price-asc"],
      ] as const)
        expect([name, searchParams.get(name)]).toEqual([name, value]);
      const [cheapest] = await listVehicles(
        site,
        "fuel=electric&transmission=automatic&range-min=400&sort=price-asc&perPage=1",
      );
      await expect(firstCard(page)).toHaveAttribute("href", new RegExp(`/stock/${cheapest?.id}-`));
    });

    test("what a car costs a month, and what is in it: two taps", async ({ visit }) => {
      const { page } = await visit(options);
      const hand = await openHome(page);
      await followNewest(hand);
      await hand.tap(page.getByRole("link", { name: "Coût mensuel", exact: true }).filter({ visible: true }).first());
      const cost = page.locator("#cout");
      await expect(cost).toBeInViewport();
      for (const part of ["Énergie", "Assurance", "Entretien"]) await expect(cost).toContainText(part);
      expect(hand.taps).toBe(2);
    });

    test("three cars side by side: five taps", async ({ visit }) => {
      const { page } = await visit(options);
      const hand = await openHome(page);
      await hand.follow(page.getByRole("main").getByRole("button", { name: "Voir les véhicules" }), /\/stock/);
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
      expect(hand.taps).toBe(5);
    });

    test("near Arlon, and what it costs a Belgian: two taps", async ({ visit }) => {
      const { page } = await visit(options);
      const hand = await openHome(page);
      await searchFor(hand, "près d’Arlon");
      expect(hand.taps).toBe(2);
      await expect(cards(page).first()).toContainText(/distance\sde\s\d+\skm/);
      const costs = page.getByText("Vous habitez en Belgique\u00a0?", { exact: false });
      await expect(costs).toContainText("TVA belge de 21\u00a0%");
      await expect(costs).toContainText("Taxe de mise en circulation de votre Région");
      await hand.follow(page.getByRole("link", { name: "Tout sur l’achat quand on habite en Belgique" }), /belgique$/);
    });

    test("back after a week, what changed with the favourites: one tap", async ({ visit, site }) => {
      const [first, second] = (await listVehicles(site, "perPage=2&availability=available")) as readonly Priced[];
      if (!first || !second) throw new Error("The demo group has too few vehicles.");
      const { page } = await visit(options);
      await sawFavourites(page, site, 7, [
        { id: first.id, cents: first.price.purchase.cents },
        { id: second.id, cents: second.price.purchase.cents + 50_000 },
      ]);
      const hand = await openHome(page);
      await hand.follow(page.getByRole("banner").getByRole("link", { name: /favoris/i }), /\/stock\/favoris/);
      expect(hand.taps).toBe(1);
      const changed = page.getByText(/^Prix baissé de 500\s€ depuis le \d/);
      await expect(changed).toBeInViewport();
      await expect(page.getByRole("main").getByRole("article").first()).toContainText(second.title);
      await expect(page.getByRole("main")).toContainText(/2\svéhicules, 1\sa changé depuis votre dernière visite/);
    });

    test("a question about a car, to the form: two taps", async ({ visit }) => {
      const { page } = await visit(options);
      const hand = await openHome(page);
      await followNewest(hand);
      await hand.follow(page.getByRole("main").getByRole("link", { name: "Poser une question" }), /\/question$/);
      await expect(page.getByLabel(/Votre question/)).toBeVisible();
      expect(hand.taps).toBe(2);
    });

    test("tyres changed at a garage, to the form: two taps", async ({ visit }) => {
      const { page } = await visit(options);
      const hand = await openHome(page);
      await hand.follow(page.getByRole("main").getByRole("link", { name: "Pneus et stockage" }), /pneus-et-stockage/);
      await hand.follow(page.getByRole("link", { name: "Rendez-vous à Bertrange" }), /prise-de-rendez-vous/);
      await expect(page.locator("label", { has: page.locator('input[aria-label^="samedi"]') }).first()).toBeVisible();
      expect(hand.taps).toBe(2);
    });
  });
};
