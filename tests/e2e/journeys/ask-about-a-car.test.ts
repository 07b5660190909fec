import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();

const numberIn = (text: string | null): number => Number((text ?? "").replaceAll(/\D/g, ""));

const countOf = async (page: Page): Promise<number> => numberIn(await page.locator("h1").textContent());

const fillForm = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel("Prénom").fill("Anaïs");
  await page.getByLabel("Nom", { exact: true }).fill(name);
  await page.getByLabel("E-mail", { exact: true }).fill("anais@example.org");
  await page.getByLabel(/Votre message/).fill("Le véhicule est-il visible samedi ?");
  await page.getByLabel(/J’accepte/).check();
  await page.getByRole("button", { name: "Demander une offre" }).click();
  await page.waitForURL(/\/merci\?ref=/);
};

type ListedLead = { reference: string; kind: string; fields: { last_name: string }; subject: { title: string } };

const leadOf = (name: string): ListedLead | undefined => {
  const { code, stdout } = visited.site.vitrine("leads", "list", "--format", "json");
  expect(code).toBe(0);
  return (JSON.parse(stdout) as ListedLead[]).find(({ fields }) => fields.last_name === name);
};

const outbox = (): string[] => {
  const folder = join(visited.site.dataDir, "outbox");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
};

const expectKept = async (page: Page, name: string): Promise<void> => {
  const reference = (await page.locator("[data-lead-reference]").textContent())?.trim() ?? "";
  expect(reference).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  const lead = leadOf(name);
  expect(lead?.reference).toBe(reference);
  expect(lead?.kind).toBe("interest");
  await expect.poll(() => outbox().filter((mail) => mail.includes(reference)).length, { timeout: 15_000 }).toBe(2);
};

describe("a visitor finds a diesel by filters, opens it and asks for an offer", () => {
  test("with scripts: the page answers in place", async () => {
    const { page, complaints } = await visited.visitors.visit();
    await page.goto("/stock");
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
    await fillForm(page, "Weber-Script");
    await expectKept(page, "Weber-Script");
    expect(complaints).toEqual([]);
  });

  test("without scripts: forms and links do the same", async () => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled: false });
    await page.goto("/stock");
    const all = await countOf(page);
    await page.getByRole("checkbox", { name: /^Ford/ }).check();
    await page.getByRole("checkbox", { name: /^Diesel/ }).check();
    await page.getByRole("button", { name: "Afficher les véhicules" }).click();
    await page.waitForURL(/brand=ford.*fuel=diesel/);
    expect(await countOf(page)).toBeLessThan(all);
    await page.locator("article a").first().click();
    await page.getByRole("link", { name: "Demander une offre" }).first().click();
    await fillForm(page, "Weber-Sans");
    await expectKept(page, "Weber-Sans");
  });
});

describe("a visitor who leaves something out", () => {
  test("is told at the field what to do, and nothing typed is lost", async () => {
    const { page, complaints } = await visited.visitors.visit();
    await page.goto("/stock");
    await page.locator("article a").first().click();
    await page.getByRole("link", { name: "Demander une offre" }).first().click();
    await page.getByLabel("Prénom").fill("Luc");
    await page.getByLabel("E-mail", { exact: true }).fill("luc-sans-arobase");
    await page.getByRole("button", { name: "Demander une offre" }).click();
    const summary = page.getByRole("region", { name: "Votre demande n’est pas encore partie" });
    await summary.waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByLabel("Prénom").inputValue()).toBe("Luc");
    expect(await page.getByLabel("E-mail", { exact: true }).inputValue()).toBe("luc-sans-arobase");
    expect(await page.locator("[aria-invalid=true]").count()).toBeGreaterThanOrEqual(3);
    expect(complaints).toEqual([]);
  });

  test("is told the same without scripts", async () => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled: false });
    await page.goto("/stock");
    await page.locator("article a").first().click();
    await page.getByRole("link", { name: "Demander une offre" }).first().click();
    await page.getByLabel("Prénom").fill("Luc");
    await page.locator("form[method=post]").evaluate((form) => form.setAttribute("novalidate", ""));
    await page.getByRole("button", { name: "Demander une offre" }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    expect(await page.getByLabel("Prénom").inputValue()).toBe("Luc");
    expect(leadOf("Luc")).toBeUndefined();
  });
});
