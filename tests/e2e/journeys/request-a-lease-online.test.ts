import type { Page } from "@playwright/test";
import { formatEuros, formatWholeEuros } from "#domain/shared/index.ts";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { hydrated, openPage } from "../../browser-support/hydration.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";

type Car = { readonly id: number; readonly slug: string };

let car: Car;

test.beforeEach(async ({ site }) => {
  const [first] = await listVehicles(site, "perPage=1&condition=new&availability=available&monthly-max=600");
  if (!first) throw new Error("the demo group leases no new vehicle");
  car = first;
});

const formPath = (query = ""): string => `/stock/${car.slug}/leasing-en-ligne${query}`;

type Lease = {
  readonly monthly: { readonly cents: number; readonly cents_without_vat: number };
  readonly total_cents: number;
  readonly residual_cents: number;
};

const leaseAt = async (site: Site, query: string): Promise<Lease> =>
  (await (await fetch(`${site.url}/api/v1/vehicles/${car.id}/lease${query}`)).json()) as Lease;

const amount = (page: Page) => page.locator(".leasing-amount");
const step = (page: Page, name: string) => page.getByRole("region", { name });
const next = (page: Page) => page.getByRole("link", { name: "Continuer" }).click();

const fillInPerson = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel("Prénom").fill("Anaïs");
  await page.getByLabel("Nom", { exact: true }).fill("D’Hulst");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Téléphone").fill("621 123 456");
  await page.getByLabel("Rue et numéro").fill("1, rue de l’Alzette");
  await page.getByLabel("Code postal").fill("L-4011");
  await page.getByLabel("Localité").fill("Esch-sur-Alzette");
};

type SavedLead = {
  readonly fields: Readonly<Record<string, string>>;
  readonly calculation: Readonly<Record<string, number | string | null>>;
};

/** Sends the form, and reads the lead as the staff do. */
const send = async (page: Page, site: Site): Promise<{ readonly lead: SavedLead; readonly shown: string }> => {
  await page.getByRole("button", { name: "Envoyer ma demande de leasing" }).click();
  await page.waitForURL(/\/merci\?ref=/);
  const reference = (await page.locator("[data-lead-reference]").textContent()) ?? "";
  const lead = JSON.parse((await site.vitrine("leads", "show", reference, "--format", "json")).stdout) as SavedLead;
  return { lead, shown: (await site.vitrine("leads", "show", reference)).stdout };
};

const expectCalculation = (lead: SavedLead, lease: Lease): void => {
  expect(lead.calculation).toMatchObject({
    monthly_cents: lease.monthly.cents,
    monthly_without_vat_cents: lease.monthly.cents_without_vat,
    total_cents: lease.total_cents,
    residual_cents: lease.residual_cents,
    displayed_monthly_cents: null,
  });
};

