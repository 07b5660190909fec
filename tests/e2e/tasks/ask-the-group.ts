import type { BrowserContextOptions, Locator, Page } from "@playwright/test";
import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";
import { Hand } from "./hand.ts";

const menu = async (hand: Hand, group: string): Promise<Locator> => {
  const { page } = hand;
  const opener = page.getByRole("button", { name: "Ouvrir le menu" });
  if (await opener.isVisible()) await hand.tap(opener);
  const navigation = page.getByRole("navigation", { name: "Navigation principale" });
  await hand.tap(navigation.getByText(group, { exact: true }));
  return navigation;
};

const enterPerson = async (hand: Hand, lastName: string): Promise<void> => {
  const { page } = hand;
  await hand.enter(page.getByLabel("Prénom"), "Anaïs");
  await hand.enter(page.getByLabel("Nom", { exact: true }), lastName);
  await hand.enter(page.getByLabel("E-mail", { exact: true }), "anais@example.org");
};

const submit = async (hand: Hand, button: string): Promise<void> => {
  await hand.follow(hand.page.getByRole("button", { name: button, exact: true }), /\/merci\?ref=/);
};

const reference = (page: Page) => page.locator("[data-lead-reference]");

/** In Luxembourg the site gives no price. */
const SALE = "Demander une reprise";

