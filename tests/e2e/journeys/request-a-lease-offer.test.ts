import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { hydrated, openPage } from "../../browser-support/hydration.ts";
import { type Answers, fillIn, leadForm, send } from "../../browser-support/leads/lead-form.ts";
import { follow } from "../../browser-support/leads/lead-journey.ts";
import { mailsWith } from "../../browser-support/leads/outbox.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { requestedBesideManifests } from "../../browser-support/requested-paths.ts";
import { PHONE } from "../../browser-support/stock-page.ts";
import { saveData } from "../../browser-support/save-data.ts";
import { expect, test } from "../../browser-support/test.ts";

type Monthly = { readonly cents: number; readonly cents_without_vat: number };

const monthlyAt = async (site: Site, slug: string, query: string): Promise<Monthly> => {
  const answer = await fetch(`${site.url}/api/v1/lease-offers/${slug}?${query}`);
  return ((await answer.json()) as { readonly monthly: Monthly }).monthly;
};

const offers = (page: Page) => page.getByRole("main").locator("#offres");

/** Without scripts the button sends the choice. */
const choose = async (
  page: Page,
  label: string,
  value: string,
  { button, scripts }: { readonly button: string; readonly scripts: boolean },
): Promise<void> => {
  const field = page.getByRole("main").getByLabel(label, { exact: true });
  await field.selectOption(value);
  const parameter = (await field.getAttribute("name")) ?? "";
  if (!scripts) await page.getByRole("button", { name: button, exact: true }).first().click();
  await page.waitForURL((url) => url.searchParams.get(parameter) === value);
};

/** Fills in the form of the page; returns the lead as the staff read it. */
const request = async (site: Site, page: Page, kind: keyof typeof LEAD_KINDS, answers: Answers) => {
  const form = leadForm(page);
  await form.waitFor();
  await hydrated(page);
  const email = `${randomUUID()}@exemple.lu`;
  await fillIn(form, LEAD_KINDS[kind], { first_name: "Anaïs", last_name: "D’Hulst", ...answers, email });
  await send(form);
  await page.waitForURL(/\/demande\/merci\?ref=/);
  const reference = (await page.locator("[data-lead-reference]").textContent())?.trim() ?? "";
  const { stdout } = await site.vitrine("leads", "show", reference, "--format", "json");
  return { reference, lead: JSON.parse(stdout) as Lead, text: (await site.vitrine("leads", "show", reference)).stdout };
};

/** The text parts of an email, decoded. */
const textOf = (raw: string): string =>
  raw
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/((?:=[0-9A-F]{2})+)/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString("utf8"));

