import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { faultsOf } from "../../browser/page-faults.ts";
import { linkIn, mailsTo } from "../../browser/mail-box.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();

const heading = (page: Page): Promise<string | null> => page.getByRole("heading", { level: 1 }).textContent();

const fill = async (page: Page, email: string, button: string): Promise<void> => {
  await page.getByLabel("Votre adresse e-mail").fill(email);
  await page.getByLabel(/J’accepte/).check();
  await page.getByRole("button", { name: button }).click();
  await page.waitForURL(/\/alertes\/envoyee$/);
  expect(await heading(page)).toBe("Vérifiez votre boîte de réception");
};

/** The link in the first mail that came to the address. */
const linkMailed = async (email: string): Promise<string> => {
  await expect.poll(() => mailsTo(visited.site, email).length, { timeout: 15_000 }).toBe(1);
  const [mail] = mailsTo(visited.site, email);
  return mail ? linkIn(mail, "/alertes/confirmer") : "";
};

const confirm = async (page: Page, email: string): Promise<void> => {
  await page.goto(await linkMailed(email));
  await page.getByRole("button", { name: "Confirmer mon alerte" }).click();
  await page.getByRole("heading", { level: 1, name: "Votre alerte est active" }).waitFor();
};

describe.each([
  ["with scripts", true],
  ["without scripts", false],
])("a visitor, %s,", (how, javaScriptEnabled) => {
  const address = (name: string): string => `${name}.${how.replaceAll(" ", "-")}@exemple.lu`;

  test("asks for word of a search and confirms it by mail", async () => {
    const email = address("recherche");
    const { page, complaints } = await visited.visitors.visit({ javaScriptEnabled });
    await page.goto("/stock?brand=ford&fuel=electric");
    await page.getByRole("link", { name: "Créer une alerte" }).first().click();
    await page.waitForURL(/\/alertes\/recherche\?brand=ford&fuel=electric$/);
    expect(await page.getByRole("complementary", { name: "Votre recherche" }).textContent()).toContain(
      "Ford, Électrique",
    );
    await fill(page, email, "Créer l’alerte");
    await confirm(page, email);
    await page.getByRole("link", { name: "Voir cette recherche" }).click();
    await page.waitForURL(/\/stock\?brand=ford&fuel=electric$/);
    expect(complaints).toEqual([]);
  });

  test("wants to hear of what cannot be found yet", async () => {
    const { page, complaints } = await visited.visitors.visit({ javaScriptEnabled });
    await page.goto("/stock?brand=ford&price-max=1000");
    await page.getByRole("link", { name: "Prévenez-moi" }).click();
    await page.waitForURL(/\/alertes\/recherche\?brand=ford&price-max=1000$/);
    await page.getByText("0\u00a0véhicule aujourd’hui").waitFor();
    await fill(page, address("rien"), "Créer l’alerte");
    expect(complaints).toEqual([]);
  });

  test("follows the price of a car, after a slip in the address", async () => {
    const email = address("prix");
    const { page, complaints } = await visited.visitors.visit({ javaScriptEnabled });
    await page.goto("/stock?fuel=electric");
    const card = page.getByRole("article").first();
    const car = (await card.getByRole("heading").textContent()) ?? "";
    await card.getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: car }).waitFor();
    await page.getByRole("link", { name: "Suivre le prix" }).click();
    await page.getByRole("heading", { level: 1, name: "Suivre le prix" }).waitFor();
    expect(await page.getByRole("complementary", { name: "Votre demande concerne" }).textContent()).toContain(car);
    await page.getByLabel("Votre adresse e-mail").fill("marie@");
    await page.getByLabel(/J’accepte/).check();
    await page.getByRole("button", { name: "Suivre ce prix" }).click();
    await page
      .getByRole("link", { name: /adresse|e-mail/i })
      .first()
      .waitFor();
    expect(page.url()).toMatch(/\/alertes\/prix\?vehicule=\d+$/);
    await fill(page, email, "Suivre ce prix");
    await confirm(page, email);
    expect(await page.getByRole("main").textContent()).toContain(car);
    expect(complaints).toEqual([]);
  });
});

const PAGES = [
  "/alertes/recherche?brand=ford&fuel=electric&price-max=40000&q=toit",
  "/alertes/envoyee",
  "/alertes/confirmer?cle=rien",
  "/alertes/arreter?cle=rien",
];

test.each(PAGES)("%s has no finding of axe on a narrow phone and a desk, light and dark", async (path) => {
  const screens = [
    [320, "light"],
    [390, "dark"],
    [1440, "dark"],
  ] as const;
  expect(await faultsOf(visited, path, screens)).toEqual([]);
});

test("the page that confirms has no finding of axe, and is reached and used by keyboard", async () => {
  const email = "clavier@exemple.lu";
  const { page } = await visited.visitors.visit();
  await page.goto("/alertes/recherche?brand=opel");
  await fill(page, email, "Créer l’alerte");
  await page.goto(await linkMailed(email), { waitUntil: "networkidle" });
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Confirmer mon alerte" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Votre alerte est active" }).waitFor();
  expect(await findings(page)).toEqual([]);
});
