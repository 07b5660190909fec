import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();

const places = (page: Page) => page.locator(".sites-list h3");
const markers = (page: Page) => page.locator(".site-map [data-place]");

describe("a visitor looks for the place with a body shop", () => {
  test("with scripts: is offered the service, and map and list show the same place", async () => {
    const { page, complaints } = await visited.visitors.visit();
    await page.goto("/concessions", { waitUntil: "networkidle" });
    const all = await places(page).count();
    expect(await markers(page).count()).toBe(all);
    await page.getByLabel("Chercher une concession").fill("carro");
    await page.getByRole("option", { name: /Carrosserie/ }).click();
    await page.waitForURL(/ou=Carrosserie/);
    await expect.poll(() => places(page).count()).toBe(1);
    expect(await places(page).textContent()).toContain("Niederkorn");
    expect(await markers(page).count()).toBe(1);
    await page.getByRole("link", { name: "1, Alzette Automobiles Niederkorn" }).click();
    await page.waitForURL(/#lieu-niederkorn$/);
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("without scripts: the field is a plain form, and nothing found says what to try", async () => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto("/concessions");
    await page.getByLabel("Chercher une concession").fill("nulle part");
    await page.getByRole("button", { name: "Chercher", exact: true }).click();
    await page.getByRole("heading", { name: "L’établissement n’a pas été trouvé" }).waitFor();
    expect(await page.getByLabel("Chercher une concession").inputValue()).toBe("nulle part");
    await page.getByRole("link", { name: "Voir toutes les concessions" }).first().click();
    await page.waitForURL(/\/concessions$/);
    expect(await places(page).count()).toBeGreaterThan(1);
  });
});

const write = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel("Prénom").fill("Léa");
  await page.getByLabel("Nom", { exact: true }).fill(name);
  await page.getByLabel("E-mail", { exact: true }).fill("lea@example.org");
  await page.getByLabel("Votre message concerne").selectOption({ label: "L’entretien ou une réparation" });
  await page.getByLabel("Votre message", { exact: true }).fill("Ma voiture tire à droite.");
};

const expectThanks = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/contact\/merci\?ref=/);
  await page.getByRole("heading", { name: "Votre message est bien arrivé" }).waitFor();
  const reference = (await page.locator("[data-lead-reference]").textContent())?.trim() ?? "";
  const { stdout } = visited.site.vitrine("leads", "show", reference);
  expect(stdout).toContain("Ma voiture tire à droite.");
};

describe("a visitor writes to the group on its contact page", () => {
  test("with scripts: what is missing is said in place, then the message is kept", async () => {
    const { page, complaints } = await visited.visitors.visit({ viewport: { width: 820, height: 1100 } });
    await page.goto("/contact", { waitUntil: "networkidle" });
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    const summary = page.getByRole("region", { name: "Votre demande n’est pas encore partie" });
    await summary.waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await findings(page)).toEqual([]);
    await write(page, "Kieffer");
    await page.getByLabel(/J’accepte/).check();
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expectThanks(page);
    expect(complaints).toEqual([]);
  });

  test("without scripts: the page comes back with everything typed, then the message is kept", async () => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled: false });
    await page.goto("/contact");
    await write(page, "Kieffer-Sans");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await page.getByRole("region", { name: "Votre demande n’est pas encore partie" }).waitFor();
    expect(await page.getByLabel("Votre message", { exact: true }).inputValue()).toBe("Ma voiture tire à droite.");
    await page.getByLabel(/J’accepte/).check();
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expectThanks(page);
  });
});