for (const scripts of [true, false]) {
  const how = scripts ? "with scripts" : "without scripts";

  test(`a private customer ${how} filters by budget, chooses terms and requests the offer`, async ({ site, visit }) => {
    const { page, consoleErrors } = await visit({ javaScriptEnabled: scripts });
    await openPage(page, "/private-lease");
    await choose(page, "Marque", "opel", { button: "Afficher", scripts });
    await choose(page, "Budget mensuel TTC", "300", { button: "Afficher", scripts });
    await expect(offers(page).getByRole("status")).toContainText("1\u00a0offre");
    await offers(page).getByRole("link", { name: "Opel Corsa" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Opel Corsa");
    await hydrated(page);
    await choose(page, "Kilomètres par an", "15000", { button: "Calculer", scripts });
    await choose(page, "Durée", "48", { button: "Calculer", scripts });
    const monthly = await monthlyAt(site, "opel-corsa", "duration=48&mileage=15000&deposit=200000");
    await expect(page.locator(".lease-payment")).toContainText(formatEuros(monthly.cents));
    await follow(page, "Demander cette offre");
    await expect(page.getByRole("complementary", { name: "Votre demande concerne" })).toContainText(
      "48\u00a0mois\u00a0· 15\u202f000\u00a0km/an\u00a0· premier\u00a0versement 2\u202f000\u00a0€",
    );
    const { reference, lead, text } = await request(site, page, "lease_request", { preferred_contact: "email" });
    expect(lead.kind).toBe("lease_request");
    expect(lead.subject).toMatchObject({
      type: "lease_offer",
      slug: "opel-corsa",
      lease: { duration_months: 48, annual_mileage_km: 15_000, deposit_cents: 200_000, monthly_cents: monthly.cents },
    });
    expect(text).toContain("Opel Corsa Edition 1.2 75");
    const mail = () => mailsWith(site, reference).find(({ to }) => to === "accueil@alzette-automobiles.example");
    await expect.poll(() => mail() !== undefined).toBe(true);
    const body = textOf(mail()?.raw ?? "");
    expect(body).toContain("48\u00a0mois\u00a0· 15\u202f000\u00a0km/an");
    expect(body).toContain(formatEuros(monthly.cents_without_vat));
    expect(consoleErrors).toEqual([]);
  });
}

test("a company without scripts opens a cell of the grid and requests the offer", async ({ site, visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await openPage(page, "/business-lease/kia-ev3-business");
  const cell = page
    .getByRole("row", { name: /^10\s000/ })
    .getByRole("link")
    .nth(3);
  const amount = (await cell.textContent())?.trim() ?? "";
  await cell.click();
  await page.waitForURL(/\?duration=60&mileage=10000&deposit=0$/);
  await expect(page.locator(".lease-payment")).toContainText(amount);
  await follow(page, "Demander cette offre");
  const { lead } = await request(site, page, "fleet_request", {
    company: "Exemple S.à r.l.",
    phone: "621 123 456",
    fleet_size: "3-4",
    message: "Trois voitures identiques.",
  });
  const monthly = await monthlyAt(site, "kia-ev3-business", "duration=60&mileage=10000&deposit=0");
  expect(formatEuros(monthly.cents_without_vat)).toBe(amount);
  expect(lead.subject).toMatchObject({
    type: "lease_offer",
    kind: "business",
    lease: { monthly_without_vat_cents: monthly.cents_without_vat, duration_months: 60 },
  });
});

test("a fleet manager chooses terms of a van and asks for five", async ({ site, visit }) => {
  const { page, consoleErrors } = await visit();
  await openPage(page, "/entreprise/vehicules-utilitaires");
  await page.getByRole("main").getByRole("link", { name: "Ford Transit Custom", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ford Transit Custom");
  await hydrated(page);
  await choose(page, "Kilomètres par an", "30000", { button: "Calculer", scripts: true });
  const { searchParams, pathname } = new URL(page.url());
  const deposit = Number(searchParams.get("deposit")) * 100;
  const slug = pathname.split("/").at(-1) ?? "";
  const query = `duration=${searchParams.get("duration")}&mileage=30000&deposit=${deposit}`;
  const monthly = await monthlyAt(site, slug, query);
  await expect(page.locator(".lease-payment")).toContainText(`${formatEuros(monthly.cents)} TTC`);
  await expect(page.locator(".lease-payment .price")).toContainText(
    formatEuros(monthly.cents_without_vat).replace("\u00a0€", ""),
  );
  await follow(page, "Demander cette offre");
  const { lead } = await request(site, page, "fleet_request", {
    company: "Exemple S.à r.l.",
    phone: "621 123 456",
    fleet_size: "5-14",
    message: "Cinq fourgons pour nos chantiers.",
  });
  expect(lead.fields).toMatchObject({ fleet_size: "5-14", message: "Cinq fourgons pour nos chantiers." });
  expect(lead.subject).toMatchObject({
    type: "lease_offer",
    kind: "van",
    lease: { annual_mileage_km: 30_000, monthly_cents: monthly.cents },
  });
  expect(consoleErrors).toEqual([]);
});

const OFFER = "/private-lease/ford-puma";

const payment = (page: Page) => page.locator(".lease-payment");

const cost = (page: Page) => page.locator("#cout");

const leaseTotal = (page: Page) =>
  cost(page).getByRole("row", { name: "Total par mois" }).getByRole("cell").nth(2).textContent();

test("an offer calculates other terms in the browser: payment, links, cost of ownership and address follow", async ({
  site,
  visit,
}) => {
  const { page, consoleErrors } = await visit();
  await saveData(page);
  await openPage(page, OFFER);
  const before = await leaseTotal(page);
  await cost(page)
    .getByLabel(/^(?:Essence|Carburant)/)
    .fill("1,80");
  await page.waitForURL(/cost-fuel=1/);
  const loaded = page.waitForResponse(/offer-at-terms/);
  await page.getByLabel("Durée", { exact: true }).focus();
  await loaded;
  const requests = requestedBesideManifests(page);

  await page.getByLabel("Durée", { exact: true }).selectOption("36");
  await page.getByLabel("Kilomètres par an", { exact: true }).selectOption("20000");
  const first = await monthlyAt(site, "ford-puma", "duration=36&mileage=20000&deposit=300000");
  await expect(payment(page)).toContainText(formatEuros(first.cents));
  await expect(page.locator("[aria-current=true]", { hasText: formatEuros(first.cents) })).toBeVisible();
  await expect(cost(page).getByLabel("Durée de possession")).toHaveValue("3");
  await expect(cost(page).getByLabel("Kilométrage annuel")).toHaveValue("20\u202f000");
  await expect(cost(page).getByLabel(/^(?:Essence|Carburant)/)).toHaveValue("1,80");
  await expect.poll(() => leaseTotal(page)).not.toBe(before);
  await page.waitForURL(/\?cost-fuel=1%2C80&duration=36&mileage=20000&deposit=3000$/);

  await page.getByRole("navigation", { name: "Choisir le premier versement" }).getByRole("link").first().click();
  const second = await monthlyAt(site, "ford-puma", "duration=36&mileage=20000&deposit=0");
  await expect(payment(page)).toContainText(formatEuros(second.cents));
  await page.waitForURL(/deposit=0/);
  await expect(page.getByRole("link", { name: "Demander cette offre" })).toHaveAttribute(
    "href",
    `${OFFER}/demande?duration=36&mileage=20000&deposit=0`,
  );
  await page.getByRole("link", { name: "Revenir aux conditions de l’offre" }).click();
  await page.waitForURL(/duration=48&mileage=15000&deposit=3000/);
  await expect(page.getByLabel("Durée", { exact: true })).toHaveValue("48");
  expect(requests.filter((path) => !path.startsWith("/assets/"))).toEqual([]);

  await page.reload();
  await expect(cost(page).getByLabel(/^(?:Essence|Carburant)/)).toHaveValue("1,80");
  expect(consoleErrors).toEqual([]);
});

test("the forms and the grid of an offer carry the visitor's energy price without scripts", async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await openPage(page, `${OFFER}?cost-years=2&cost-fuel=1.80`);
  await choose(page, "Durée", "36", { button: "Calculer", scripts: false });
  expect(new URL(page.url()).searchParams.get("cost-fuel")).toBe("1.80");
  await expect(cost(page).getByLabel("Durée de possession")).toHaveValue("3");
  await page
    .getByRole("row", { name: /^10\s000/ })
    .getByRole("link")
    .first()
    .click();
  await page.waitForURL(/mileage=10000/);
  expect(new URL(page.url()).searchParams.get("cost-fuel")).toBe("1.80");
  await cost(page).getByLabel("Durée de possession").selectOption("4");
  await cost(page).getByRole("button", { name: "Recalculer" }).click();
  await page.waitForURL(/cost-years=4/);
  expect(new URL(page.url()).searchParams.get("mileage")).toBe("10000");
});

test("the back button restores the filters of the overview", async ({ visit }) => {
  const { page } = await visit();
  await openPage(page, "/business-lease");
  await choose(page, "Énergie", "electric", { button: "Afficher", scripts: true });
  await expect(offers(page).getByRole("link", { name: "Effacer les filtres" })).toBeVisible();
  const filtered = await offers(page).getByRole("status").textContent();
  await choose(page, "Trier par", "name", { button: "Afficher", scripts: true });
  await page.goBack();
  await expect(page.getByLabel("Trier par")).toHaveValue("price-asc");
  await expect(page.getByLabel("Énergie")).toHaveValue("electric");
  await expect(offers(page).getByRole("status")).toHaveText(filtered ?? "");
});

const electricOffers = async ({ url }: Site): Promise<string> => {
  const html = await (await fetch(`${url}/business-lease?fuel=electric`)).text();
  return /\d+\soffres?(?=<)/.exec(html)?.[0] ?? "";
};

for (const javaScriptEnabled of [true, false]) {
  test(`a phone has the filters in a drawer, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    site,
    visit,
  }) => {
    const { page, consoleErrors } = await visit({ ...PHONE, javaScriptEnabled });
    await openPage(page, "/business-lease");
    const energy = page.getByLabel("Énergie");
    await expect(energy).toBeHidden();
    await page.getByRole("button", { name: "Filtrer" }).tap();
    await energy.selectOption("electric");
    if (javaScriptEnabled) {
      await page.waitForURL(/\?fuel=electric$/);
      const see = page.getByRole("button", { name: `Voir ${await electricOffers(site)}`, exact: true });
      await see.waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await see.tap();
    } else {
      await page.getByRole("button", { name: "Afficher" }).tap();
      await page.waitForURL(/\?.*fuel=electric/);
    }
    await expect(energy).toBeHidden();
    await page.getByRole("button", { name: "Filtrer (1)" }).waitFor();
    await expect(offers(page).getByRole("link", { name: "Effacer les filtres" })).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });
}

test("the conditions of a card open by keyboard and close by Escape, without an axe violation", async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await openPage(page, "/private-lease");
  const button = page.getByRole("button", { name: "Conditions complètes Fiat Panda" });
  await button.focus();
  await page.keyboard.press("Enter");
  const conditions = page.getByRole("dialog", { name: "Conditions de l’offre Fiat Panda" });
  await expect(conditions).toContainText("sous réserve d’acceptation du dossier");
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(conditions).toBeHidden();
});

test("terms that cannot be calculated say so beside the advertised payment, without an axe violation", async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await openPage(page, "/private-lease/ford-puma?deposit=28000");
  await expect(page.getByText("Ces conditions n’ont pas de loyer")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