test.describe("a visitor requests a lease online", () => {
  test("in four steps, which carry the calculation of the vehicle's page to the staff", async ({ site, visit }) => {
    const { page, consoleErrors } = await visit();
    await openPage(page, `/stock/${car.slug}?duration=36&mileage=20000&deposit=2000`);
    await page.getByRole("link", { name: "Demander ce leasing" }).click();
    await page.waitForURL(/leasing-en-ligne\?duration=36/);
    await hydrated(page);
    const lease = await leaseAt(site, "?duration=36&mileage=20000&deposit=200000");
    const month = formatEuros(lease.monthly.cents);
    await expect(amount(page)).toContainText(formatWholeEuros(lease.monthly.cents));
    expect(await axeViolations(page)).toEqual([]);
    await next(page);
    await expect(step(page, "Vous ou votre société").getByRole("heading").first()).toBeFocused();
    await expect(step(page, "Votre offre")).toBeHidden();
    await page.getByLabel("Contrat à durée indéterminée").check();
    await fillInPerson(page, "anais.etapes@exemple.lu");
    await page.getByLabel("Téléphone").fill("12");
    expect(await axeViolations(page)).toEqual([]);
    await next(page);
    await expect(page.getByLabel("Téléphone")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Téléphone").fill("621 123 456");
    await next(page);
    await expect(page.getByRole("list", { name: "À préparer" })).toContainText("Vos trois dernières fiches de salaire");
    await expect(amount(page)).toContainText(formatWholeEuros(lease.monthly.cents));
    expect(await axeViolations(page)).toEqual([]);
    await page.goBack();
    await expect(page.getByLabel("E-mail")).toHaveValue("anais.etapes@exemple.lu");
    await next(page);
    await next(page);
    await expect(step(page, "Confirmation")).toContainText("Anaïs D’Hulst");
    const { lead, shown } = await send(page, site);
    await expect(page.getByText(`${month}\u00a0par mois`)).toBeVisible();
    expectCalculation(lead, lease);
    expect(lead.fields).toMatchObject({ duration: "36", yearly_mileage: "20000", deposit: "2000" });
    expect(shown).toContain(month);
    expect(shown).toContain("Prix de l’option d’achat");
    expect(consoleErrors).toEqual([]);
  });

  test("without scripts, on one page that keeps everything when terms change", async ({ site, visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await openPage(page, formPath());
    await page.getByLabel("Retraite").check();
    await fillInPerson(page, "anais.sans@exemple.lu");
    await page.getByRole("radio", { name: "24\u00a0mois" }).check({ force: true });
    await page.getByLabel("Premier versement").fill("1 000");
    await page.getByRole("button", { name: "Recalculer" }).click();
    const mileage = await page.locator("[name=mileage]:checked").inputValue();
    const lease = await leaseAt(site, `?duration=24&mileage=${mileage}&deposit=100000`);
    await expect(amount(page)).toContainText(formatWholeEuros(lease.monthly.cents));
    await expect(page.getByLabel("E-mail")).toHaveValue("anais.sans@exemple.lu");
    await expect(page.getByLabel("Retraite")).toBeChecked();
    await expect(page.getByText("Votre dernier avis de pension")).toBeVisible();
    const { lead } = await send(page, site);
    expectCalculation(lead, lease);
  });

  test("for a company, whose VAT number is checked", async ({ site, visit }) => {
    const { page } = await visit();
    await openPage(page, formPath());
    await next(page);
    await expect(page.getByLabel("Numéro de TVA")).toBeHidden();
    await page.getByLabel("La demande est pour ma société").check();
    await fillInPerson(page, "anais.societe@exemple.lu");
    await page.getByLabel(/^Société|^Entreprise/).fill("Fleurs du Kirchberg S.à r.l.");
    await page.getByLabel("Nombre de véhicules").fill("3");
    await page.getByLabel("Numéro de TVA").fill("LU12345678");
    await next(page);
    await expect(page.locator("#demande-vat_number-error")).toContainText("LU et huit chiffres");
    await page.getByLabel("Numéro de TVA").fill("LU 1234 5613");
    await next(page);
    await expect(page.getByText("Statuts de la société")).toBeVisible();
    await next(page);
    const { lead } = await send(page, site);
    expect(lead.fields).toMatchObject({ vat_number: "LU12345613", vehicle_count: "3", employment: "company" });
  });

  test("later on the same device, until it is sent", async ({ site, visit }) => {
    const { page } = await visit();
    await openPage(page, formPath());
    await page.getByLabel("Premier versement").fill("1500");
    await next(page);
    await page.getByLabel("Autre situation").check();
    await fillInPerson(page, "anais.plus.tard@exemple.lu");
    await openPage(page, formPath());
    await expect(page.getByText("Nous avons repris ce que vous aviez saisi")).toBeVisible();
    await expect(amount(page)).toContainText("1\u202f500\u00a0€");
    await next(page);
    await expect(page.getByLabel("E-mail")).toHaveValue("anais.plus.tard@exemple.lu");
    await next(page);
    await next(page);
    const { lead } = await send(page, site);
    expect(lead.fields).toMatchObject({ deposit: "1500", employment: "other" });
    await openPage(page, formPath());
    await expect(page.getByText("Nous avons repris ce que vous aviez saisi")).toBeHidden();
  });

  test("not after a week: what was typed is removed from the device", async ({ visit }) => {
    const { page } = await visit();
    await openPage(page, formPath());
    await page.evaluate((vehicleId) => {
      const draft = (savedAt: number) => JSON.stringify({ savedAt, values: { deposit: "1500" } });
      const weekAgo = Date.now() - 7 * 24 * 3_600_000 - 1000;
      localStorage.setItem(`leasing-en-ligne:${vehicleId}`, draft(weekAgo));
      localStorage.setItem("leasing-en-ligne:1", draft(weekAgo));
      localStorage.setItem("leasing-en-ligne:2", draft(Date.now()));
    }, car.id);
    await openPage(page, formPath());
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("leasing-en-ligne:"))))
      .toEqual(["leasing-en-ligne:2"]);
    await expect(page.getByText("Nous avons repris ce que vous aviez saisi")).toBeHidden();
  });
});
