import type { Page } from "@playwright/test";
import { openPage } from "../../browser-support/hydration.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import { mailsWith } from "../../browser-support/leads/outbox.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";

const countOf = async (page: Page): Promise<number> =>
  Number(((await page.locator("h1").textContent()) ?? "").replaceAll(/\D/g, ""));

/** A name that no other test uses. */
const newName = (label: string): string => {
  const letters = Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26)));
  return `Weber-${label}-${letters.join("")}`;
};

const sendForm = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel("Prénom").fill("Anaïs");
  await page.getByLabel("Nom", { exact: true }).fill(name);
  await page.getByLabel("E-mail", { exact: true }).fill(`${name}@example.org`);
  await page.getByLabel(/Votre message/).fill("Le véhicule est-il visible samedi ?");
  await page.getByRole("button", { name: "Demander une offre" }).click();
  await page.waitForURL(/\/merci\?ref=/);
};

type ListedLead = { reference: string; kind: string; fields: { first_name: string; last_name: string } };

const leads = async (site: Site): Promise<readonly ListedLead[]> => {
  const { code, stdout } = await site.vitrine("leads", "list", "--format", "json");
  expect(code).toBe(0);
  return JSON.parse(stdout) as ListedLead[];
};

const expectSaved = async (site: Site, page: Page, name: string): Promise<void> => {
  const reference = (await page.locator("[data-lead-reference]").textContent())?.trim() ?? "";
  expect(reference).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  const lead = (await leads(site)).find(({ fields }) => fields.last_name === name);
  expect(lead?.reference).toBe(reference);
  expect(lead?.kind).toBe("interest");
  await expect.poll(() => mailsWith(site, reference).length).toBe(2);
};

test.describe("a visitor filters for a diesel, opens it and requests an offer", () => {
  test("with scripts: the page answers in place", async ({ site, visit }) => {
    const name = newName("scripts");
    const { page, consoleErrors } = await visit();
    await openPage(page, "/stock");
    const all = await countOf(page);
    await page.getByRole("checkbox", { name: /^Ford/ }).check();
    await page.waitForURL(/brand=ford/);
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    await page.getByRole("checkbox", { name: /^Diesel/ }).check();
    await page.waitForURL(/fuel=diesel/);
    await expect.poll(() => page.locator("article h2, article h3").first().textContent()).toContain("Ford");
    await page.locator("article a").first().click();
    await page.waitForURL(/\/stock\/\d+-1-ford/);
    await expect.poll(() => page.locator("h1").textContent()).toContain("Ford");
    await page.getByRole("link", { name: "Demander une offre" }).first().click();
    await page.waitForURL(/\/interessee$/);
    await sendForm(page, name);
    await expectSaved(site, page, name);
    expect(consoleErrors).toEqual([]);
  });

  test("without scripts: forms and links do the same", async ({ site, visit }) => {
    const name = newName("plain");
    const { page } = await visit({ javaScriptEnabled: false });
    await openPage(page, "/stock");
    const all = await countOf(page);
    await page.getByRole("checkbox", { name: /^Ford/ }).check();
    await page.getByRole("checkbox", { name: /^Diesel/ }).check();
    await page.getByRole("button", { name: "Afficher les véhicules" }).click();
    await page.waitForURL(/brand=ford.*fuel=diesel/);
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    await page.locator("article a").first().click();
    await page.getByRole("link", { name: "Demander une offre" }).first().click();
    await sendForm(page, name);
    await expectSaved(site, page, name);
  });
});

test.describe("a visitor who leaves a field out", () => {
  test("sees at the field what to do without scripts, loses no answer, and no lead is saved", async ({
    site,
    visit,
  }) => {
    const firstName = newName("Luc");
    const { page } = await visit({ javaScriptEnabled: false });
    const [vehicle] = await listVehicles(site, "perPage=1");
    await openPage(page, `/stock/${vehicle?.slug}/interessee`);
    await page.getByLabel("Prénom").fill(firstName);
    await page.locator("main form[method=post]").evaluate((form) => form.setAttribute("novalidate", ""));
    await page.getByRole("button", { name: "Demander une offre" }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    await expect.poll(() => page.getByLabel("Prénom").inputValue()).toBe(firstName);
    expect((await leads(site)).filter(({ fields }) => fields.first_name === firstName)).toEqual([]);
  });
});