/** The tasks on one screen. */
export const askTheGroup = (screen: string, options: BrowserContextOptions): void => {
  test.describe(`from the home page, ${screen}`, () => {
    test("is the workshop open now: one tap", async ({ visit }) => {
      const { page } = await visit(options);
      await openPage(page, "/");
      const hand = new Hand(page);
      const bar = page.getByRole("navigation", { name: "Nous joindre" }).getByRole("link", { name: "Horaires" });
      const link = (await bar.isVisible())
        ? bar
        : page.getByRole("banner").getByRole("link", { name: "Nos concessions" });
      await hand.follow(link, /\/concessions$/);
      const first = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { level: 3 }) })
        .first();
      const state = first.getByText(/^Atelier/).first();
      await expect(state).toBeInViewport();
      await expect(first).toContainText(/Atelier\s*:?\s*(?:ouvert|fermé)/i);
      expect(hand.taps).toBe(1);
    });

    test("tyres on a Saturday: nineteen taps, nine of them the fields of a person and a car", async ({ visit }) => {
      const { page } = await visit(options);
      await openPage(page, "/");
      const hand = new Hand(page);
      await hand.follow(
        (await menu(hand, "Services")).getByRole("link", { name: /^Pneus et stockage/ }),
        /pneus-et-stockage/,
      );
      await hand.follow(page.getByRole("link", { name: "Rendez-vous à Bertrange" }), /prise-de-rendez-vous/);
      await hand.choose(
        page.getByLabel("Le travail à faire"),
        "Changer quatre roues complètes (30\u00a0min, à partir de 49\u00a0€)",
      );
      await hand.tap(page.locator("label", { has: page.locator('input[aria-label^="samedi"]') }).first());
      await hand.tap(
        page
          .locator("label", { has: page.locator('input[name="slot"]') })
          .filter({ visible: true })
          .first(),
      );
      await hand.enter(page.getByLabel("Plaque d’immatriculation"), "AB 1234");
      await hand.enter(page.getByLabel("Marque et modèle"), "Ford Puma");
      await enterPerson(hand, `Pneus ${screen}`);
      await hand.enter(page.getByLabel("Téléphone"), "621 123 456");
      await submit(hand, "Prendre rendez-vous");
      await expect(page.getByRole("main")).toContainText(/samedi \d+/);
      expect(hand.taps).toBeLessThanOrEqual(19);
    });

    test("a question about a car: two taps to the form, four in it", async ({ visit }) => {
      const { page } = await visit(options);
      await openPage(page, "/stock");
      const hand = new Hand(page);
      await hand.follow(page.getByRole("article").first().getByRole("heading").getByRole("link"), /\/stock\/\d+-/);
      await hand.follow(page.getByRole("main").getByRole("link", { name: "Poser une question" }), /\/question$/);
      expect(hand.taps).toBe(2);
      await hand.enter(page.getByLabel(/Votre question/), "La voiture est-elle visible samedi ?");
      await hand.enter(page.getByLabel("Votre nom"), `Question ${screen}`);
      await expect(page.getByLabel(/^Téléphone/)).toBeHidden();
      await hand.enter(page.getByLabel(/^E-mail/), "anais@example.org");
      await submit(hand, "Envoyer la question");
      await expect(reference(page)).toBeVisible();
      await expect(page.getByRole("blockquote")).toHaveText("La voiture est-elle visible samedi ?");
      await expect(page.getByRole("main")).toContainText(
        /Un conseiller (?:de |d’).+ vous répond par e-mail, au plus tard (?:lun|mar|mercre|jeu|vendre|same|diman)di? ?\S* ?\d/,
      );
      expect(hand.taps).toBeLessThanOrEqual(6);
    });

    test("the sale of a car: two taps to the form, fifteen to the time of its answer", async ({ visit }) => {
      const { page } = await visit(options);
      await openPage(page, "/");
      const hand = new Hand(page);
      const ofBar = page.getByRole("navigation", { name: "Accès rapides" }).getByRole("link", { name: SALE });
      const isWide = await ofBar.isVisible();
      if (!isWide) await hand.tap(page.getByRole("button", { name: "Ouvrir le menu" }));
      const ofMenu = page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", { name: SALE });
      await hand.follow(isWide ? ofBar : ofMenu, /vendre-ma-voiture/);
      await expect(page.getByLabel("Marque", { exact: true })).toBeInViewport();
      expect(hand.taps).toBeLessThanOrEqual(2);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(SALE);
      await hand.enter(page.getByLabel("Marque", { exact: true }), "Ford");
      await hand.enter(page.getByLabel("Modèle", { exact: true }), "Puma");
      await hand.enter(page.getByLabel("Année de première mise en circulation"), "2021");
      await hand.enter(page.getByLabel("Kilométrage"), "65000");
      await hand.choose(page.getByLabel("Carburant"), "Essence");
      await hand.tap(page.getByText("Normal pour son âge"));
      await enterPerson(hand, `Vente ${screen}`);
      await submit(hand, "Proposer ma voiture");
      await expect(page.getByRole("main")).toContainText("vous répond sous un jour ouvré");
      expect(hand.taps).toBeLessThanOrEqual(15);
    });

    test("five vans on lease with one total: four taps to the form", async ({ visit }) => {
      const { page } = await visit(options);
      await openPage(page, "/");
      const hand = new Hand(page);
      await hand.follow(
        page.getByRole("contentinfo").getByRole("link", { name: "Leasing d’entreprise" }),
        /\/business-lease$/,
      );
      const vans = page.locator("#utilitaires");
      await hand.enter(vans.getByRole("spinbutton", { name: /^Nombre de Ford Transit Courier/ }), "5");
      await hand.follow(vans.getByRole("button", { name: "Demander ces véhicules" }), /\/demande\?/);
      const total = page.getByText(/^[\d\s]+,\d\d\s€ hors TVA par mois$/);
      await expect(total).toBeVisible();
      await expect(page.getByRole("main")).toContainText("pour 5\u00a0véhicules");
      await expect(page.getByLabel("Société")).toBeVisible();
      expect(hand.taps).toBeLessThanOrEqual(4);
      await hand.enter(page.getByRole("spinbutton", { name: /^Nombre de Ford Transit Courier/ }), "6");
      await expect(page.getByRole("main")).toContainText("pour 6\u00a0véhicules");
      await hand.enter(page.getByLabel("Société"), "Toitures SA");
      await enterPerson(hand, `Flotte ${screen}`);
      await hand.enter(page.getByLabel("Téléphone"), "621 123 456");
      await submit(hand, "Envoyer la demande");
      await expect(page.getByRole("main")).toContainText("6\u00a0×\u00a0Ford Transit Courier");
    });

    test("a mechanic's job: four taps to the form", async ({ visit }) => {
      const { page } = await visit(options);
      await openPage(page, "/");
      const hand = new Hand(page);
      await hand.follow(page.getByRole("contentinfo").getByRole("link", { name: /^Carrières/ }), /\/carrieres$/);
      await hand.follow(page.getByRole("link", { name: /^Mécanicien automobile/ }), /mecanicien-automobile/);
      await hand.tap(page.getByRole("link", { name: "Postuler en ligne" }));
      await expect(page.getByLabel("Prénom")).toBeVisible();
      expect(hand.taps).toBeLessThanOrEqual(4);
    });
  });
};
